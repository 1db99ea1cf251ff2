# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The line of dominoes turned up: one tap on each."""

import random

import pytest

from tests.following import follow, play

FOUR = ["Ada", "Bo", "Cy", "Di"]
A_ROUND = 4 + 2 * 4  # moves: dominoes turned up, then each player lays one and takes one


@pytest.fixture
def line(sit):
    follow(sit, FOUR)
    sit.open("line")
    return sit


def coming(sit):
    return sit.app.match.draft.coming


def test_one_tap_a_domino_turns_a_line_up_and_then_the_kings_are_set(line):
    assert "Tap the 4 dominoes turned up" in line.texts and "Line 1 of 12" in line.texts
    line.tap("domino 17", "domino 48")
    assert coming(line) == [17, 48] and "2 more" in line.texts
    line.tap("domino 1")
    assert "One more" in line.texts and line.screen == "line"
    line.tap("domino 30")
    assert coming(line) == [1, 17, 30, 48] and line.screen == "along"


def test_a_domino_that_has_been_turned_up_cannot_be_touched_again(line):
    spot = line.find("domino 17")
    line.tap("domino 17")
    assert "domino 17" not in line.places and len(line.app.match.draft.coming) == 1
    from tools.virtual import finger

    finger.tap(line.machine, *spot)
    assert coming(line) == [17]


def test_a_wrong_tap_is_mended_by_one_tap(line):
    line.tap("domino 17", "domino 18", "Undo")
    assert coming(line) == [17]
    line.tap("Redo")
    assert coming(line) == [17, 18]
    line.tap("turned 18")
    assert coming(line) == [17] and "domino 18" in line.places


def test_any_of_the_tray_can_be_put_back_and_the_others_stay(line):
    line.tap("domino 17", "domino 18", "domino 19", "turned 17")
    assert coming(line) == [18, 19]
    assert {"domino 17", "turned 18", "turned 19"} <= set(line.places)
    assert "turned 17" not in line.places


def test_nothing_can_be_undone_before_the_first_tap(line):
    assert "Undo" not in line.places and "Redo" not in line.places
    line.tap("domino 5")
    assert "Undo" in line.places


def test_undo_goes_back_over_the_turn_before(sit):
    follow(sit, FOUR, 4 + 4)
    sit.open("line")
    assert "Line 2 of 12" in sit.texts
    sit.tap("Undo")
    assert sit.screen == "along" and sit.app.match.draft.round == 0


def test_the_box_has_only_what_was_never_turned_up(sit):
    match = follow(sit, FOUR, 4 + 4 + A_ROUND)
    sit.open("line")
    there = {f"domino {number}" for number in range(1, 49) if match.draft.box[number]}
    assert there == {place for place in sit.places if place.startswith("domino")}
    assert len(there) == 48 - 2 * 4


@pytest.mark.parametrize(("count", "length"), [(2, 4), (3, 3)])
def test_the_line_is_as_long_as_the_game_wants_it(sit, count, length):
    follow(sit, FOUR[:count])
    sit.open("line")
    for number in range(1, length):
        sit.tap(f"domino {number}")
        assert sit.screen == "line"
    sit.tap("domino 48")
    assert sit.screen == "along"


def test_points_and_the_menu_are_along_the_top(sit):
    match = follow(sit, FOUR, 4 + 4 + 2 * A_ROUND)
    sit.open("line")
    with sit.machine.inside():
        from kingdom import ranking

        totals = [str(standing.total) for standing in ranking.table(match).players]
    assert sit.texts[: len(totals)] == totals
    sit.tap("more")
    assert sit.screen == "menu"
    sit.tap("Back")
    assert sit.screen == "line"


def test_a_player_is_looked_at_and_left_again(line):
    line.tap("player pink")
    assert line.screen == "along"
    line.tap("player pink")
    line.settle()
    assert line.screen == "line"


def test_a_game_of_another_box_is_shown_by_its_data(sit):
    sit.fair()
    follow(sit, [*FOUR, "Ed"], options=("day",), game="fair")
    sit.open("line")
    assert len([place for place in sit.places if place.startswith("domino")]) == 40
    sit.tap(*[f"domino {number}" for number in (1, 8, 33, 34)])
    assert "One more" in sit.texts and "Line 1 of 8" in sit.texts


@pytest.mark.parametrize(("count", "kept"), [(5, 5), (4, 4), (3, 3), (2, 4)])
def test_of_a_line_of_five_the_tray_shows_all_and_only_those_that_stay_are_taken(sit, count, kept):
    match = follow(sit, [*FOUR, "Ed"][:count], 0, (), game="giants")
    sit.open("line")
    assert "Tap the 5 dominoes turned up" in sit.texts
    there = [place for place in sit.places if place.startswith("domino")]
    assert len(there) == 60 and {"domino A", "domino F", "domino 1", "domino 54"} <= set(there)
    sit.tap("domino 54", "domino A", "domino 1", "domino F")
    assert {"turned 54", "turned A", "turned 1", "turned F"} <= set(sit.places)
    assert match.draft.coming == [60, 1, 7, 6]
    sit.tap("turned 1", "domino 1", "domino 40")
    assert sit.screen == "along" and len(match.draft.coming) == kept
    rows = [place for place in sit.places if place.startswith("domino")]
    names = {1: "A", 6: "F", 7: "1", 46: "40", 60: "54"}
    assert rows == ["domino " + names[number] for number in match.draft.coming]


def test_a_round_of_a_dynasty_says_which_one_it_is_when_it_begins(sit):
    match = follow(sit, FOUR, options=("dynasty",))
    sit.open("line")
    assert "Round 1 of 3" in sit.texts
    with sit.machine.inside():
        play(match, 4 + 4, random.Random(1))
    sit.open("line")
    assert "Line 2 of 12" in sit.texts


def test_words_that_are_longer_than_the_room_are_cut(sit):
    follow(sit, FOUR)
    sit.app.words._texts.insert(0, {"turn_up": "W" * 60})
    sit.open("line")
    assert sit.texts[4].startswith("WWWW") and sit.texts[4].endswith(".")


def test_a_tap_sends_little_to_the_panel(line):
    line.tap("domino 17")
    before = line.machine.bytes_sent
    line.tap("domino 18")
    assert line.machine.bytes_sent - before < 8 * 1024
