# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Milliseconds that wrap."""

from table.clock import since


def test_time_runs_on_across_the_wrap():
    assert since(100, 350) == 250
    assert since((1 << 29) - 5, 7) == 12
