# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""All dominoes of a box on one page, by number; those that have been turned up are gone."""

from displayio import Group
from kingdom.dominoes import called, dominoes

from table.ui.domino import DominoSheet
from table.ui.numbers import NUMBER_PX, NumberSheet
from table.ui.theme import DIM

_GAP_PX = 4  # between two dominoes side by side


class DominoGrid:
    """Fills (x, y, width, height) with squares of at most `most` pixels.

    `sheet`, `numbers` and `names` may be used beside it, too.
    """

    def __init__(self, theme, game, box, most):
        self._squares = dominoes(game)
        self._count = len(self._squares) // 2
        self.names = [called(game, number + 1) for number in range(self._count)]
        self._columns, side = _most_readable(self._count, box[2], box[3], most)
        self._rows = -(-self._count // self._columns)
        self._across, self._down = box[2] // self._columns, box[3] // self._rows
        self._x, self._y = box[0] + (box[2] - self._columns * self._across) // 2, box[1]
        self.sheet = DominoSheet(game, side, self._down)
        self.numbers = NumberSheet(theme, self.names, side, self._down, DIM)
        self.group = Group()
        self._grids = [self._column(number) for number in range(self._columns)]

    def show(self, box):
        """Show the dominoes whose byte in `box` is 1; draws only what differs."""
        for number in range(1, self._count + 1):
            row, column = divmod(number - 1, self._columns)
            pictures, numbers = self._grids[column]
            there = box[number]
            if (numbers[row] == number) == bool(there):
                continue
            numbers[row] = number if there else 0
            for half in (0, 1):
                square = self._squares[2 * number - 2 + half] if there else None
                pictures[half, row] = self.sheet.tile(square)

    def number_at(self, x, y):
        """Give the number of the domino under (x, y), whether it is there or not; or None."""
        column, row = (x - self._x) // self._across, (y - self._y) // self._down
        number = row * self._columns + column + 1
        inside = 0 <= column < self._columns and row >= 0 and number <= self._count
        return number if inside else None

    def places(self):
        """List (name, x, y, width, height) of the dominoes that are there."""
        found = []
        for number in range(1, self._count + 1):
            row, column = divmod(number - 1, self._columns)
            if self._grids[column][1][row]:
                x, y = self._x + column * self._across, self._y + row * self._down
                name = "domino " + self.names[number - 1]
                found.append((name, x, y, self._across, self._down))
        return found

    def _column(self, column):
        """Give the pictures of a column of dominoes, and their numbers."""
        middle = self._x + column * self._across + self._across // 2
        pictures = self.sheet.grid(middle - self.sheet.width, self._y, 2, self._rows)
        left = middle - self.numbers.width // 2
        numbers = self.numbers.grid(left, self._y, 1, self._rows)
        self.group.append(pictures)
        self.group.append(numbers)
        return pictures, numbers


def _most_readable(count, width, height, most):
    """Give (columns, side of a square) with which so many dominoes are largest; of those that are
    alike, the ones with the most room for a finger."""
    best = (0, 0, -1)
    for columns in range(1, count + 1):
        across, down = width // columns, height // -(-count // columns)
        side = min((across - _GAP_PX) // 2, down - NUMBER_PX, most)
        best = max(best, (side, min(across, down), -columns))
    return -best[2], best[0]
