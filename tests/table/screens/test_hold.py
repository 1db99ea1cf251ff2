# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A finger on the screen from power-on: home when it lets go, setting up touch when it stays."""

from types import SimpleNamespace

import pytest

from tests.layout import faults
from tools.boards import SIZES
from tools.virtual import finger, view


@pytest.fixture
def held(new_machine):
    """A machine that was switched on with a finger on it, and still has it there."""

    def start(board="pyportal", **options):
        machine = new_machine(board, **options)
        machine.finger(200, 100)
        machine.power_on()
        machine.run(900)
        return machine

    return start


def screen(machine):
    return view.screen_name(machine)


def test_without_a_finger_home_comes_first(machine):
    assert screen(machine) == "home"


def test_letting_go_opens_home_and_does_nothing_else(held):
    machine = held()
    assert screen(machine) == "hold"
    assert view.texts(machine) == ["Let go to begin", "Keep pressing to set up touch"]
    machine.lift()
    machine.run(600)
    assert screen(machine) == "home"
    assert machine.app.match is None


def test_staying_opens_the_calibration(held):
    machine = held()
    machine.run(2000)
    assert screen(machine) == "calibrate"


def test_the_finger_that_opened_the_calibration_is_no_target(held):
    machine = held()
    machine.run(5000)
    assert machine.app.view["spots"] == ()
    machine.lift()
    finger.settle(machine)
    assert screen(machine) == "calibrate"


def test_a_finger_that_rolls_is_still_held(held):
    machine = held()
    for step in range(300):
        machine.finger(200 + step % 40, 100)
        machine.step()
    assert screen(machine) == "calibrate"


def test_a_flicker_is_no_letting_go(held):
    machine = held()
    machine.lift()
    machine.run(50)
    machine.finger(200, 100)
    machine.run(200)
    assert screen(machine) == "hold"


@pytest.mark.parametrize("seed", range(3))
def test_a_real_panel_is_held_too(held, seed):
    machine = held(noise=seed)
    assert screen(machine) == "hold"
    machine.run(2000)
    assert screen(machine) == "calibrate"


def test_a_touch_without_calibration_starts_at_home(machine):
    with machine.inside():
        from table import opening

        class Glass:
            def read(self):
                return (5, 5)

        device = SimpleNamespace(touch=Glass(), language=machine.app.device.language)
        assert opening.first(device) == "home"


@pytest.mark.parametrize("board", SIZES)
def test_nothing_is_cut_or_crossed(held, board):
    machine = held(board)
    assert faults(machine.app.screen, machine.app.theme.width, machine.app.theme.height) == []
