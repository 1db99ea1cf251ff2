# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Golden screens: tests here take `check`."""

import pytest

from tools.virtual import golden


@pytest.fixture
def check(request):
    """check(machine, "home"): the screen is as recorded; `make screens-record` records it."""
    return golden.record if request.config.getoption("--record") else golden.check
