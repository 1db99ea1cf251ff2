# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Where a domino may lie in a kingdom that grows (PL-1).

The kingdom lies on a plane with its castle in the middle, as wide as it can ever grow, and one
column more so that no row touches the next. A set of squares is an int with a bit for each, so
that all places of a domino are found by a few shifts. A place is one number: which way the second
half points, times `area`, plus the square of the first half.
"""

from kingdom.frame import framed
from kingdom.square import CASTLE, terrain_of

RIGHT, DOWN, LEFT, UP = 0, 1, 2, 3


class Kingdom:
    """cells and tokens have a byte a square of the plane, `width` squares make a row; tokens is
    None without tokens."""

    def __init__(self, size, tokens=False):
        self.size = size
        self.width = 2 * size
        self.area = self.width * (2 * size - 1)
        self.steps = (1, self.width, -1, -self.width)
        self.cells = bytearray(self.area)
        self.tokens = bytearray(self.area) if tokens else None
        self.castle = self.square_at(0, 0)
        self.cells[self.castle] = CASTLE
        self._free = (1 << self.area) - 1 ^ 1 << self.castle
        self._near = [self._edges(1 << self.castle)] * 16  # by terrain: what touches it
        self.top = self.bottom = self.left = self.right = size - 1  # how far it has grown
        self._open = self._free & self.window()

    def places(self, first, second):
        """Give all places of a domino with these squares, as a set of bits.

        Where the halves are equal, a place and the same turned round are one.
        """
        free, width, area = self._open, self.width, self.area
        one = self._near[first & 15] & free
        two = self._near[second & 15] & free
        found = free >> 1 & one | two >> 1 & free
        found |= (free >> width & one | two >> width & free) << area
        if first != second:
            found |= (free << 1 & one | two << 1 & free) << 2 * area
            found |= (free << width & one | two << width & free) << 3 * area
        return found

    def squares(self, place):
        """Give where the first half lies and where the second, as numbers of squares."""
        way, square = divmod(place, self.area)
        return square, square + self.steps[way]

    def place(self, square, other):
        """Give the place of a domino whose halves lie there."""
        return self.steps.index(other - square) * self.area + square

    def lay(self, first, second, place):
        """Lay a domino; whether it may lie there is for the caller to ask."""
        square, other = self.squares(place)
        self._cover(square, first)
        self._cover(other, second)
        self._open = self._free & self.window()

    def fault(self, first, second, square, other):
        """Tell why a domino cannot lie there: "taken", "outside", "apart"; None where it can."""
        both = 1 << square | 1 << other
        if both & ~self._free:
            return "taken"
        if both & ~self._open:
            return "outside"
        near = self._near[first & 15] & 1 << square | self._near[second & 15] & 1 << other
        return None if near else "apart"

    def square_at(self, row, column):
        """Give the number of a square, counted from the castle down and to the right; or None."""
        reach = self.size - 1
        if abs(row) > reach or abs(column) > reach:
            return None
        return (row + reach) * self.width + column + reach

    def board(self):
        """Give the kingdom as a Board, the castle as near its middle as can be (MK-1)."""
        laid = []
        for square, there in enumerate(self.cells):
            if there:
                row, column = divmod(square, self.width)
                laid.append((row, column, there, self.tokens[square] if self.tokens else 0))
        return framed(laid, self.size, self.tokens, True, True)

    def window(self):
        """Give the squares that keep the kingdom within its size, each by itself, as a set.

        Two neighbours do so together as well: they cannot lie beyond both ends of a row.
        """
        reach, width = self.size - 1, self.width
        top, bottom = self.bottom - reach, self.top + reach
        left, right = self.right - reach, self.left + reach
        row = (1 << right + 1) - (1 << left)
        column = ((1 << width * (bottom - top + 1)) - 1) // ((1 << width) - 1)
        return row * column << width * top

    def _cover(self, square, there):
        bit = 1 << square
        self.cells[square] = there
        self._free &= ~bit
        self._near[terrain_of(there)] |= self._edges(bit)
        row, column = divmod(square, self.width)
        self.top, self.bottom = min(self.top, row), max(self.bottom, row)
        self.left, self.right = min(self.left, column), max(self.right, column)

    def _edges(self, bit):
        return bit << 1 | bit >> 1 | bit << self.width | bit >> self.width
