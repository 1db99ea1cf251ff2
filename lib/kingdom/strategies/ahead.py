# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A player who looks ahead one line: what can follow, what is barred, what the others want."""

from kingdom.strategies.thought import Thought

_LAID = 3  # places whose follow-up is weighed
_BARRED = -8  # a domino that will have no place
_ZERO = 1 << 15  # more than anything is worth, so that codes are not negative


class Ahead(Thought):
    """Lays with an eye on the dominoes to come, takes with an eye on the others.

    All worth is in half points. The weights are those that won most games against the greedy.
    """

    def _lay(self):
        first, second = self._draft.halves
        ranked = yield from self._ranked(self._draft.domino, _LAID)
        top = None
        for code in ranked:
            place = code & 0xFFF
            self._lay_there(first, second, place)
            self._there.look()
            worth = yield from self._follow_up(_ZERO - (code >> 12))
            if top is None or worth > top:
                top, self.move = worth, place

    def _follow_up(self, worth):
        """Add what the dominoes gain that are the player's, and the best of those still free."""
        draft, seat = self._draft, self._draft.seat
        mine = [number for number, king in zip(draft.coming, draft.claims) if king == seat]
        for at in range(draft.turn + 1, len(draft.line)):
            if draft.kings[at] == seat:
                mine.append(draft.line[at])
        for number in mine:
            worth += yield from self._next(number)
        top = None
        for number in draft.free:
            more = yield from self._next(number)
            if top is None or more > top:
                top = more
        return worth + (top or 0)

    def _next(self, number):
        gain = yield from self._best(self._there, number)
        return _BARRED if gain is None else 2 * gain

    def _take(self):
        free = self._draft.free
        worths = []
        for number in free:
            ranked = yield from self._ranked(number, 1)
            worth = _BARRED + self._outline(self._here)
            if ranked:
                worth = _ZERO - (ranked[0] >> 12)
            worths.append(worth - self._draft.coming.index(number))  # a low one acts early
        wanted = yield from self._wanted(free)
        top = None
        for number, worth, more in zip(free, worths, wanted):
            if top is None or worth + more > top:
                top, self.move = worth + more, number

    def _wanted(self, free):
        """Give for each free domino what it is worth to take it from those who choose later: what
        it gains the one who wants it most, shared out, as that one is not the only other."""
        draft, there = self._draft, self._there
        wanted = [0] * len(free)
        for seat, kingdom in enumerate(draft.kingdoms):
            if seat == draft.seat or not draft.kings_left(seat):
                continue
            there.take(kingdom)
            there.look()
            for at, number in enumerate(free):
                gain = yield from self._best(there, number)
                wanted[at] = max(wanted[at], gain or 0)
        others = len(draft.kingdoms) - 1
        return [points // others for points in wanted]

    def _ranked(self, number, most):
        """Give the best places by points and outline, best first: each a number that holds the
        worth, above the place; so equal ones come in the order of their places."""
        first, second = self._draft.halves_of(number)
        ranked = []
        for place in self._places(self._here, number):
            worth = 2 * self._here.gain(first, second, place)
            worth += self._outline_with(first, second, place)
            ranked.append(_ZERO - worth << 12 | place)
            ranked.sort()
            del ranked[most:]
            yield
        return ranked

    def _outline(self, trial):
        return 2 * super()._outline(trial) - trial.edges
