# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Who sits at the table."""

import pytest
from kingdom import games, textform
from kingdom.match import Match
from kingdom.whole import WholeGame
from table import roster

GAME = games.load("kingdomino")


def words(key):
    return key.upper()


@pytest.fixture
def match():
    return Match(GAME, [("Ada", "pink"), ("", "green"), ("Cy", "blue")], options=("dynasty",))


def lay(match, seat, text="w C"):
    match.set_board(seat, textform.parse(text, 5, GAME))


def test_who_has_no_name_is_called_by_the_colour(match):
    assert roster.everyone(words, match) == ["Ada", "GREEN", "Cy"]


def test_a_kingdom_has_begun_with_its_first_square_and_in_any_round(match):
    assert not roster.begun(match, 0)
    lay(match, 0)
    assert roster.begun(match, 0) and not roster.begun(match, 1)
    match.next_round()
    assert roster.begun(match, 0)


def test_players_wait_while_nothing_of_this_round_is_laid(match):
    lay(match, 1)
    assert roster.waiting(match) == [0, 2]
    match.next_round()
    assert roster.waiting(match) == [0, 1, 2]


def test_only_squares_make_a_game_that_could_be_lost(match):
    assert not roster.unfinished(None)
    assert not roster.unfinished(match)
    lay(match, 0)
    assert roster.unfinished(match)


def test_a_move_makes_a_followed_game_that_could_be_lost(match):
    followed = WholeGame(GAME, match.players)
    assert not roster.unfinished(followed)
    followed.turn_up(1)
    assert roster.unfinished(followed)
    followed.undo()
    assert not roster.unfinished(followed)


def test_a_game_is_finished_when_all_is_entered_in_the_last_round(match):
    for round in range(3):
        for seat in range(3):
            lay(match, seat)
        match.finish()
        assert roster.unfinished(match) == (round < 2)
        match.next_round()


def test_a_game_that_was_called_done_too_early_is_not(match):
    match.set_options(())
    lay(match, 0)
    match.finish()
    assert roster.unfinished(match)


def test_who_leaves_is_remembered_and_comes_back_in_order(match):
    names = {}
    match.set_players(roster.toggled(match, "pink", names))
    assert match.players == [("", "green"), ("Cy", "blue")]
    match.set_players(roster.toggled(match, "yellow", names))
    match.set_players(roster.toggled(match, "pink", names))
    assert match.players == [("Ada", "pink"), ("", "yellow"), ("", "green"), ("Cy", "blue")]


def test_the_game_says_how_few_can_play(match):
    match.set_players([("Ada", "pink"), ("Cy", "blue")])
    assert roster.toggled(match, "pink", {}) is None
