# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What lies over a square: the game's crowns and tokens on dark plates, and a question mark."""

from bitmaptools import blit, fill_region
from displayio import Bitmap

from table.ui.theme import GOLD, INK, PAPER, palette
from table.ui.tiles import dimmed, picture

_CLEAR, _PLATE, _BRIGHT, _PAPER = range(4)
_NARROW_PX = 28  # smaller squares have no room for three signs of the usual width
_ASK = """
.ppp.
p...p
....p
..pp.
..p..
.....
..p..
"""


def plates(drawings, side):
    """Give their tiles, by number; those from drawings.MIDDLE on are pieces in the middle."""
    count = len(drawings.PLATES)
    sheet = Bitmap((count + 1) * side, side, 4)
    large = side >= drawings.LARGE_PX
    narrow = getattr(drawings, "NARROW", {}) if side < _NARROW_PX else {}
    middle = getattr(drawings, "MIDDLE", count)
    for number, signs in enumerate(drawings.PLATES):
        pictures = [narrow.get(sign) or drawings.SIGNS[sign][large] for sign in signs]
        if number >= middle:
            _piece(sheet, number * side, side - 1, pictures, 2 + large)
        elif signs:
            _plate(sheet, number * side, pictures, 1 + large)
    ask, left = picture(_ASK), count * side + side - 12
    fill_region(sheet, left, side - 14, left + 9, side - 3, _PLATE)
    blit(sheet, ask, left + 2, side - 12, skip_source_index=_CLEAR)
    return sheet


def plate_colours(drawings, dim=0):
    """Give their palette, darkened by `dim` percent."""
    bright = getattr(drawings, "BRIGHT", GOLD)
    return palette((None, INK, dimmed(bright, dim), dimmed(PAPER, dim)))


def _plate(sheet, left, signs, pad):
    """Draw signs side by side on a dark plate in the corner, with that many pixels around them."""
    across, down = _extent(signs)
    fill_region(sheet, left + pad, pad, left + across + pad * 3, pad * 3 + down, _PLATE)
    _row(sheet, signs, left + 2 * pad, 2 * pad)


def _piece(sheet, left, seen, signs, pad):
    """Draw signs in the middle, in a frame unless they have ink around them; instead of a frame
    that would hide two thirds of the square, a sign gets ink around it."""
    across, down = _extent(signs)
    x, y = left + (seen - across) // 2, (seen - down) // 2
    hidden = (across + 2 * pad) * (down + 2 * pad)
    if hidden * 3 > seen * seen * 2:
        _ink(sheet, signs[0], x, y)
    elif "k" not in signs[0]:
        _frame(sheet, x - pad, y - pad, x + across + pad, y + down + pad)
    _row(sheet, signs, x, y)


def _ink(sheet, sign, x, y):
    """Draw a sign in ink, a pixel larger all around."""
    stamp = picture(sign.replace("g", "k").replace("p", "k"))
    for right in (-1, 0, 1):
        for lower in (-1, 0, 1):
            blit(sheet, stamp, x + right, y + lower, skip_source_index=_CLEAR)


def _frame(sheet, left, top, right, bottom):
    """Draw a dark plate with round corners and a bright rim."""
    fill_region(sheet, left, top, right, bottom, _PAPER)
    fill_region(sheet, left + 1, top + 1, right - 1, bottom - 1, _PLATE)
    for x in (left, right - 1):
        for y in (top, bottom - 1):
            sheet[x, y] = _CLEAR


def _row(sheet, signs, x, y):
    for sign in signs:
        stamp = picture(sign)
        blit(sheet, stamp, x, y, skip_source_index=_CLEAR)
        x += stamp.width + 1


def _extent(signs):
    """Give the width and the height of signs side by side."""
    rows = [sign.split() for sign in signs]
    return sum([len(each[0]) + 1 for each in rows]) - 1, max([len(each) for each in rows])
