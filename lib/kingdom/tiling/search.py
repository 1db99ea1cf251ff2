# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Whether kingdoms can be laid from one box of dominoes, each in some order from its castle."""

from kingdom.dominoes import dominoes
from kingdom.square import CASTLE
from kingdom.tiling.cover import Cover
from kingdom.tiling.ground import MOST, Box, Ground
from kingdom.tiling.proof import smallest

_LIST, _COUNT = 18, 3  # to read or count the dominoes of the box takes as long as to lay so many


class Tiling:
    """An exact search in slices: step(work) until it is `over`, or until the kingdoms change.

    answer  None (not known), True or False: different dominoes of one box cover every kingdom
    proof   with False: the fewest squares, (seat, index), that show it
    order   with False: the proof is about the order (PL-1), not about being covered
    """

    def __init__(self, game, boards, in_play, limit, in_order=False):
        """boards by seat, None for one left out; in_play: dominoes for all, None for a whole box.

        limit: so many dominoes are laid at most, in trying, before it stays not known; and as
        many again to find the fewest squares. in_order: each kingdom must also grow from its
        castle, if it has one, by the rule for placing (PL-1), which people at a table bend.
        """
        self.answer, self.proof, self.order, self.over = None, (), False, False
        self._in_order = in_order
        self._limit = self._left = limit
        self._ground = self._group = None
        self._fewest = None
        seats = [s for s, board in enumerate(boards) if board and max(board.cells) > CASTLE]
        self._work = self._run(game, [(seat, boards[seat]) for seat in seats], in_play)

    def step(self, work):
        """Lay up to so many dominoes more, in trying; give the answer, if it is known by now."""
        if self.over:
            return self.answer
        for done in self._work:
            work -= done
            self._left -= done
            if self._left <= 0:
                break
            if work <= 0:
                return None
        self._end()
        return self.answer

    def _end(self):
        if self._group:
            self.answer = False
            ground = self._ground
            self.proof = sorted([(ground.seats[n], ground.places[n]) for n in self._group])
        self.over = True
        self._work = self._ground = self._fewest = None

    def _run(self, game, kingdoms, in_play):
        """Look at each kingdom alone, then at all of them together."""
        box = yield from _box(game)
        rest, enough = bytearray(box.counts), True
        for each in kingdoms:
            cover = yield from self._covered(box, [each])
            if cover is None:
                return
            enough = cover.spend(rest) and enough
            yield _COUNT
        squares = sum([_squares(board) for _, board in kingdoms])
        if squares > MOST:
            return
        if in_play is not None and squares > 2 * in_play:
            self._ground = yield from _ground(box, kingdoms)
            self._group = list(range(squares))
        elif enough or (yield from self._covered(box, kingdoms)):
            self.answer = True

    def _covered(self, box, kingdoms):
        """Give a cover of all squares; or None, and leave the group that shows there is none."""
        self._ground = ground = yield from _ground(box, kingdoms)
        cover, self._fewest = Cover(ground), None
        if (yield from cover.search(lambda: self._amiss(cover))):
            return cover
        self._left = self._limit
        if self._fewest is None:
            self._group = list(range(len(cover.mates)))
            yield from smallest(cover, ground.crowns, self._group)
        else:
            from kingdom.tiling.growth import unreachable

            self.order = True
            self._group = unreachable(ground) or self._fewest
        return None

    def _amiss(self, cover):
        """Give what no order reaches where all is covered, and keep the fewest squares of it."""
        if not self._in_order:
            return None
        from kingdom.tiling.growth import unreached  # only here: the entry screen never asks

        lost = unreached(self._ground, cover.mates)
        if lost and (self._fewest is None or sum(lost) < len(self._fewest)):
            self._fewest = [number for number, each in enumerate(lost) if each]
        return lost


def _box(game):
    halves, box = dominoes(game), Box()
    yield _LIST
    for at in range(0, len(halves), 2):
        box.add(halves[at], halves[at + 1])
        if at % 8 == 0:
            yield 1
    return box


def _ground(box, kingdoms):
    ground = Ground(box)
    for seat, board in kingdoms:
        yield from ground.add(seat, board)
    return ground


def _squares(board):
    """Count the squares that a domino lies on."""
    return len([1 for there in board.cells if there > CASTLE])
