# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The driver of the FT6336 over a bus with its chip."""

from tests.table.device.glass_checks import SIZE, GlassChecks


class TestFt6336(GlassChecks):
    kind, driver, address = "ft6336", "focaltouch", 0x38
    fingers = 2


def test_a_kind_that_the_driver_does_not_know_is_told_and_never_read(bench):
    bench = bench("ft6336")
    bench.chip._registers.put(0xA3, b"\x99")
    bench.find("focaltouch", SIZE)
    assert "unknown kind of FocalTech chip" in bench.told()
    assert bench.look(100, 50) is None
