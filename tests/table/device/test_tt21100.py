# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The driver of the TT21100 over a bus with its chip."""

from tests.table.device.glass_checks import GlassChecks


class TestTt21100(GlassChecks):
    kind, driver, address = "tt21100", "tt21100", 0x24
    fingers = 2
