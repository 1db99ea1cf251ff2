# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.record: errands among the moves, as they were made and forged."""

import struct

import kingdom.whole  # noqa: F401 - the largest first, while the heap is in one piece
from kingdom import record
from kingdom.dice import Dice
from kingdom.draft import OVER, PUT
from kingdom.whole import WholeGame

from tests.kingdom import tiny_game
from tests.kingdom.forgery import sealed
from tests.kingdom.random_game import chosen, make
from tests.kingdom.refusals import refusal
from tests.kingdom.sending import (
    answers,
    at_errand,
    has_a_choice,
    may_be_left,
    must_be_done,
    new,
    tokens,
)

SKIP = 0x7FFF


def test_records_come_back_in_the_midst_of_errands():
    game, dice, seen = new(2, 3), Dice(3), 0
    while game.draft.task != OVER:
        asked = game.draft.task == PUT
        make(game, chosen(game.draft, dice))
        if asked or game.draft.task == PUT:
            seen += 1
            other = record.load(record.dump(game))
            assert record.dump(other) == record.dump(game)
            assert (other.draft.task, other.draft.seat) == (game.draft.task, game.draft.seat)
            assert other.draft.errand == game.draft.errand and tokens(other) == tokens(game)
    assert seen > 4, seen


def test_moves_of_errands_that_are_forged_are_refused():
    for players, seed, fits, wrong in (
        (3, 0, must_be_done, (SKIP, 0, 255, 3 << 8, 126 << 8, 127 << 8 | 254)),
        (2, 2, may_be_left, (0, 255, 2 << 8, 126 << 8 | 255)),
    ):
        game = at_errand(new(players), seed, fits)
        game.send(*answers(game.draft)[0])
        (log, now), data = game.moves, record.dump(game)
        del game  # there is no room for two
        for answer in wrong:
            forged = log[: now - 2] + struct.pack("<H", answer)
            text = "the giant %s" % ("must go somewhere" if answer == SKIP else "cannot go there")
            assert refusal(new(players).replay, forged, now) == text, answer
            assert refusal(record.load, with_log(data, log, forged)) == text, answer
        device = log[: now - 1] + bytes((log[now - 1] | 128,))
        assert refusal(record.load, with_log(data, log, device)) == "that is another's move"


def with_log(data, log, other):
    """A record with another log of the same length, well sealed."""
    begin = data.find(log)
    assert begin > 0 and len(other) == len(log)
    return sealed(data[:begin] + other + data[begin + len(log) : -4])


def test_another_crown_in_the_log_is_another_kingdom():
    """The tokens of a record are those of its moves."""
    game = at_errand(new(), 0, has_a_choice)
    seat, square = answers(game.draft)[1]
    game.send(*answers(game.draft)[0])
    log, now = game.moves
    forged = log[: now - 2] + struct.pack("<H", seat << 8 | square)
    text = refusal(record.load, with_log(record.dump(game), log, forged))
    assert text == "this record of a match is damaged"


def test_a_made_up_game_is_kept_with_its_tokens():
    tiny_game.load()
    game, dice = WholeGame(tiny_game, [("", "red"), ("", "grey")], 5, ("ebb",), 1), Dice(2)
    while game.draft.task != OVER:
        make(game, chosen(game.draft, dice))
        data = record.dump(game)
        assert record.dump(record.load(data)) == data
    assert max([max(own) for own in tokens(game)]) == tiny_game.BOAT
