# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Kingdoms and drafts as the tests of those who play need them."""

from kingdom.dice import Dice
from kingdom.draft import NOBODY, OVER, TAKE, TURN_UP, Draft
from kingdom.games import classic
from kingdom.placing import Kingdom
from kingdom.strategies import at_random, think
from kingdom.strategies.trial import Trial
from kingdom.territory import figures

DUEL = classic.DEFAULTS + ("mighty_duel",)

# first half, second half, where each lies as seen from the castle: (row, column)
UP_RIGHT = ("w", "f1", (-1, 0), (-1, 1))
DOWN_LEFT = ("w", "l1", (1, 0), (1, -1))


def half(text):
    return 2 + "wflgsm".index(text[0]) + 16 * int(text[1:] or 0)


def kingdom(size, *laid):
    found = Kingdom(size)
    for first, second, one, other in laid:
        squares = found.square_at(*one), found.square_at(*other)
        found.lay(half(first), half(second), found.place(*squares))
    return found


def moved(draft, move):
    if draft.task == TAKE:
        draft.take(move)
    elif move is None:
        draft.discard()
    else:
        draft.lay(move)


def turns(seed, players, size, options, rounds=99):
    """Yield a Draft at every move of a random game, as far as the round before `rounds`."""
    draft, dice = Draft(classic, size, players, options, seed), Dice(seed)
    while draft.task != OVER and draft.round < rounds:
        if draft.task == TURN_UP:
            draft.turn_up(draft.drawn)
        else:
            yield draft
            moved(draft, at_random(draft, dice))


def points(kingdom):
    return figures(kingdom.cells, kingdom.width)[0]


def gained(kingdom, first, second, place):
    """How many points more, by counting all of them anew."""
    trial = Trial(kingdom)
    trial.lay(first, second, place)
    return points(trial) - points(kingdom)


class Turn:
    """As much of a Draft as a player looks at; coming: {number: (half, half)}."""

    def __init__(self, task, kingdoms, coming, domino=None):
        self.task, self.seat, self.kingdoms = task, 0, kingdoms
        self._dominoes = dict(coming)
        self._dominoes[0] = domino
        self.coming = sorted(coming)
        self.claims = [NOBODY] * len(coming)
        self.line, self.kings, self.turn, self.domino = [0], [0], 0, 0

    @property
    def halves(self):
        return self.halves_of(0)

    def halves_of(self, number):
        first, second = self._dominoes[number]
        return half(first), half(second)

    free = Draft.free

    def kings_left(self, seat):
        return 1


def decided(thought):
    while not thought.step(1000):
        pass
    return thought


def chosen(turn, strength, options=()):
    move = decided(think(turn, strength, classic, options)).move
    if turn.task == TAKE or move is None:
        return move
    own = turn.kingdoms[0]
    row, column = divmod(own.squares(move)[0], own.width)
    return row - own.size + 1, column - own.size + 1
