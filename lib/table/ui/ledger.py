# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What was earned, written down one under the other as it comes."""

from displayio import Group

from table.ui.letters import Letters
from table.ui.measure import shortened, width, wrapped
from table.ui.text import LEFT, RIGHT
from table.ui.theme import DIM, PAPER, SMALL

_LINE_PX, _MOST_GAP_PX = 14, 12  # a line of letters; what is left between two entries
_EDGE_PX, _CLEAR_PX = 2, 5
_LONG = 2  # lines: names that take more of them are few
_POINTS_PX, _WIDE_PX = 34, 150  # a box so wide has room for how the points come about


class Ledger:
    """Entries in a box (x, y, width, height) that has room for so many of them."""

    def __init__(self, theme, box, room):
        self._theme = theme
        self._left, self._right = box[0] + _EDGE_PX, box[0] + box[2] - _EDGE_PX
        self._y = box[1] + _LINE_PX  # baseline of the next line
        self._gap = min(_MOST_GAP_PX, box[3] // room - _LINE_PX - _LONG * _LINE_PX // room)
        self._tells_how = box[2] >= _WIDE_PX
        self.group = Group()

    def add(self, name, how, points):
        """Write an entry under the others; a long name takes another line."""
        right = self._right
        self._put(points, right, self._y, PAPER, RIGHT)
        right -= _POINTS_PX if self._tells_how else width(self._theme, points, SMALL) + _CLEAR_PX
        if self._tells_how:
            self._put(how, right, self._y, DIM, RIGHT)
            right -= width(self._theme, how, SMALL) + _CLEAR_PX
        room = right - self._left
        for line in wrapped(self._theme, name, room, SMALL).split("\n"):
            self._put(shortened(self._theme, line, room, SMALL), self._left, self._y, PAPER, LEFT)
            self._y += _LINE_PX
        self._y += self._gap

    def _put(self, text, x, y, ink, align):
        self.group.append(Letters(self._theme, text, x, y, ink, SMALL, align))
