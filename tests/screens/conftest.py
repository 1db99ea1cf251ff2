# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Golden screens: tests here take `check`."""

import pytest

from tests.sitting import Sitting
from tools.boards import SIZES
from tools.virtual import finger, golden
from tools.virtual.machine import Machine

# On a display of twice the size everything is drawn by the same code, twice as large.
FEW = {"makerfabs_tft7": ("home", "entry", "result")}


@pytest.fixture
def check(request):
    """check(machine, "home"): the screen is as recorded; `make screens-record` records it."""
    act = golden.record if request.config.getoption("--record") else golden.check

    def check(machine, name):
        if name in FEW.get(machine.board.name, (name,)):
            act(machine, name)

    return check


@pytest.fixture(scope="module", params=SIZES)
def sit(request):
    """One machine a board: every state brings its own game."""
    with Machine(request.param) as machine:
        machine.power_on()
        finger.settle(machine)
        sitting = Sitting(machine)
        sitting.fair()
        yield sitting
