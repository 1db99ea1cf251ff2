# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A game's terrains in a row along the bottom of the screen."""

from displayio import TileGrid

from table import drawings
from table.ui import tiles

STRIP_PX = 40


def strip(theme, game, y):
    """Give a TileGrid of squares, one terrain after the other, from y down."""
    count = len(game.TERRAINS)
    look = drawings.load(game.NAME)
    grid = TileGrid(
        tiles.swatches(look, count, STRIP_PX, STRIP_PX, 0),
        pixel_shader=tiles.square_colours(look),
        y=y,
        width=theme.width // STRIP_PX,
        height=1,
        tile_width=STRIP_PX,
        tile_height=STRIP_PX,
    )
    for column in range(1, grid.width):
        grid[column, 0] = column % count
    return grid
