# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Small one-colour pictures: castle, the players' shapes, arrows."""

from displayio import TileGrid

from table.ui.theme import from_rows

# One text a picture, rows of 0 and 1: cheaper on the board than a tuple of rows.
_CASTLE = """
11100111100111
11100111100111
11111111111111
11111111111111
01111111111110
01111111111110
01111100111110
01111000011110
01111000011110
01111000011110
01111000011110
"""
_CIRCLE = """
00011111000
00111111100
01111111110
11111111111
11111111111
11111111111
11111111111
11111111111
01111111110
00111111100
00011111000
"""
_SQUARE = """
0111111110
1111111111
1111111111
1111111111
1111111111
1111111111
1111111111
1111111111
1111111111
0111111110
"""
_TRIANGLE = """
00000100000
00001110000
00001110000
00011111000
00011111000
00111111100
00111111100
01111111110
01111111110
11111111111
"""
_DIAMOND = """
00000100000
00001110000
00011111000
00111111100
01111111110
11111111111
01111111110
00111111100
00011111000
00001110000
00000100000
"""
_CROSS = """
00011111000
00011111000
00011111000
11111111111
11111111111
11111111111
11111111111
11111111111
00011111000
00011111000
00011111000
"""
_LEFT = """
0000011
0001111
0111111
1111111
0111111
0001111
0000011
"""
_RIGHT = """
1100000
1111000
1111110
1111111
1111110
1111000
1100000
"""
_DOWN = """
1111111
0111110
0111110
0011100
0011100
0001000
0001000
"""
_MORE = """
1100011000110
1100011000110
"""

SHAPES = {
    "pink": _CIRCLE,
    "green": _SQUARE,
    "yellow": _TRIANGLE,
    "blue": _DIAMOND,
    "brown": _CROSS,
}
PICTURES = {
    "castle": _CASTLE,
    "left": _LEFT,
    "right": _RIGHT,
    "down": _DOWN,
    "more": _MORE,
}


def icon(theme, name, colour, x, y):
    """Give a TileGrid of that picture (a key of PICTURES, or a player's colour) around (x, y)."""
    return picture(theme, SHAPES.get(name) or PICTURES[name], colour, x, y)


def picture(theme, text, colour, x, y):
    """Give a TileGrid of the picture that a text draws, around (x, y)."""
    rows = text.split()
    left, top = x - len(rows[0]) // 2, y - len(rows) // 2
    return TileGrid(from_rows(rows, 2), pixel_shader=theme.ink(colour), x=left, y=top)
