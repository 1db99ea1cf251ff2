# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A row of tiles in one bitmap, of which grids of any size are laid."""

from displayio import TileGrid


class Sheet:
    """Tiles of width x height px; who makes one draws them side by side into its `bitmap`."""

    def __init__(self, bitmap, width, height, colours):
        self.bitmap, self.colours = bitmap, colours
        self.width, self.height = width, height

    def grid(self, x, y, columns, rows):
        """Give a TileGrid of so many tiles, each the first of the sheet: an empty one."""
        return TileGrid(
            self.bitmap,
            pixel_shader=self.colours,
            x=x,
            y=y,
            width=columns,
            height=rows,
            tile_width=self.width,
            tile_height=self.height,
        )
