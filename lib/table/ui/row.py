# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Rows to choose from: a name, a sentence under it, a mark that tells whether it is on."""

from displayio import Group, TileGrid

from table.ui.button import Place
from table.ui.frame import frame
from table.ui.layer import dress
from table.ui.measure import shortened
from table.ui.text import Text
from table.ui.theme import DIM, GOLD, INK, OFF, PAPER, PLAIN, PRESSED, SMALL, from_rows, palette

MARK_PX = 13
_MARKS = (  # square off, square on; 1 border, 2 filled, 3 the tick on it
    "01111111111100222222222220",
    "11000000000112222222222222",
    "10000000000012222222222322",
    "10000000000012222222223322",
    "10000000000012222222233222",
    "10000000000012222222332222",
    "10000000000012322223322222",
    "10000000000012332233222222",
    "10000000000012233332222222",
    "10000000000012223322222222",
    "10000000000012222222222222",
    "11000000000112222222222222",
    "01111111111100222222222220",
)


def marks():
    """Give what all marks of a screen share: their tiles and colours."""
    return from_rows(_MARKS, 4), palette((None, DIM, GOLD, INK))


class Row(Place):
    """A framed name on the left, with a dim note under it where one is given.

    `drawn` is a (bitmap, palette) that stands before the name.
    """

    def __init__(self, theme, name, box, act, note="", marks=None, drawn=None):
        Place.__init__(self, name, box, act)
        self._theme = theme
        self._style = PLAIN
        self._frame = frame(theme, self.x, self.y, self.width, self.height, PLAIN)
        self._mark = self._marked(marks) if marks else None
        left = self.x + (10 + MARK_PX + 10 if marks else 12)
        picture = self._picture(drawn, left) if drawn else None
        left += drawn[0].width + 8 if drawn else 0
        room = self.x + self.width - 8 - left
        middle = self.y + self.height // 2
        shown = shortened(theme, name, room, SMALL)
        self._text = Text(theme, shown, left, middle - 2 if note else middle + 5, PAPER, SMALL)
        self.group = Group()
        for part in (self._frame, self._mark, picture, self._text.label):
            if part:
                self.group.append(part)
        self._note = Text(theme, "", left, middle + 12, DIM, SMALL) if note else None
        if note:
            self._room = room
            self.show_note(note)
            self.group.append(self._note.label)

    def show_on(self, on):
        """Bring the mark in step with whether this is chosen."""
        if self._mark[0] != int(on):
            self._mark[0] = int(on)

    def show_note(self, note):
        """Bring the sentence under the name in step."""
        self._note.show(shortened(self._theme, note, self._room, SMALL))

    def show_playing(self, playing):
        """Bring name and frame in step with whether this player is in the game."""
        self.enabled = playing
        self._style = PLAIN if playing else OFF
        self._dress(self._style)
        self._text.show(self._text.label.text, PAPER if playing else DIM)

    def press(self, down):
        """Show a finger on a row without a mark; a mark answers by itself, with fewer pixels."""
        if self._mark is None:
            self._dress(PRESSED if down else self._style)

    def _dress(self, style):
        dress(self._frame, self._theme.style(style))

    def _picture(self, drawn, x):
        bitmap, colours = drawn
        y = self.y + (self.height - bitmap.height) // 2
        return TileGrid(bitmap, pixel_shader=colours, x=x, y=y)

    def _marked(self, marks):
        tiles, colours = marks
        x, y = self.x + 10, self.y + (self.height - MARK_PX) // 2
        side = MARK_PX
        return TileGrid(tiles, pixel_shader=colours, tile_width=side, tile_height=side, x=x, y=y)
