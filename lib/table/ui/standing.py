# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How one player stands, as a row: place, shape, name, a bar of points in the player's colour."""

from displayio import Group, TileGrid

from table.ui.button import Place
from table.ui.frame import frame
from table.ui.icons import icon
from table.ui.layer import dress
from table.ui.letters import Letters
from table.ui.text import RIGHT, Text
from table.ui.theme import (
    BIG,
    BOLD,
    CHOSEN,
    DIM,
    FLAT,
    GOLD,
    PAPER,
    PLAYERS,
    PRESSED,
    SMALL,
    from_rows,
)

NAME_X = 46  # from the row's left: behind place and shape
POINTS_PX = 46  # for the points on the right
_BAR = ("010", "111", "111", "111", "111", "111", "111", "111", "111", "111", "111", "010")


def bars(theme):
    """Give the tiles that all bars of a screen share: left end, middle, right end."""
    return from_rows(_BAR, 2)


class StandingRow(Place):
    """Tapping it acts; a row that is high enough has room for a dim line of detail."""

    def __init__(self, theme, box, player, stands, won, act, detail=""):
        """player is (name, colour), stands (place, points), all as texts."""
        name, colour = player
        place, points = stands
        Place.__init__(self, "count " + colour, box, act)
        self._theme, self._style = theme, CHOSEN if won else FLAT
        self._middle = self.y + self.height // 2
        self._line = self._middle - (9 if detail else 0)
        self._colour = PLAYERS[colour]
        self._frame = frame(theme, self.x, self.y, self.width, self.height, self._style)
        ink = GOLD if won else DIM
        self.group = Group()
        for part in (
            self._frame,
            Letters(theme, place, self.x + 9, self._middle + 7, ink, BIG),
            icon(theme, colour, self._colour, self.x + 33, self._middle),
            Text(theme, name, self.x + NAME_X, self._line + 5, PAPER, BOLD).label,
            Letters(theme, points, self.x + self.width - 9, self._middle + 7, PAPER, BIG, RIGHT),
        ):
            self.group.append(part)
        if detail:
            text = Text(theme, detail, self.x + NAME_X, self._line + 23, DIM, SMALL)
            self.group.append(text.label)

    def add_bar(self, tiles, x, lengths):
        """Draw the bar from x on: a part of each length in pixels, with a gap of one between."""
        for length in lengths:
            if length > 1:
                self.group.append(self._part(tiles, x, length - 1))
            x += length

    def press(self, down):
        """Show that a finger rests on it, or no longer does."""
        dress(self._frame, self._theme.style(PRESSED if down else self._style))

    def _part(self, tiles, x, length):
        part = TileGrid(
            tiles,
            pixel_shader=self._theme.ink(self._colour),
            x=x,
            y=self._line - 6,
            width=length,
            height=1,
            tile_width=1,
            tile_height=12,
            default_tile=1,
        )
        part[0] = 0
        part[length - 1] = 2
        return part
