# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Rounded panels of any size, from nine tiles that all share; the backdrop behind them."""

from displayio import Bitmap, Group, TileGrid

from table.ui.theme import FRAME_PX, INK, palette


def frame(theme, x, y, width, height, style):
    """Give a TileGrid of width x height pixels (multiples of FRAME_PX) in that frame style."""
    columns, rows = width // FRAME_PX, height // FRAME_PX
    grid = TileGrid(
        theme.frames,
        pixel_shader=theme.style(style),
        x=x,
        y=y,
        width=columns,
        height=rows,
        tile_width=FRAME_PX,
        tile_height=FRAME_PX,
        default_tile=4,
    )
    for column in range(columns):
        grid[column, 0] = 1
        grid[column, rows - 1] = 7
    for row in range(rows):
        grid[0, row] = _edge(row, rows, 0)
        grid[columns - 1, row] = _edge(row, rows, 2)
    return grid


def backdrop(theme):
    """Give what lies behind everything on a screen: one pixel of ink, as large as the display."""
    group = Group(scale=max(theme.width, theme.height))
    group.append(TileGrid(Bitmap(1, 1, 2), pixel_shader=palette((INK, INK))))
    return group


def _edge(row, rows, side):
    return side if row == 0 else side + 6 if row == rows - 1 else side + 3
