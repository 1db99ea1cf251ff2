# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.pairs: who takes a domino of the first line takes the one that goes with it."""

from kingdom.bits import nth
from kingdom.draft import TAKE, TURN_UP, Draft
from kingdom.games import classic, origins
from kingdom.pairs import is_paired

from tests.kingdom.refusals import refusal

LINE = (40, 7, 25, 12)


def turned(game=origins, players=2, seed=None, size=7):
    draft = Draft(game, size, players, ("discovery",), seed)
    for number in LINE:
        draft.turn_up(draft.drawn or number)
    return draft


def test_the_first_takes_the_outer_or_the_inner_two_and_the_other_player_the_rest():
    for number, outer in ((7, True), (40, True), (12, False), (25, False)):
        for seat in (0, 1):
            draft = turned()
            draft.take(number, seat)
            first, other = seat, 1 - seat
            expected = [first, other, other, first] if outer else [other, first, first, other]
            assert (draft.line, draft.kings) == ([7, 12, 25, 40], expected)
            assert (draft.round, draft.task, draft.seat, draft.turn) == (1, TURN_UP, None, 0)


def test_where_chiefs_are_drawn_the_first_one_decides_whose_turn_it_is():
    for seed in range(6):
        draft = turned(seed=seed)
        assert draft.seat in (0, 1) and is_paired(draft, origins)
        seat, numbers = draft.seat, list(draft.coming)
        assert refusal(draft.take, numbers[1], 1 - seat) == f"it is the turn of player {seat + 1}"
        draft.take(numbers[1])
        assert draft.kings == [1 - seat, seat, seat, 1 - seat]


def test_later_lines_are_taken_one_by_one():
    draft = turned()
    assert is_paired(draft, origins)
    draft.take(7, 0)
    for number in (1, 2, 3, 4):
        draft.turn_up(number)
    draft.lay(nth(draft.places, 0))
    while draft.task != TAKE:
        draft.put(0, nth(draft.errand[2][0], 0))
    assert not is_paired(draft, origins)
    draft.take(2)
    assert [draft.kings_left(seat) for seat in (0, 1)] == [1, 2] and len(draft.free) == 3


def test_more_players_and_other_games_take_one_each():
    for game, players, size in ((origins, 3, 5), (origins, 4, 5), (classic, 2, 7)):
        draft = turned(game, players, size=size)
        assert not is_paired(draft, game)
        draft.take(7, 0)
        assert draft.claims.count(0) == 1 and draft.task == TAKE
