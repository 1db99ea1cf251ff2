# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A board as small as a sign: what an option is about, at a glance."""

from bitmaptools import blit, fill_region
from displayio import Bitmap

from table.ui.theme import GOLD, LINE, PAPER, from_rows, palette

SIDE_PX = 24
_LINE, _OWN = 2, 4  # colours; between gold, 1, and paper, 3; the game's own follow
_COLOURS = 16
_STAMPS = {  # what stands on an empty square
    "k": ("10101", "10101", "11111", "11111"),
    "C": ("30303", "33333", "33333", "33033", "33033"),
}


def colours(look):
    """Give the palette of all small boards of a game."""
    return palette((None, GOLD, LINE, PAPER) + look.COLOURS)


def small_board(look, letters, rows):
    """Draw rows of signs: a terrain by its letter, C castle, k crown, anything else empty."""
    board = Bitmap(SIDE_PX, SIDE_PX, _COLOURS)
    pitch = SIDE_PX // len(rows)
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            _square(board, column * pitch, row * pitch, pitch - 1, sign, look, letters)
    return board


def _square(board, x, y, side, sign, look, letters):
    kind = letters.find(sign)
    ground = _OWN + look.GROUNDS[kind][0] if kind >= 0 else _LINE
    fill_region(board, x, y, x + side, y + side, ground)
    if sign in _STAMPS:
        stamp = from_rows(_STAMPS[sign], _COLOURS)
        left, top = x + (side - stamp.width) // 2, y + (side - stamp.height) // 2
        blit(board, stamp, left, top, skip_source_index=0)
    elif kind >= 0:
        _speck(board, x + side // 2 - 1, y + side // 2 - 1, look.GROUNDS[kind][3])


def _speck(board, x, y, stamp):
    """Two by two pixels of what grows there: colour alone would not tell the darkest apart."""
    sign = stamp.strip().strip(".")[0]
    fill_region(board, x, y, x + 2, y + 2, _OWN + int(sign, 16))
