# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Matches that are followed, at several points, for tests of them."""

from binascii import crc32

from kingdom.dice import Dice
from kingdom.draft import LAY
from kingdom.games import classic
from kingdom.whole import STRONGEST, WholeGame

from tests.kingdom.random_game import play

COLOURS = [("", colour) for colour in classic.COLOURS]


def new(players=4, size=5, options=(), seed=None, robots=()):
    return WholeGame(classic, COLOURS[:players], size, options, seed, robots)


def laying(seed=None, moves=12):
    """A game of four that stands at the first domino to be laid."""
    game, dice = new(seed=seed), Dice(4)
    play(game, dice, moves)
    assert game.draft.task == LAY
    return game


def with_robots(moves=1000):
    """A person, a weak and a strong player of the device, and another person."""
    game = new(4, 5, (), 12, (0, 1, STRONGEST, 0))
    play(game, Dice(12), moves)
    return game


def in_mid_dynasty(moves=20):
    """A game that is followed, in its second round, some moves undone."""
    names = [("Ada", "pink"), ("", "blue")]
    game = WholeGame(classic, names, 5, ("harmony", "dynasty"), 0xC0FFEE77, (0, 1))
    play(game, Dice(1), 12)
    game.next_round()
    play(game, Dice(2), moves)
    game.undo()
    game.undo()
    return game


def state(game):
    """All that a record keeps, but not the moves that were undone."""
    log, now = game.moves
    parts = [bytes((game.round, game.seat)), log[:now]]
    for seat in range(len(game.players)):
        parts.append(bytes(game.board(seat).cells))
    return crc32(b"".join(parts))
