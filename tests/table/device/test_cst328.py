# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The driver of the CST328 over a bus with its chip."""

from tests.table.device.glass_checks import GlassChecks


class TestCst328(GlassChecks):
    kind, driver, address = "cst328", "cst328", 0x1A
    fingers = 2
