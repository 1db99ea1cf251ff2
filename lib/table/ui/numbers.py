# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What stands on the backs of dominoes, as tiles: a label for each would fill the heap."""

from bitmaptools import blit
from displayio import Bitmap

from table.ui.sheet import Sheet
from table.ui.theme import SMALL, from_rows

NUMBER_PX = 10  # the least that is needed for a number and the space around it
_FONT_PX = 13
_PICTURES = (  # smaller than those of the fonts, and as easy to read
    ".111. ..1.. .111. 11111 ...1. 11111 ..11. 11111 .111. .111. "
    ".111. 1111. .111. 1111. 11111 11111",
    "1...1 .11.. 1...1 ...1. ..11. 1.... .1... ....1 1...1 1...1 "
    "1...1 1...1 1...1 1...1 1.... 1....",
    "1...1 ..1.. ....1 ..1.. .1.1. 1111. 1.... ...1. 1...1 1...1 "
    "1...1 1...1 1.... 1...1 1.... 1....",
    "1...1 ..1.. ...1. ...1. 1..1. ....1 1111. ..1.. .111. .1111 "
    "11111 1111. 1.... 1...1 1111. 1111.",
    "1...1 ..1.. ..1.. ....1 11111 ....1 1...1 ..1.. 1...1 ....1 "
    "1...1 1...1 1.... 1...1 1.... 1....",
    "1...1 ..1.. .1... 1...1 ...1. 1...1 1...1 .1... 1...1 ...1. "
    "1...1 1...1 1...1 1...1 1.... 1....",
    ".111. .111. 11111 .111. ...1. .111. .111. .1... .111. .11.. "
    "1...1 1111. .111. 1111. 11111 1....",
)


class NumberSheet(Sheet):
    """A tile for each of the names, from 1 on, and for 0 nothing.

    Names are of digits and the letters A to F. Tiles are `tall`; the name stands below `top`, as
    large as there is room.
    """

    def __init__(self, theme, names, top, tall, colour):
        used = "".join(names)
        signs = _of_font(theme, used) if tall - top >= _FONT_PX else _small()
        width = max([signs[sign].width + 1 for sign in used])
        width *= max([len(name) for name in names])
        bitmap = Bitmap((len(names) + 1) * width, tall, 2)
        super().__init__(bitmap, width, tall, theme.ink(colour))
        for number, name in enumerate(names):
            glyphs = [signs[sign] for sign in name]
            room = width - sum([glyph.width + 1 for glyph in glyphs]) + 1
            y = top + (tall - top - glyphs[0].height) // 2
            self._write(glyphs, (number + 1) * width + room // 2, y)

    def _write(self, glyphs, x, y):
        for glyph in glyphs:
            blit(self.bitmap, glyph, x, y)
            x += glyph.width + 1


def _of_font(theme, used):
    font = theme.font(SMALL)
    font.load_glyphs(used)
    return {sign: font.get_glyph(ord(sign)).bitmap for sign in used}


def _small():
    rows = [row.split() for row in _PICTURES]
    return {
        sign: from_rows([row[at] for row in rows], 2) for at, sign in enumerate("0123456789ABCDEF")
    }
