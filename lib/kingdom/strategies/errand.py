# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a player of the device does with an errand: answers are tried, points counted."""

from kingdom.bits import each
from kingdom.errands import sent
from kingdom.placing import Kingdom
from kingdom.score import total
from kingdom.strategies.thought import Thought

_SPOTS = 3  # where a token is tried that could be another
_COST = 16  # placements examined take about as long as one kingdom counted


class Errand:
    """An errand in the making, with step, move and examined as a Thought has them.

    move: once decided, (seat, square), or None to leave the errand.
    It wants most the points by which its player leads the strongest other once this answer is
    given; of equal answers one to the leader among the others, and to leave it last, unless
    something was answered already. Where a token is chosen, what counts is the best of a few
    squares for it.
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
        decider = self._draft.errand[0]
        asked = self._tried.answer([answer], self._game)
        if self._draft.errand[1] is None and asked:
            lead = self._best_of(answer, asked, points)
        else:
            lead = self._lead(points, decider)
        if not answer:
            return lead, 1 if self._draft.errands.answers else -1
        return lead, points[answer[0]] if answer[0] != decider else 0

    def _best_of(self, answer, asked, points):
        """Give the best lead that a token brings: tried where most stands around."""
        decider, _, choices, _ = asked
        leads = []
        for square in crowded(self._tried.kingdoms[decider], choices[decider])[:_SPOTS]:
            self.examined += _COST
            self._tried.answer([answer, (decider, square)], self._game)
            leads.append(self._lead(points, decider))
        return max(leads)

    def _lead(self, points, decider):
        """Give by how much a player leads in the kingdoms as they are tried."""
        then = list(points)
        for seat, kingdom in enumerate(self._tried.kingdoms):
            if kingdom.tokens != self._draft.kingdoms[seat].tokens:
                then[seat] = self._points(kingdom)
        own = then.pop(decider)
        return own - max(then or [0])

    def _may_count(self):
        """Tell whether one more answer is within the limit; then it counts as examined."""
        more = _COST * _SPOTS if self._draft.errand[1] is None else 0
        if self.examined + _COST + more > self._limit:
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
        self.round, self.order, self.aside = draft.round, draft.order, None
        self.kingdoms = [Kingdom(kingdom.size, True) for kingdom in draft.kingdoms]
        for own, kingdom in zip(self.kingdoms, draft.kingdoms):
            own.cells = kingdom.cells
        self.seat = draft.kings[draft.turn]

    def answer(self, answers, game):
        """Do all errands anew, and these after them; give what is asked next, or None."""
        errands = self._errands
        for kingdom, tokens in zip(self.kingdoms, errands.before):
            kingdom.tokens[:] = tokens
        self.aside = errands.aside and errands.aside.copy()
        run = game.errands(self, errands.place, errands.options)
        asked = sent(run, None)
        for answer in errands.answers + answers:
            asked = sent(run, answer)
        return asked


def crowded(kingdom, squares):
    """Give a set of squares as a list: first those with most tokens around them."""
    step = kingdom.width
    ranked = []
    for square in each(squares):
        near = [square + down + across for down in (-step, 0, step) for across in (-1, 0, 1)]
        # What has burnt lies in the margin, beside squares of the next row
        laid = [at for at in near if 0 <= at < kingdom.area and kingdom.cells[at]]
        standing = len([at for at in laid if kingdom.tokens[at]])
        ranked.append((-standing, square))
    ranked.sort()
    return [square for _, square in ranked]
