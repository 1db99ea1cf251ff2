# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a player of the device does with an errand: answers are tried, points counted."""

from kingdom.bits import each
from kingdom.errands import sent
from kingdom.placing import Kingdom
from kingdom.score import total
from kingdom.strategies.thought import Thought

_COST = 16  # placements examined take about as long as one kingdom counted


class Errand:
    """An errand in the making, with step, move and examined as a Thought has them.

    move: once decided, (seat, square), or None to leave the errand.
    It wants most the points by which its player leads the strongest other once this answer is
    given; of equal answers one to the leader among the others, and to leave the errand last.
    """

    def __init__(self, draft, game, options, limit):
        self._draft, self._game, self._options, self._limit = draft, game, options, limit
        self.examined, self.move = 0, next(self._answers())  # so much a limit of 0 gives
        self._tried = _Tried(draft)
        self._course = self._decide()

    step = Thought.step  # an answer at least, and as many as so many placements take

    def _decide(self):
        points = []
        for kingdom in self._draft.kingdoms:
            if not self._may_count():
                return
            points.append(self._points(kingdom))
            yield
        top = None
        for answer in self._answers():
            if not self._may_count():
                return
            rank = self._rank(answer, points)
            if top is None or rank > top:
                top, self.move = rank, answer
            yield

    def _answers(self):
        _, _, choices, may_be_left = self._draft.errand
        if may_be_left:
            yield None
        for seat, squares in enumerate(choices):
            for square in each(squares):
                yield seat, square

    def _rank(self, answer, points):
        """Give (the lead an answer leads to, how strong the other is to whom it goes)."""
        points_then, decider = list(points), self._draft.errand[0]
        self._tried.answer(answer, self._game)
        for seat, kingdom in enumerate(self._tried.kingdoms):
            if kingdom.tokens != self._draft.kingdoms[seat].tokens:
                points_then[seat] = self._points(kingdom)
        own = points_then.pop(decider)
        strength = -1
        if answer:
            strength = points[answer[0]] if answer[0] != decider else 0
        return own - max(points_then or [0]), strength

    def _may_count(self):
        """Tell whether one more kingdom is within the limit; then it counts as examined."""
        if self.examined + _COST > self._limit:
            return False
        self.examined += _COST
        return True

    def _points(self, kingdom):
        counters = bytes(len(self._game.COUNTERS))
        return total(self._game.lines(kingdom.board(), self._options, counters))


class _Tried:
    """A draft as its errands look at it, with kingdoms that have tokens of their own."""

    def __init__(self, draft):
        self._errands = draft.errands
        self.line, self.turn = draft.line, draft.turn
        self.kingdoms = [Kingdom(kingdom.size, True) for kingdom in draft.kingdoms]
        for own, kingdom in zip(self.kingdoms, draft.kingdoms):
            own.cells = kingdom.cells
        self.seat = draft.kings[draft.turn]

    def answer(self, answer, game):
        """Do all errands anew up to this answer."""
        errands = self._errands
        for kingdom, tokens in zip(self.kingdoms, errands.before):
            kingdom.tokens[:] = tokens
        run = game.errands(self, errands.place, errands.options)
        sent(run, None)
        for each_one in errands.answers + [answer]:
            sent(run, each_one)
