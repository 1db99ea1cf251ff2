# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A gold line around squares that belong together, whatever shape they have."""

from bitmaptools import fill_region
from displayio import Bitmap, Group, TileGrid

from table.ui.theme import GOLD

_LINE_PX = 3


class Outline:
    """Lies over a BoardView: a tile on every corner where four squares meet.

    Which of the four are inside (1, 2 above, 4, 8 below) is the number of the tile.
    """

    def __init__(self, theme, board):
        self._size = board.size
        half = board.side // 2
        sheet = _tiles(board.side, half)
        self.group = Group()
        self._rows = []
        for row in range(board.size + 1):
            grid = TileGrid(
                sheet,
                pixel_shader=theme.ink(GOLD),
                x=board.x - half - 1,
                y=board.y - half - 1 + row * board.side,
                width=board.size + 1,
                tile_width=board.side,
                tile_height=board.side,
            )
            self._rows.append(grid)
            self.group.append(grid)

    def show(self, inside):
        """Draw the line around these squares; around nothing it goes away."""
        for row in range(self._size + 1):
            for column in range(self._size + 1):
                tile = 0
                for bit, up, left in ((1, 1, 1), (2, 1, 0), (4, 0, 1), (8, 0, 0)):
                    if self._holds(inside, row - up, column - left):
                        tile |= bit
                if self._rows[row][column] != tile:
                    self._rows[row][column] = tile

    def _holds(self, inside, row, column):
        within = 0 <= row < self._size and 0 <= column < self._size
        return within and row * self._size + column in inside


def _tiles(side, half):
    sheet = Bitmap(16 * side, side, 2)
    low, high = half - _LINE_PX // 2, half + _LINE_PX // 2 + 1
    arms = (  # where a line runs from the corner, and between which two squares
        ((low, 0, high, high), 1, 2),
        ((low, low, high, side), 4, 8),
        ((0, low, high, high), 1, 4),
        ((low, low, side, high), 2, 8),
    )
    for tile in range(16):
        for (left, top, right, bottom), one, other in arms:
            if bool(tile & one) != bool(tile & other):
                fill_region(sheet, tile * side + left, top, tile * side + right, bottom, 1)
    return sheet
