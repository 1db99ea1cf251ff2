# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Playing stories: a finger on glass, names from the app, and nothing else."""

import json

import pytest

from tools.virtual import finger, view
from tools.virtual.player import Failed, play
from tools.virtual.story import parse


@pytest.fixture
def tell(programs, tmp_path):
    """tell(story) plays it on the program "buttons" and gives the written lines."""

    def tell(text, program="buttons"):
        lines = []
        source = programs / program
        play(parse(text), "pyportal", tmp_path / "shots", lines.append, source=source)
        return lines

    return tell


@pytest.fixture
def buttons(boot):
    machine = boot("buttons")
    finger.settle(machine)
    return machine


def test_a_tap_is_one_touch_at_the_middle_of_the_place(tell):
    tell('tap "New game"\nexpect text "42: New game"\ntap palette forest\nexpect text "44"')


def test_a_drag_passes_everything_on_its_way(buttons):
    finger.drag(buttons, [(20, 60), (180, 60), (100, 60)])
    squares = ["square 0,%d" % n for n in (0, 1, 2, 3, 4, 3, 2)]
    assert buttons.app.passed == [*squares, "-"]


def test_a_drag_in_a_story_follows_its_path(tell):
    tell('drag square 0,0 to 0,2 to 0,0\nexpect text "46: square 0,0"')


def test_a_hold_stays_down(buttons):
    before = buttons.milliseconds
    finger.hold(buttons, 20, 60)
    assert buttons.milliseconds - before > 1000
    assert buttons.app.passed == ["square 0,0", "-"]


def test_the_screen_and_its_texts(buttons):
    assert view.screen_name(buttons) == "entry"
    assert view.texts(buttons) == ["New game"]
    assert view.shows(buttons, "New") and not view.shows(buttons, "game N")
    assert not view.shows(buttons, "secret")


def test_a_number_is_not_part_of_another_number(buttons):
    finger.tap(buttons, 20, 60)
    assert view.texts(buttons) == ["42: square 0,0"]
    assert view.shows(buttons, "42") and view.shows(buttons, "42:")
    assert not view.shows(buttons, "4") and not view.shows(buttons, "2")


def test_a_dump_is_one_line_of_json(tell):
    (line,) = tell("dump")
    state = json.loads(line)
    assert "\n" not in line
    assert state["screen"] == "entry" and state["texts"] == ["New game"]
    assert state["places"][0] == {"name": "New game", "x": 0, "y": 0, "width": 100, "height": 30}
    assert len(state["places"]) == 7


def test_a_shot_is_a_picture_of_true_size(tell, tmp_path):
    from tools.virtual import picture

    tell("shot first")
    assert picture.read(tmp_path / "shots" / "first.png")[:2] == (320, 240)


def test_power_off_and_on(tell):
    tell('tap palette forest\npower off\nwait 100\npower on\nexpect text "New game"')


@pytest.mark.parametrize(
    ("story", "message"),
    [
        ('wait 5\nexpect text "9"', 'line 2: "9" is not on the screen; it shows: "New game"'),
        ('expect no text "New"', 'line 1: "New" is on the screen; it shows: "New game"'),
        ("expect screen home", 'line 1: the screen is "entry", not "home"'),
        ("tap Resume", 'line 1: there is no "Resume" to touch; there are: "New game", "palette'),
        ("drag 0,0 to 9,9", 'line 1: there is no "square 9,9" to touch'),
        ("power off\ntap square 0,0", "line 2: the power is off"),
        ("power off\nexpect text x", 'line 2: "x" is not on the screen; it shows: nothing'),
        ("power on", "line 1: the power is on already"),
        ("shot ../x", 'line 1: "../x" cannot be the name of a picture'),
    ],
)
def test_a_story_that_does_not_come_true_says_where(tell, story, message):
    with pytest.raises(Failed) as failed:
        tell(story)
    assert str(failed.value).startswith(message)


def test_a_crash_at_the_start_is_told_too(tell, tmp_path):
    (tmp_path / "code.py").write_text("1 / 0")
    with pytest.raises(Failed, match="at power-on: the program crashed"):
        tell("wait 5", program=tmp_path)


def test_a_crash_is_told_with_the_line_that_met_it(tell, programs):
    with pytest.raises(Failed, match=r"(?s)line 2: the program crashed.*ZeroDivisionError"):
        tell("wait 5\nwait 1000", program="fragile")
