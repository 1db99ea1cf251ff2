# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A kingdom to try dominoes on: what a place would gain, without counting the whole anew."""

from kingdom.bits import count
from kingdom.placing import Kingdom
from kingdom.square import CASTLE


class Trial(Kingdom):
    """A copy of a kingdom, which stays as it is whatever is laid here.

    All it keeps was made with it: a heap in pieces has no room for long lists, move by move.
    """

    def __init__(self, kingdom, visible=None):
        """visible: gives the squares of a kingdom with tokens as they count."""
        super().__init__(kingdom.size)
        self._visible = visible
        self._none = bytes(self.area + self.width)  # there is nothing below the last row
        self._labels = bytearray(self._none)
        most = self.size * self.size  # territories
        self._terrains, self._squares, self._crowns = [bytearray(most) for _ in range(3)]
        self.take(kingdom)

    def take(self, other):
        """Lie as another kingdom of the same size lies, its squares as they count."""
        self.cells[:] = self._visible(other) if other.tokens else other.cells
        self._near[:] = other._near
        self._free, self._open = other._free, other._open
        self.top, self.bottom = other.top, other.bottom
        self.left, self.right = other.left, other.right

    def look(self):
        """Find the territories; `gain` compares with how the kingdom lay at the last look."""
        self._labels[:] = self._none
        cells, last = self.cells, 0
        for row in range(self.top, self.bottom + 1):
            begin = row * self.width
            for square in range(begin + self.left, begin + self.right + 1):
                there = cells[square]
                if there > CASTLE:
                    last = self._add(square, there & 15, there >> 4, last)

    def gain(self, first, second, place):
        """Give how many points more a domino makes at that place, bonuses apart."""
        square, other = self.squares(place)
        if (first ^ second) & 15:
            grown = self._grown(first & 15, first >> 4, 1, square, square)
            return grown + self._grown(second & 15, second >> 4, 1, other, other)
        return self._grown(first & 15, (first >> 4) + (second >> 4), 2, square, other)

    @property
    def holes(self):
        """How many squares no domino can reach any more, as all around them is taken."""
        free, width = self._open, self.width
        return count(free & ~(free << 1 | free >> 1 | free << width | free >> width))

    @property
    def edges(self):
        """How long the border is between what is laid and what can still be laid."""
        free, width = self._open, self.width
        laid = (1 << self.area) - 1 ^ self._free
        sides = count(free & laid << 1) + count(free & laid >> 1)
        return sides + count(free & laid << width) + count(free & laid >> width)

    @property
    def centred(self):
        """Whether the castle can still be the middle (MK-1)."""
        middle, reach = self.size - 1, self.size // 2
        least, most = min(self.top, self.left), max(self.bottom, self.right)
        return least >= middle - reach and most <= middle + reach

    def _add(self, square, terrain, crowns, last):
        """Add a square to the territory it touches, or to a new one; give the last label."""
        labels, terrains = self._labels, self._terrains
        label, above = labels[square - 1], labels[square - self.width]
        if terrains[label] != terrain:
            label = 0
        if terrains[above] == terrain and above != label:
            if label:
                self._join(label, above, square)
            label = above
        if not label:
            label = last = last + 1
            terrains[label] = terrain
            self._squares[label] = self._crowns[label] = 0
        labels[square] = label
        self._squares[label] += 1
        self._crowns[label] += crowns
        return last

    def _join(self, label, other, end):
        """Give all squares of a label before `end` to another."""
        labels = self._labels
        for square in range(end):
            if labels[square] == label:
                labels[square] = other
        self._squares[other] += self._squares[label]
        self._crowns[other] += self._crowns[label]

    def _grown(self, terrain, crowns, squares, square, other):
        """Points of the territory that grows around one square or two, less what it had."""
        labels, terrains = self._labels, self._terrains
        before = seen = 0
        while True:
            for step in self.steps:
                label = labels[square + step]
                if terrains[label] == terrain and not seen >> label & 1:
                    seen |= 1 << label
                    more, marks = self._squares[label], self._crowns[label]
                    squares += more
                    crowns += marks
                    before += more * marks
            if square == other:
                return squares * crowns - before
            square = other
