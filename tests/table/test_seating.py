# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The plan of a game when its players or the game itself change."""

from kingdom.games import classic, giants
from kingdom.match import Match
from table import seating

FIVE = [("Ada", "pink"), ("Bo", "yellow"), ("", "green"), ("Di", "blue"), ("Eve", "brown")]


def plan(players, game=giants, size=None, options=()):
    return Match(game, players, size, options)


def test_two_get_the_board_that_is_usual_for_two():
    match = plan(FIVE)
    seating.seat(match, FIVE[:2])
    assert (len(match.players), match.size) == (2, 7)
    seating.seat(match, FIVE[:3])
    assert (len(match.players), match.size) == (3, 5)


def test_the_first_player_enters_first_whoever_went_and_came_back():
    match = plan(FIVE)
    for players in (FIVE[1:], FIVE, FIVE[2:], FIVE[1:]):
        seating.seat(match, players)
        assert match.seat == 0


def test_a_board_that_was_chosen_stays():
    match = plan(FIVE[:2], size=5)
    seating.seat(match, FIVE[2:4])
    assert match.size == 5
    match = plan(FIVE, size=7)
    seating.seat(match, FIVE[:4])
    assert match.size == 7


def test_where_one_size_is_usual_the_players_do_not_change_it():
    match = plan(FIVE[:4], classic)
    seating.seat(match, FIVE[:2])
    assert match.size == 5


def test_another_game_keeps_all_who_have_a_colour_in_it():
    match = seating.moved(plan(FIVE, options=("folie",)), classic)
    assert match.players == FIVE[:4]
    assert (match.game, match.size, match.options) == (classic, 5, classic.DEFAULTS)
    assert seating.moved(match, giants).players == FIVE[:4]


def test_the_fewest_who_can_play_are_made_up():
    match = seating.moved(plan([("Eve", "brown"), ("Di", "blue")]), classic)
    assert match.players == [("", "pink"), ("Di", "blue")]


def test_another_game_begins_with_what_is_usual_in_it():
    match = seating.moved(plan(FIVE[:2], classic, options=("harmony",)), giants)
    assert (match.size, match.options) == (7, ())
