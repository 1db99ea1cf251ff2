# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Short words that never change: the font's own letters, lighter in memory than a label."""

from displayio import Group, TileGrid

from table.ui.measure import width
from table.ui.text import LEFT


class Letters(Group):
    """A text on the baseline y; x is its left edge, its centre or its right edge by `align`."""

    def __init__(self, theme, text, x, y, colour, font, align=LEFT):
        super().__init__(x=x - width(theme, text, font) * align // 2, y=y)
        self.text = text  # for who reads the screen: a label has it too
        ink, across = theme.ink(colour), 0
        for letter in text:
            glyph = theme.font(font).get_glyph(ord(letter))
            if glyph is None:
                continue
            if glyph.width:  # a space has nothing to draw
                left, top = across + glyph.dx, -glyph.height - glyph.dy
                self.append(TileGrid(glyph.bitmap, pixel_shader=ink, x=left, y=top))
            across += glyph.shift_x
