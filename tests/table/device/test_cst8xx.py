# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The driver of the CST8xx over a bus with its chip."""

from tests.chip_bench import RESET
from tests.table.device.glass_checks import SIZE, GlassChecks


class TestCst8xx(GlassChecks):
    kind, driver, address = "cst8xx", "cst8xx", 0x15
    fingers = 1


def test_a_chip_that_sleeps_is_nobody_and_wakes_under_the_finger(bench):
    bench = bench("cst8xx")
    bench.find("cst8xx", SIZE)
    assert [bench.again(1000) for _ in range(7)] == [None] * 7
    with bench.machine.inside():
        assert not bench.chip.answers(0x15)
    assert bench.look(100, 50) == (100, 50)


def test_one_that_sleeps_at_the_start_is_found_by_a_finger(bench):
    bench = bench("cst8xx")
    bench.machine.run(6000)
    bench.find("cst8xx", SIZE)
    assert "No touch controller CST8xx" in bench.told()
    assert "asleep until it is touched" in bench.told()
    assert [bench.again(10) for _ in range(30)] == [None] * 30
    assert bench.look(100, 50) == (100, 50)


def test_one_with_a_reset_pin_is_woken_at_the_start(bench):
    bench = bench("cst8xx", rst=RESET)
    bench.machine.run(6000)
    bench.find("cst8xx", SIZE, reset=RESET)
    assert bench.told() == ""
