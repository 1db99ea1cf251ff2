# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A row with a name on the left and what is chosen for it on the right; a tap chooses anew."""

from displayio import Group

from table.ui.button import Place
from table.ui.frame import frame
from table.ui.icons import icon
from table.ui.layer import dress
from table.ui.letters import Letters
from table.ui.measure import shortened, width
from table.ui.text import RIGHT, Text
from table.ui.theme import BOLD, DIM, OFF, PAPER, PLAIN, PLAYERS, PRESSED, SMALL

_SHAPE_PX, _PAD_PX = 32, 12


class SeatRow(Place):
    """`colour` is that of the player whose row it is, or None for one of nobody's."""

    def __init__(self, theme, name, called, colour, box, act):
        Place.__init__(self, name, box, act)
        self._theme = theme
        middle = self.y + self.height // 2
        self._frame = frame(theme, self.x, self.y, self.width, self.height, PLAIN)
        self.group = Group()
        self.group.append(self._frame)
        left = self.x + _PAD_PX
        if colour:
            shape = icon(theme, colour, PLAYERS[colour], self.x + _SHAPE_PX // 2, middle)
            self.group.append(shape)
            left = self.x + _SHAPE_PX
        called = shortened(theme, called, self.width // 2 - _SHAPE_PX, BOLD)
        self.group.append(Letters(theme, called, left, middle + 5, PAPER, BOLD))
        self._room = self.width - 3 * _PAD_PX - (left - self.x) - width(theme, called, BOLD)
        right = self.x + self.width - _PAD_PX
        self._chosen = Text(theme, "", right, middle + 5, DIM, SMALL, RIGHT)
        self.group.append(self._chosen.label)

    def show(self, chosen, enabled=True):
        """Say what is chosen, and whether it can be changed."""
        self.enabled = enabled
        ink = PAPER if enabled else DIM
        self._chosen.show(shortened(self._theme, chosen, self._room, SMALL), ink)
        self.press(False)

    def press(self, down):
        """Show that a finger rests on it, or no longer does."""
        style = PRESSED if down else PLAIN if self.enabled else OFF
        dress(self._frame, self._theme.style(style))
