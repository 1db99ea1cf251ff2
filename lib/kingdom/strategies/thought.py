# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A move in the making, a few placements at a time: the device never stands still over it."""

from kingdom.bits import each
from kingdom.draft import TAKE
from kingdom.strategies.trial import Trial


class Thought:
    """What comes next in a draft, thought out for the player whose turn it is.

    move: once decided, the domino to take, or the place to lay it; None is to discard it.
    examined: how many placements were examined, never more than `limit`.
    This one is greedy: the most points now; of equal places the one that harms the kingdom
    least, of equal dominoes the lowest, as its king will be the first to act.
    """

    def __init__(self, draft, bonuses, limit, visible):
        """bonuses: points of (Middle Kingdom, Harmony), 0 where they are not in play; visible: of
        the game, gives the squares of a kingdom as they count."""
        self.move, self.examined = None, 0
        self._draft, self._limit = draft, limit
        self._middle, self._harmony = bonuses
        self._here = Trial(draft.kingdoms[draft.seat], visible)
        self._here.look()
        self._there = Trial(self._here, visible)  # with a domino more
        self._course = self._take() if draft.task == TAKE else self._lay()

    def step(self, work):
        """Examine at most so many placements; tell whether the move is decided."""
        until = self.examined + work
        for _ in self._course:
            if self.examined >= until:
                break
        else:
            return True
        return False

    def _take(self):
        top = None
        for number in self._draft.free:
            gain = yield from self._best(self._here, number)
            gain = -1 if gain is None else gain
            if top is None or gain > top:
                top, self.move = gain, number

    def _lay(self):
        first, second = self._draft.halves
        top = None
        for place in self._places(self._here, self._draft.domino):
            gain = self._here.gain(first, second, place)
            if top is None or gain >= top[0]:
                rank = gain, self._outline_with(first, second, place)
                if top is None or rank > top:
                    top, self.move = rank, place
            yield

    def _best(self, trial, number):
        """Give the most points a domino can gain, or None where it has no place."""
        first, second = self._draft.halves_of(number)
        most = None
        for place in self._places(trial, number):
            gain = trial.gain(first, second, place)
            if most is None or gain > most:
                most = gain
            yield
        return most

    def _places(self, trial, number):
        """Yield the places of a domino as far as the limit goes, and count them."""
        first, second = self._draft.halves_of(number)
        for place in each(trial.places(first, second)):
            if self.examined == self._limit:
                return
            self.examined += 1
            yield place

    def _outline_with(self, first, second, place):
        self._lay_there(first, second, place)
        return self._outline(self._there)

    def _lay_there(self, first, second, place):
        self._there.take(self._here)
        self._there.lay(first, second, place)

    def _outline(self, trial):
        """Points of the bonuses that can still be had, less what is barred already."""
        bonus = self._middle if trial.centred else 0
        return bonus - self._harmony * trial.holes
