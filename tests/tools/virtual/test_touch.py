# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The touch panel as a circuit, read by Adafruit's own library."""

import pytest

from tools.boards import BOARDS
from tools.virtual.touch import Touch

CORNERS_AND_MORE = [(0, 0), (319, 0), (0, 239), (319, 239), (160, 120), (17, 200), (300, 11)]


@pytest.fixture
def touch():
    board = BOARDS["pyportal"]
    return Touch(board.plates, board.width, board.height)


@pytest.mark.parametrize("point", CORNERS_AND_MORE)
def test_the_real_library_finds_the_finger_to_the_pixel(boot, point):
    machine = boot("paint")
    machine.finger(*point)
    machine.run(10)
    assert machine.names["points"] == [point]


def test_the_real_library_finds_it_on_the_larger_screen(boot):
    machine = boot("paint", board="pyportal_titano")
    for point in [(0, 0), (479, 319), (240, 7)]:
        machine.finger(*point)
        machine.run(10)
        assert machine.names["points"][-1] == point


def test_no_finger_no_point(boot):
    machine = boot("paint")
    machine.finger(10, 10)
    machine.run(10)
    machine.lift()
    machine.run(10)
    assert machine.names["points"][-1] is None


def test_a_touch_too_light_is_none(boot):
    machine = boot("paint")
    machine.finger(160, 120, pressure=0.05)
    machine.run(10)
    assert machine.names["points"] == [None]


def test_an_open_plate_reads_the_level_that_drives_it(touch):
    assert touch.read("TOUCH_XL", {"TOUCH_XR": 0}) == 0
    assert touch.read("TOUCH_XL", {"TOUCH_XR": 1}) == 65535


def test_the_other_plate_reads_the_voltage_under_the_finger(touch):
    touch.press(160, 120)
    across = touch.read("TOUCH_XR", {"TOUCH_YU": 1, "TOUCH_YD": 0})
    assert across == pytest.approx(5200 + 53800 * 160.5 / 319, abs=16)
    swapped = touch.read("TOUCH_XR", {"TOUCH_YU": 0, "TOUCH_YD": 1})
    assert across + swapped == pytest.approx(65535, abs=32)


def test_pressing_harder_lets_more_current_through(touch):
    def drop(pressure):
        touch.press(160, 120, pressure)
        driven = {"TOUCH_XR": 0, "TOUCH_YD": 1}
        return touch.read("TOUCH_YU", driven) - touch.read("TOUCH_XL", driven)

    assert drop(2) < drop(1) < drop(0.2) < 65535


def test_a_pin_that_nothing_drives_reads_the_middle(touch):
    touch.press(160, 120)
    assert touch.read("TOUCH_XL", {}) == pytest.approx(32768, abs=16)
    touch.lift()
    assert touch.read("TOUCH_XL", {"TOUCH_YU": 1}) == pytest.approx(32768, abs=16)
