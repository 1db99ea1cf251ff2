# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A kingdom on the screen: a tile for each square, plates for what lies on them."""

from displayio import Group, TileGrid
from kingdom.square import FIRST, terrain_of

from table import drawings
from table.ui import tiles
from table.ui.plates import plate_colours, plates
from table.ui.theme import PLAYERS

LEFT, TOP = 4, 39  # of every board: above it are the player and a line of text
_DIM = 66  # percent: dark enough to set off what is lit, light enough to be read


class BoardView:
    """Shows boards of `size` x `size` squares, as large as they fit under what is above.

    Besides the game's own, FIRST + number of terrains is a see-through square, and one more, if
    `dotted`, an empty one with a dot.
    """

    def __init__(self, theme, game, size, dotted=False):
        self.size = size
        room = theme.height - TOP - 1
        whole = max([room // each * each for each in game.SIZES])
        self.side = whole // size
        self.right = LEFT + whole  # of the largest: what stands beside a board stands still
        self.x = LEFT + (whole - self.side * size) // 2
        self.y = TOP + (whole - self.side * size) // 2
        self.drawings = drawings.load(game.NAME)
        self.clear = FIRST + len(game.TERRAINS)
        self._mark = len(self.drawings.PLATES)
        self._sheets = (
            tiles.squares(self.drawings, len(game.TERRAINS), self.side, dotted),
            plates(self.drawings, self.side),
        )
        self.group = Group()
        self._bright = self._layers(0, size)
        few = 1 if size % 3 else 3  # a board that grows is seldom dark: that saves heap
        self._darks = few if dotted else size
        self._dark = self._marks = None

    def index_at(self, x, y):
        """Give the square under (x, y), or None beside the board."""
        column, row = (x - self.x) // self.side, (y - self.y) // self.side
        inside = 0 <= column < self.size and 0 <= row < self.size
        return row * self.size + column if inside else None

    def passed(self, start, end):
        """List the squares on the way between two points; a fast finger skips none."""
        far = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
        steps = far * 4 // self.side + 1
        found = []
        for step in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * step // steps
            y = start[1] + (end[1] - start[1]) * step // steps
            index = self.index_at(x, y)
            if index is not None and index not in found[-1:]:
                found.append(index)
        return found

    def places(self):
        """Give (name, x, y, width, height) of every square."""
        found = []
        for index in range(self.size * self.size):
            row, column = index // self.size, index % self.size
            x, y = self.x + column * self.side, self.y + row * self.side
            found.append((f"square {row},{column}", x, y, self.side, self.side))
        return found

    def show(self, board, colour):
        """Bring the squares in step with a board whose castle has a player's colour."""
        _paint(self._bright, PLAYERS[colour], 0)
        self._lay(self._bright, board, ())

    def show_dark(self, board, colour, lit):
        """Darken all squares but those lit."""
        self._dark = self._dark or self._layers(_DIM, self._darks)
        _paint(self._dark, PLAYERS[colour], _DIM)
        self._lay(self._dark, board, lit)

    def show_marks(self, marked):
        """Put a question mark on these squares."""
        self._marks = self._marks or self._layer(
            self._sheets[1], plate_colours(self.drawings), self.size
        )
        for index in range(self.size * self.size):
            self._set(self._marks, index, self._mark if index in marked else 0)

    def _lay(self, layers, board, lit):
        tokens = board.tokens or bytes(len(board.cells))
        squares, plates = layers
        for index, square in enumerate(board.cells):
            clear = index in lit
            self._set(squares, index, self.clear if clear else terrain_of(square))
            plate = 0 if clear else self.drawings.plate(square, tokens[index])
            self._set(plates, index, plate)

    def _layers(self, dim, count):
        squares = self._layer(self._sheets[0], tiles.square_colours(self.drawings, dim), count)
        return squares, self._layer(self._sheets[1], plate_colours(self.drawings, dim), count)

    def _layer(self, sheet, colours, count):
        """Give so many TileGrids one below another, of as many rows each: what changes in one is
        drawn apart from what does in the others."""
        grids, tall = [], self.size // count
        for number in range(count):
            grid = TileGrid(
                sheet,
                pixel_shader=colours,
                x=self.x,
                y=self.y + number * tall * self.side,
                width=self.size,
                height=tall,
                tile_width=self.side,
                tile_height=self.side,
            )
            grids.append(grid)
            self.group.append(grid)
        return grids

    def _set(self, grids, index, tile):
        a_grid = self.size * self.size // len(grids)
        grid, at = grids[index // a_grid], index % a_grid
        if grid[at] != tile:  # to set what is there already would draw it again
            grid[at] = tile


def _paint(layers, colour, dim):
    colours, colour = layers[0][0].pixel_shader, tiles.dimmed(colour, dim)
    if colours[tiles.PLAYER] != colour:
        colours[tiles.PLAYER] = colour
