# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The letters that the firmware has built in, for a file of letters that cannot be read."""

from bitmaptools import blit
from displayio import Bitmap
from fontio import Glyph
from terminalio import FONT

_PARTS = 6  # a letter is so many parts tall, one of them below the baseline
_FIRST = 0xA0
_LIKE = (  # what stands for the letters from there to 0xFF, where the firmware has none
    " !cLoY|S\"Ca<--R-o+23'uP.,1o>123?"
    "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo:ouuuuyty"
)


class PlainFont:
    """To labels a font like any other: ASCII, and what else the firmware's own language needs."""

    def __init__(self):
        width, height = FONT.get_bounding_box()[:2]
        self.descent = height // _PARTS
        self.ascent = height - self.descent
        self._box = (width, height, 0, -self.descent)
        self._glyphs = {}
        self.file = self  # where there is one to close

    def get_bounding_box(self):
        """Give (width, height, x, y) of every letter."""
        return self._box

    def get_glyph(self, code):
        """Give the letter of that code point, in a bitmap of its own, or None."""
        if code not in self._glyphs:
            found = FONT.get_glyph(code) or FONT.get_glyph(_like(code))
            self._glyphs[code] = self._cut(found) if found else None
        return self._glyphs[code]

    def load_glyphs(self, codes):
        """Nothing is to be read."""

    def close(self):
        """Nothing is open."""

    def _cut(self, found):
        """The firmware has all of them in one bitmap, and does not tell where a baseline is."""
        width, height = found.width, found.height
        bitmap, left = Bitmap(width, height, 2), found.tile_index * width
        blit(bitmap, found.bitmap, 0, 0, x1=left, y1=0, x2=left + width, y2=height)
        below = found.dy or -self.descent
        return Glyph(bitmap, 0, width, height, found.dx, below, found.shift_x, 0)


def _like(code):
    at = code - _FIRST
    return ord(_LIKE[at]) if 0 <= at < len(_LIKE) else code
