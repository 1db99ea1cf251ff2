# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Touch that lies otherwise than the wiring says."""

from types import SimpleNamespace

import pytest
from table.device import turned

SIZE = (320, 240)


class Glass:
    def __init__(self, point):
        self._point = point

    def read(self):
        return self._point


def fitted(said, point=(10, 20), tuning=None):
    display = SimpleNamespace(width=SIZE[0], height=SIZE[1])
    device = SimpleNamespace(touch=Glass(point), display=display, tuning=tuning)
    turned.fit(device, said)
    return device.touch


@pytest.mark.parametrize(
    ("said", "point", "seen"),
    [
        ("x", (10, 20), (309, 20)),
        ("y", (10, 20), (10, 219)),
        ("x,y", (10, 20), (309, 219)),
        (" x , y ", (0, 0), (319, 239)),
        ("swap", (0, 239), (318, 0)),
        ("swap", (319, 0), (0, 239)),
        ("swap,y", (0, 0), (0, 239)),
        ("swap,x", (319, 239), (1, 239)),
        ("x", None, None),
    ],
)
def test_a_point_is_turned(said, point, seen):
    assert fitted(said, point).read() == seen


@pytest.mark.parametrize("said", ["left", "x,z", ",", "XY"])
def test_what_is_no_way_to_turn_is_told_and_left_aside(capsys, said):
    assert fitted(said).read() == (10, 20)
    out = capsys.readouterr().out
    assert f"CROWN_TOUCH_TURN is {said!r}, of which are known: swap, x, y" in out


def test_a_panel_that_can_be_set_up_is_not_turned(capsys):
    assert fitted("x", tuning=object()).read() == (10, 20)
    assert "CROWN_TOUCH_TURN is left aside" in capsys.readouterr().out


def test_an_owner_turns_a_board(new_machine):
    from tools.virtual import finger

    machine = new_machine("m5stack_core2", settings={"CROWN_TOUCH_TURN": "x,y"})
    machine.power_on()
    finger.settle(machine)
    machine.finger(10, 20)
    with machine.inside():
        assert machine.app.device.touch.read() == (309, 219)


@pytest.mark.parametrize("said", ["", "x"])
def test_the_setting_is_read_once(new_machine, said):
    class Asked(dict):
        def get(self, name, default=None):
            names.append(name)
            return super().get(name, default)

    names = []
    machine = new_machine("m5stack_core2", settings={"CROWN_TOUCH_TURN": said})
    told = machine.hardware.settings
    machine.hardware.settings = lambda: Asked(told())
    machine.power_on()
    assert names.count("CROWN_TOUCH_TURN") == 1
