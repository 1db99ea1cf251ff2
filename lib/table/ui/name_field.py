# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The name being written: the player's shape, the letters so far, where the next one comes."""

from displayio import Group, TileGrid

from table.ui.frame import frame
from table.ui.icons import icon
from table.ui.layer import hide
from table.ui.measure import width
from table.ui.text import Text
from table.ui.theme import BIG, DIM, FLAT, GOLD, PAPER, PLAYERS, SMALL, from_rows

_NAME_X = 36
_CURSOR = ("11",) * 18


class NameField:
    """A panel in `box`, with a line of text under it."""

    def __init__(self, theme, colour, box):
        self._theme = theme
        x, y, whole, tall = box
        self._left = x + _NAME_X
        self._name = Text(theme, "", self._left, y + tall // 2 + 7, PAPER, BIG)
        self._line = Text(theme, "", x + 4, y + tall + 16, DIM, SMALL)
        self._cursor = TileGrid(from_rows(_CURSOR, 2), pixel_shader=theme.ink(GOLD))
        self._cursor.y = y + (tall - len(_CURSOR)) // 2
        self.group = Group()
        for part in (
            frame(theme, x, y, whole, tall, FLAT),
            icon(theme, colour, PLAYERS[colour], x + _NAME_X // 2, y + tall // 2),
            self._name.label,
            self._cursor,
            self._line.label,
        ):
            self.group.append(part)

    def show(self, name, full, line):
        """Bring the letters, the cursor (none where the name is full) and the line in step."""
        self._name.show(name)
        self._line.show(line)
        x = self._left + width(self._theme, name, BIG) + 1
        if self._cursor.x != x:
            self._cursor.x = x
        hide(self._cursor, full)
