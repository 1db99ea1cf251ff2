# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The crown of the house, at any size."""

from displayio import Bitmap, TileGrid

from table.ui.theme import GOLD

# In 46ths of the height: tips of the sides, valleys, foot of the body, top of the base
_SIDE, _VALLEY, _BODY, _BASE, _WHOLE = 4, 22, 39, 42, 46


def crown(theme, width, x, y):
    """Give a gold crown of odd `width`, almost as high, whose upper left corner is (x, y)."""
    made = Bitmap(width, width * 15 // 16, 2)
    for column in range(width):
        top = _top(abs(column - width // 2), width // 2) * made.height // _WHOLE
        for row in range(top, made.height):
            if not _BODY <= row * _WHOLE // made.height < _BASE:
                made[column, row] = 1
    return TileGrid(made, pixel_shader=theme.ink(GOLD), x=x, y=y)


def _top(aside, half):
    """Where a column begins that lies so far aside of the middle, in 46ths of the height."""
    if 2 * aside <= half:
        return _VALLEY * 2 * aside // half
    return _VALLEY - (_VALLEY - _SIDE) * (2 * aside - half) // half
