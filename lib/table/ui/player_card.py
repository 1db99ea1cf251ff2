# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Whose kingdom it is and what it is worth: shape, name and points in a frame of their colour."""

from displayio import Group

from table.ui.frame import frame
from table.ui.icons import icon
from table.ui.layer import dress
from table.ui.measure import shortened
from table.ui.text import RIGHT, Text
from table.ui.theme import BIG, BOLD, CARD_PX, CARD_Y, GOLD, PANEL, PAPER, PLAYERS

REACH_PX = 36  # what stands beside the card is touched down to here, over the line of text
_POINTS_PX = 42  # three digits and what is around them


class PlayerCard:
    """A card at (x, CARD_Y), `width` pixels wide."""

    def __init__(self, theme, x, width):
        self._theme = theme
        self._x, self._room = x, width - 26 - _POINTS_PX
        self._called = self._colour = None
        self._frame = frame(theme, x, CARD_Y, width, CARD_PX, (PANEL, PANEL))
        self._name = Text(theme, "", x + 24, CARD_Y + 15, PAPER, BOLD)
        self._points = Text(theme, "", x + width - 7, CARD_Y + 17, GOLD, BIG, RIGHT)
        self.group = Group()
        for part in (self._frame, self._name.label, self._points.label):
            self.group.append(part)

    def show(self, name, colour, points):
        """Bring the card in step with a player."""
        if colour != self._colour:
            self._turn_to(colour)
        if name != self._called:
            self._called = name
            self._name.show(shortened(self._theme, name, self._room, BOLD))
        self._points.show(str(points))

    def _turn_to(self, colour):
        shape = icon(self._theme, colour, PLAYERS[colour], self._x + 13, CARD_Y + CARD_PX // 2)
        dress(self._frame, self._theme.style((PLAYERS[colour], PANEL)))
        if self._colour is not None:
            self.group.pop()
        self.group.append(shape)
        self._colour = colour
