# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""One whole game by its seed: move for move the same on CPython and on MicroPython."""

from kingdom.dice import Dice
from kingdom.draft import OVER, PUT, TAKE, TURN_UP, Draft
from kingdom.strategies import at_random, think

_ALL = 0xFFFFFFFF


def seed_of(seed, number):
    """Give the seed of one game of a run: others of the run have others."""
    return Dice(Dice(seed).below(_ALL + 1) + number & _ALL).below(_ALL + 1)


def play(game, size, options, strategies, seed, moves=None):
    """Give the Draft of a game played to its end, by a strategy for each seat.

    moves: a list that every move is put into: numbers of dominoes and places, (seat, square) of
    errands, None for a discard or an errand that was left.
    """
    draft = Draft(game, size, len(strategies), options, seed)
    dice = Dice(~seed & _ALL)  # not those that draw the dominoes
    while draft.task != OVER:
        if draft.task == TURN_UP:
            draft.turn_up(draft.drawn)
            continue
        move = _move(draft, strategies[draft.seat], dice, game, options)
        if moves is not None:
            moves.append(move)
        _make(draft, move)
    return draft


def _make(draft, move):
    if draft.task == TAKE:
        draft.take(move)
    elif draft.task == PUT:
        draft.put(*move) if move else draft.skip()
    elif move is None:
        draft.discard()
    else:
        draft.lay(move)


def _move(draft, strategy, dice, game, options):
    if strategy == "random":
        return at_random(draft, dice)
    thought = think(draft, strategy, game, options)
    while not thought.step(1 << 16):
        pass
    return thought.move
