# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The whole device falling asleep and waking; displays that cannot; settings that cannot be."""

import pytest

from tests.sitting import FULL, Sitting
from tools.virtual import finger

_TAP_MS = 60


@pytest.fixture
def sleepy(new_machine):
    """sleepy(**settings): a device in a game, asleep after seconds."""

    def start(dim=2, dark=5, **settings):
        names = {"CROWN_DIM_SECONDS": dim, "CROWN_DARK_SECONDS": dark}
        machine = new_machine(settings={**names, **settings})
        machine.power_on()
        finger.settle(machine)
        sit = Sitting(machine)
        sit.game(["Ada", "Bo"], [FULL])
        sit.open("entry")
        return sit

    return start


def brightness(sit):
    return sit.machine.display.brightness


def test_it_dims_then_goes_dark_and_its_light_with_it(sleepy):
    sit = sleepy()
    assert brightness(sit) == 1 and sit.machine.lights != [(0, 0, 0)]
    sit.machine.run(2500)
    assert brightness(sit) == 0.25 and sit.machine.lights != [(0, 0, 0)]
    sit.machine.run(3000)
    assert brightness(sit) == 0 and sit.machine.lights == [(0, 0, 0)]


@pytest.mark.parametrize("asleep", [2500, 6000])
def test_the_tap_that_wakes_does_nothing_else(sleepy, asleep):
    sit = sleepy()
    x, y = sit.find("Next player" if "Next player" in sit.places else "Result")
    sit.machine.run(asleep)
    finger.tap(sit.machine, x, y)
    assert brightness(sit) == 1 and sit.machine.lights != [(0, 0, 0)]
    assert sit.app.match.seat == 0 and sit.screen == "entry"
    finger.tap(sit.machine, x, y)
    assert sit.app.match.seat == 1


def test_the_finger_that_wakes_is_no_target_of_the_calibration(sleepy):
    sit = sleepy()
    sit.open("calibrate")
    sit.machine.run(6000)
    finger.hold(sit.machine, 20, 20, 2000)
    assert sit.app.view.get("spots", ()) == ()
    finger.hold(sit.machine, 20, 20, 1000)
    assert len(sit.app.view["spots"]) == 1


def test_the_brightness_is_as_set_and_dims_from_there(sleepy):
    sit = sleepy(CROWN_BRIGHTNESS=40)
    assert brightness(sit) == pytest.approx(0.4)
    sit.machine.run(2500)
    assert brightness(sit) == pytest.approx(0.1)


def test_nothing_is_never(sleepy):
    sit = sleepy(dim=0, dark=0)
    sit.machine.run(20000)
    assert brightness(sit) == 1


@pytest.mark.parametrize("said", ["soon", -1, 1000000, 2.5, True])
def test_times_that_cannot_be_are_named_on_the_serial_line_and_left_aside(sleepy, said):
    sit = sleepy(dim=said, dark=said)
    sit.machine.run(6000)
    assert brightness(sit) == 1
    assert "settings.toml: CROWN_DIM_SECONDS is" in sit.machine.output
    assert "settings.toml: CROWN_DARK_SECONDS is" in sit.machine.output


@pytest.mark.parametrize("said", [0, 101, "bright"])
def test_a_brightness_that_cannot_be_is_full(sleepy, said):
    sit = sleepy(CROWN_BRIGHTNESS=said)
    assert brightness(sit) == 1
    assert "settings.toml: CROWN_BRIGHTNESS is" in sit.machine.output


class Fixed:
    """A display whose brightness cannot be set, as CircuitPython tells."""

    root_group = "screen"

    def __setattr__(self, name, value):
        if name == "brightness":
            raise RuntimeError("Brightness not adjustable")
        object.__setattr__(self, name, value)


class Light:
    """Remembers whether it sleeps."""

    def sleep(self, asleep):
        self.asleep = asleep


def test_a_display_without_brightness_shows_nothing_when_dark():
    from table.device.backlight import Backlight
    from table.idle import DARK, DIM, LIT

    display, light = Fixed(), Light()
    backlight = Backlight(display, light)
    for level, shown in ((DIM, "screen"), (DARK, None), (LIT, "screen"), (DARK, None)):
        backlight.show(level)
        assert display.root_group == shown and light.asleep is (level == DARK)
    display.root_group = "another"  # opened in the dark
    for level, shown in ((DARK, None), (DARK, None), (LIT, "another"), (LIT, "another")):
        backlight.show(level)
        assert display.root_group == shown
    backlight.show(DARK)
    display.root_group = "third"  # and woken at once
    backlight.show(LIT)
    assert display.root_group == "third"


@pytest.mark.parametrize("board", ["featherwing_24", "featherwing_35_old", "makerfabs_tft7"])
def test_a_board_that_cannot_dim_is_black_in_the_dark_whatever_opens(new_machine, board):
    machine = new_machine(board, settings={"CROWN_DARK_SECONDS": 3, "CROWN_DIM_SECONDS": 1})
    machine.power_on()
    finger.settle(machine)
    sit = Sitting(machine)
    sit.tap("New game")
    machine.run(1500)
    assert machine.display.root_group is not None
    machine.run(3000)
    assert machine.display.root_group is None
    sit.show("settings")
    machine.run(100)
    assert machine.display.root_group is None and sit.screen == "settings"
    finger.tap(machine, 100, 100)
    machine.run(300)
    assert machine.display.root_group is sit.app.screen.group
