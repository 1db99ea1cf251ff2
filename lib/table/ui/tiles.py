# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The tiles a board is laid with, drawn at the size the screen has for them."""

from bitmaptools import blit, fill_region
from displayio import Bitmap
from kingdom.square import CASTLE, EMPTY, FIRST

from table.ui.theme import INK, LINE, PANEL, PAPER, palette

_CLEAR, _PANEL, _LINE, PLAYER = range(4)  # colours of every board; the game's own follow
_OWN = 4
_COLOURS = 16
_SIGNS = {ord("k"): 1, ord("g"): 2, ord("p"): 3}  # of what lies over a square: see plates.py

_CASTLE = """
111..111..111
111..111..111
1111111111111
1111111111111
.11111111111.
.11111111111.
.11111.11111.
.1111...1111.
.1111...1111.
.1111...1111.
.1111...1111.
"""


def squares(drawings, count, side, dotted=False):
    """Give the tiles of squares: empty, castle, `count` terrains, and a see-through one.

    dotted: and one more, empty with a dot.
    """
    sheet = Bitmap((FIRST + count + 1 + dotted) * side, side, _COLOURS)
    seen = side - 1  # a pixel stays between two squares
    _empty(sheet, EMPTY * side, seen)
    _castle(sheet, CASTLE * side, seen, getattr(drawings, "CASTLE", _CASTLE).split())
    for kind in range(count):
        _terrain(sheet, drawings.GROUNDS[kind], ((FIRST + kind) * side, 0, seen, seen))
    if dotted:
        _dotted(sheet, (FIRST + count + 1) * side, seen)
    return sheet


def swatches(drawings, count, width, height, margin):
    """Give a tile for each terrain, of that size with that margin inside."""
    sheet = Bitmap(count * width, height, _COLOURS)
    across, down = width - 2 * margin, height - 2 * margin
    for kind in range(count):
        _terrain(sheet, drawings.GROUNDS[kind], (kind * width + margin, margin, across, down))
    return sheet


def square_colours(drawings, dim=0):
    """Give the palette of squares and swatches, darkened by `dim` percent."""
    colours = (PANEL, LINE, PAPER) + drawings.COLOURS
    return palette([None] + [dimmed(colour, dim) for colour in colours])


def picture(text):
    """Give a Bitmap of a picture of the drawings."""
    rows = text.split()
    plate = "g" in text or "p" in text or "k" in text
    made = Bitmap(len(rows[0]), len(rows), 4 if plate else _COLOURS)
    for y, row in enumerate(rows):
        for x, sign in enumerate(row.encode()):  # as numbers, as in from_rows
            if sign != 46:  # "." is 46, "0" is 48, and 97 is "a", for 10
                made[x, y] = _SIGNS.get(sign) or _OWN + sign - (48 if sign < 58 else 87)
    return made


def dimmed(colour, percent):
    """Give that colour, so much nearer to the ink behind everything."""
    mixed = 0
    for shift in (16, 8, 0):
        light, dark = colour >> shift & 255, INK >> shift & 255
        mixed |= light + (dark - light) * percent // 100 << shift
    return mixed


def _empty(sheet, left, seen):
    _rounded(sheet, (left, 0, seen, seen), _PANEL)
    inset = 3
    fill_region(sheet, left + inset, inset, left + seen - inset, seen - inset, _LINE)
    inset += 1
    fill_region(sheet, left + inset, inset, left + seen - inset, seen - inset, _PANEL)


def _dotted(sheet, left, seen):
    _empty(sheet, left, seen)
    half = seen // 2
    fill_region(sheet, left + half - 1, half - 2, left + half + 2, half + 3, PLAYER)
    fill_region(sheet, left + half - 2, half - 1, left + half + 3, half + 2, PLAYER)


def _castle(sheet, left, seen, rows):
    _rounded(sheet, (left, 0, seen, seen), _PANEL)
    halves = seen // 9  # half pixels for each sign of the picture
    left += (seen - len(rows[0]) * halves // 2) // 2
    top = (seen - len(rows) * halves // 2) // 2
    for row, signs in enumerate(rows):
        upper, lower = top + row * halves // 2, top + (row + 1) * halves // 2
        for column, sign in enumerate(signs):
            if sign == "1":
                x, right = left + column * halves // 2, left + (column + 1) * halves // 2
                fill_region(sheet, x, upper, right, lower, PLAYER)


def _terrain(sheet, ground, box):
    """Draw a terrain: its colour, and its picture in rows that stand in each other's gaps."""
    colour, across, down, rows = ground
    left, top, width, height = box
    _rounded(sheet, box, _OWN + colour)
    stamp = picture(rows)
    columns, lines = _nearest(width, across), _nearest(height, down)
    for line in range(lines):
        odd = line & 1
        y = top + (2 * line + 1) * height // (2 * lines) - stamp.height // 2
        for column in range(columns - odd):
            x = (2 * column + 1 + odd) * width // (2 * columns) - stamp.width // 2
            blit(sheet, stamp, left + max(0, x), y, skip_source_index=_CLEAR)


def _rounded(sheet, box, colour):
    left, top, width, height = box
    right, bottom = left + width, top + height
    fill_region(sheet, left, top, right, bottom, colour)
    for x in (left, right - 1):
        for y in (top, bottom - 1):
            sheet[x, y] = _CLEAR


def _nearest(length, pitch):
    return max(1, (2 * length + pitch) // (2 * pitch))
