# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The numbers on the backs of dominoes, as tiles: a label for each would fill the heap."""

from bitmaptools import blit
from displayio import Bitmap, TileGrid

from table.ui.theme import SMALL, from_rows

NUMBER_PX = 10  # the least that is needed for a number and the space around it
_FONT_PX = 13
_DIGITS = (  # smaller than those of the fonts, and as easy to read
    ".111. ..1.. .111. 11111 ...1. 11111 ..11. 11111 .111. .111.",
    "1...1 .11.. 1...1 ...1. ..11. 1.... .1... ....1 1...1 1...1",
    "1...1 ..1.. ....1 ..1.. .1.1. 1111. 1.... ...1. 1...1 1...1",
    "1...1 ..1.. ...1. ...1. 1..1. ....1 1111. ..1.. .111. .1111",
    "1...1 ..1.. ..1.. ....1 11111 ....1 1...1 ..1.. 1...1 ....1",
    "1...1 ..1.. .1... 1...1 ...1. 1...1 1...1 .1... 1...1 ...1.",
    ".111. .111. 11111 .111. ...1. .111. .111. .1... .111. .11..",
)


class NumberSheet:
    """A tile for each number up to `most`, and for 0 nothing.

    Tiles are `tall`; the number stands below `top`, as large as there is room.
    """

    def __init__(self, theme, most, top, tall, colour):
        self._tall, self._colours = tall, theme.ink(colour)
        digits = _of_font(theme) if tall - top >= _FONT_PX else _small()
        self.width = max([glyph.width + 1 for glyph in digits]) * len(str(most))
        self._bitmap = Bitmap((most + 1) * self.width, tall, 2)
        for number in range(1, most + 1):
            glyphs = [digits[int(digit)] for digit in str(number)]
            room = self.width - sum([glyph.width + 1 for glyph in glyphs]) + 1
            y = top + (tall - top - glyphs[0].height) // 2
            self._write(glyphs, number * self.width + room // 2, y)

    def grid(self, x, y, columns, rows):
        """Give a TileGrid of so many numbers, all nothing."""
        return TileGrid(
            self._bitmap,
            pixel_shader=self._colours,
            x=x,
            y=y,
            width=columns,
            height=rows,
            tile_width=self.width,
            tile_height=self._tall,
        )

    def _write(self, glyphs, x, y):
        for glyph in glyphs:
            blit(self._bitmap, glyph, x, y)
            x += glyph.width + 1


def _of_font(theme):
    font = theme.font(SMALL)
    font.load_glyphs("0123456789")
    return [font.get_glyph(ord(digit)).bitmap for digit in "0123456789"]


def _small():
    rows = [row.split() for row in _DIGITS]
    return [from_rows([row[digit] for row in rows], 2) for digit in range(10)]
