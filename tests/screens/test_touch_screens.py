# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The screens that set up touch: as recorded, on both sizes."""

import pytest

from tests.layout import faults
from tests.sitting import Sitting
from tools.virtual import finger
from tools.virtual.machine import Machine

SPOTS = ((9000, 11000), (55000, 11000), (9000, 52000))
STATES = {
    "hold": ("hold", {}),
    "calibrate": ("calibrate", {}),
    "calibrate-again": ("calibrate", {"again": True}),
    "calibrate-check": ("calibrate", {"spots": SPOTS}),
    "calibrate-done": ("calibrate", {"kept": True}),
    "calibrate-unkept": ("calibrate", {"kept": False}),
}


@pytest.fixture(scope="module", params=("pyportal", "pyportal_titano"))
def sit(request):
    with Machine(request.param) as machine:
        machine.power_on()
        finger.settle(machine)
        yield Sitting(machine)


@pytest.mark.parametrize("state", STATES)
def test_as_recorded(sit, state, check):
    name, view = STATES[state]
    if name == "hold":  # it would go on to home at once
        sit.machine.finger(100, 100)
        sit.show(name)
        sit.machine.run(900)
    else:
        sit.open(name, **view)
    assert faults(sit.app.screen, sit.app.theme.width, sit.app.theme.height) == []
    check(sit.machine, state)
    sit.machine.lift()
