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


def fitted(monkeypatch, said, point=(10, 20), tuning=None):
    monkeypatch.setenv("CROWN_TOUCH_TURN", said)
    display = SimpleNamespace(width=SIZE[0], height=SIZE[1])
    device = SimpleNamespace(touch=Glass(point), display=display, tuning=tuning)
    turned.fit(device)
    return device.touch


@pytest.mark.parametrize(
    ("said", "point", "seen"),
    [
        ("", (10, 20), (10, 20)),
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
def test_a_point_is_turned(monkeypatch, said, point, seen):
    assert fitted(monkeypatch, said, point).read() == seen


@pytest.mark.parametrize("said", ["left", "x,z", ",", "XY"])
def test_what_is_no_way_to_turn_is_told_and_left_aside(monkeypatch, capsys, said):
    assert fitted(monkeypatch, said).read() == (10, 20)
    out = capsys.readouterr().out
    assert f"CROWN_TOUCH_TURN is {said!r}, of which are known: swap, x, y" in out


@pytest.mark.parametrize(("said", "told"), [("x", True), ("", False)])
def test_a_panel_that_can_be_set_up_is_not_turned(monkeypatch, capsys, said, told):
    assert fitted(monkeypatch, said, tuning=object()).read() == (10, 20)
    assert ("CROWN_TOUCH_TURN is left aside" in capsys.readouterr().out) is told


def test_an_owner_turns_a_board(new_machine):
    from tools.virtual import finger

    machine = new_machine("m5stack_core2", settings={"CROWN_TOUCH_TURN": "x,y"})
    machine.power_on()
    finger.settle(machine)
    machine.finger(10, 20)
    with machine.inside():
        assert machine.app.device.touch.read() == (309, 219)
