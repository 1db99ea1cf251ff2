# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Who plays each colour in a game that is followed."""

import pytest

from tests.sitting import BEGUN


@pytest.fixture
def seats(sit):
    sit.game(["Ada", "", "Cy"])
    sit.open("home")
    sit.tap("Play along")
    return sit


def test_everybody_sits_at_the_table_at_first(seats):
    assert seats.screen == "seats"
    assert seats.texts.count("At the table") == 3 and "Drawn at the table" in seats.texts
    assert {"Ada", "Yellow", "Cy"} <= set(seats.texts)


def test_start_begins_a_game_that_is_followed_by_the_rules_of_the_plan(seats):
    with seats.machine.inside():
        seats.app.plan.set_options(["line_of_four"])
    seats.tap("Start")
    match = seats.app.match
    assert seats.screen == "line" and match.draft.length == 4
    assert match.seed is None and match.robots == bytes(3) and match.options == ("line_of_four",)
    assert [name for name, _ in match.players] == ["Ada", "", "Cy"]
    assert seats.app.plan.draft is None, "the next game is an ordinary one"


def test_a_tap_on_a_player_changes_who_plays(seats):
    for said in ("Device, easy", "Device, strong"):
        seats.tap("player yellow")
        assert said in seats.texts
    seats.tap("player yellow")
    assert seats.texts.count("At the table") == 3


def test_where_the_device_plays_it_draws(seats):
    seats.tap("player green", "player green")
    assert "Drawn by the device" in seats.texts and "Dominoes" not in seats.places
    seats.tap("Start")
    match = seats.app.match
    assert match.robots == bytes((0, 0, 2)) and match.seed is not None


def test_where_no_device_plays_it_may_still_draw(seats):
    seats.tap("Dominoes")
    assert "Drawn by the device" in seats.texts
    seats.tap("Start")
    assert seats.app.match.seed is not None and seats.app.match.robots == bytes(3)
    assert seats.screen == "along"


def test_what_was_chosen_for_the_dominoes_comes_back_without_the_device(seats):
    seats.tap("player green", "player green", "player green")
    assert "Drawn at the table" in seats.texts and "Dominoes" in seats.places


def test_the_moment_of_the_tap_decides_what_is_drawn(new_machine):
    from tests.sitting import Sitting
    from tools.virtual import finger

    def seed(wait):
        machine = new_machine("pyportal")
        machine.power_on()
        finger.settle(machine)
        sitting = Sitting(machine)
        sitting.tap("Play along", "Dominoes")
        machine.run(wait)
        sitting.tap("Start")
        found = sitting.app.match.seed
        machine.close()
        return found

    assert seed(500) == seed(500) != seed(1000)


def test_back_goes_home(seats):
    seats.tap("Back")
    assert seats.screen == "home" and seats.app.match.draft is None


def test_a_game_that_would_be_lost_is_asked_about_and_goes_on(sit):
    sit.game(["Ada", "Bo"], [BEGUN])
    sit.open("home")
    sit.tap("Play along", "player yellow", "Start")
    assert sit.screen == "ask"
    sit.tap("Keep playing")
    assert sit.screen == "entry" and sit.app.match.draft is None
    sit.open("home")
    sit.tap("Play along", "player yellow", "Start", "New game")
    assert sit.app.match.robots == bytes((0, 1))


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_fingers_have_room_and_all_rows_are_above_the_buttons(sit, count):
    sit.game(["Ada", "Bo", "Cy", "Di", "Ed"][:count], options=(), game="giants")
    sit.open("seats")
    *rows, back, start = sit.app.screen.buttons
    assert len(rows) == count + 1 and all(row.height >= 28 for row in rows)
    edges = [(row.y, row.y + row.height) for row in rows]
    assert all(one[1] <= two[0] for one, two in zip(edges, edges[1:], strict=False))
    assert edges[-1][1] <= min(back.y, start.y)
