# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A row of the settings that a finger switches: its name, what it does now, a mark."""

from displayio import Group, TileGrid

from table.ui.button import Place
from table.ui.frame import frame
from table.ui.layer import dress
from table.ui.row import MARK_PX
from table.ui.text import Text
from table.ui.theme import DIM, PAPER, PLAIN, PRESSED, SMALL


class SwitchRow(Place):
    """`marks` are the tiles and colours of row.marks(); the fact stands at x."""

    def __init__(self, theme, name, box, act, marks, x):
        Place.__init__(self, name, box, act)
        self._theme = theme
        baseline, side = self.y + self.height // 2 + 5, MARK_PX
        self._frame = frame(theme, self.x, self.y, self.width, self.height, PLAIN)
        self._fact = Text(theme, "", x, baseline, PAPER, SMALL)
        self._mark = TileGrid(marks[0], pixel_shader=marks[1], tile_width=side, tile_height=side)
        self._mark.x = self.x + self.width - 12 - side
        self._mark.y = self.y + (self.height - side) // 2
        self.group = Group()
        called = Text(theme, name, self.x + 12, baseline, DIM, SMALL)
        for part in (self._frame, called.label, self._fact.label, self._mark):
            self.group.append(part)

    def show(self, fact, on):
        """Bring what is said and the mark in step."""
        self._fact.show(fact)
        if self._mark[0] != int(on):
            self._mark[0] = int(on)

    def press(self, down):
        """Show that a finger rests on it, or no longer does."""
        dress(self._frame, self._theme.style(PRESSED if down else PLAIN))
