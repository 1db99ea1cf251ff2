# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The 4-wire panel read through Adafruit's own library."""

from contextlib import contextmanager

import pytest

from tools.virtual import finger

CORNERS_AND_MORE = [(0, 0), (319, 0), (0, 239), (319, 239), (160, 120), (17, 200), (300, 11)]


@contextmanager
def panel(machine):
    """The app's own panel, with a count of the conversions it asks for."""
    touch, counted = machine.hardware.touch, []
    convert = touch.read

    def read(pin, levels):
        counted.append(pin)
        return convert(pin, levels)

    touch.read = read
    with machine.inside():
        yield machine.app.device.touch, counted


@pytest.mark.parametrize("point", CORNERS_AND_MORE)
def test_it_finds_the_finger_to_the_pixel(machine, point):
    machine.finger(*point)
    with panel(machine) as (touch, _):
        assert touch.read() == point


@pytest.mark.parametrize("point", [(2, 2), (317, 2), (2, 237), (317, 237), (160, 120)])
def test_a_light_finger_is_seen_in_every_corner(machine, point):
    machine.finger(*point, pressure=0.3)
    with panel(machine) as (touch, _):
        assert touch.read() == point


@pytest.mark.parametrize("point", [(2, 2), (317, 2), (2, 237), (317, 237), (160, 120)])
def test_what_only_brushes_it_is_seen_nowhere(machine, point):
    machine.finger(*point, pressure=0.08)
    with panel(machine) as (touch, _):
        assert touch.read() is None


def test_what_lies_beside_the_screen_is_its_edge(machine):
    for point, edge in (((-9, 120), (0, 120)), ((330, 250), (319, 239))):
        machine.finger(*point)
        with panel(machine) as (touch, _):
            assert touch.read() == edge


def test_without_a_finger_a_look_is_one_test_of_pressure(machine):
    with panel(machine) as (touch, counted):
        assert touch.read() is None
    assert len(counted) == 2


def test_with_a_finger_a_look_is_some_conversions(machine):
    machine.finger(160, 120)
    with panel(machine) as (touch, counted):
        touch.read()
    assert len(counted) <= 24  # about 2 ms on the board


@pytest.mark.parametrize("conversion", range(24))
def test_a_finger_that_leaves_in_the_middle_of_a_look_gives_no_wrong_point(machine, conversion):
    """In the middle of the last test of pressure and later, the point is known and true."""
    machine.finger(40, 40)
    with panel(machine) as (touch, _):
        _lift_at(machine, conversion)
        found = touch.read()
    assert found == (None if conversion < 19 else (40, 40))


@pytest.mark.parametrize("wanted", ["normal", "reversed"])
def test_a_panel_whose_pressure_is_reversed_works_where_it_is_set(new_machine, wanted):
    machine = new_machine(settings={"CROWN_PRESSURE": wanted})
    machine.hardware.touch.reversed = wanted == "reversed"
    machine.power_on()
    finger.settle(machine)
    finger.tap(machine, 160, 5)  # nobody's
    for point in CORNERS_AND_MORE:
        machine.finger(*point)
        with panel(machine) as (touch, _):
            assert touch.read() == point
    machine.lift()
    with panel(machine) as (touch, _):
        assert touch.read() is None


def _lift_at(machine, conversion):
    touch, count = machine.hardware.touch, iter(range(1000))
    convert = touch.read

    def read(pin, levels):
        if next(count) == conversion:
            machine.lift()
        return convert(pin, levels)

    touch.read = read
