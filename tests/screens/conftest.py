# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Golden screens: tests here take `check`."""

import pytest

from tests.sitting import Sitting
from tools.virtual import finger, golden
from tools.virtual.boards import BOARDS
from tools.virtual.machine import Machine


@pytest.fixture
def check(request):
    """check(machine, "home"): the screen is as recorded; `make screens-record` records it."""
    return golden.record if request.config.getoption("--record") else golden.check


@pytest.fixture(scope="module", params=sorted(BOARDS))
def sit(request):
    """One machine a board: every state brings its own game."""
    with Machine(request.param) as machine:
        machine.power_on()
        finger.settle(machine)
        sitting = Sitting(machine)
        sitting.fair()
        yield sitting
