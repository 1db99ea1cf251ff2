# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A kingdom's board: a frame of squares, with their tokens where the game has tokens."""

from kingdom.square import CASTLE


class Board:
    """cells and tokens have a byte a square, row by row; tokens is None without tokens."""

    def __init__(self, size, tokens=False):
        self.size = size
        self.cells = bytearray(size * size)
        self.tokens = bytearray(size * size) if tokens else None

    @property
    def parts(self):
        """All that lies on the board, as bytearrays."""
        return (self.cells, self.tokens) if self.tokens else (self.cells,)

    @property
    def castle(self):
        """Index of the castle, or -1."""
        return bytes(self.cells).find(bytes((CASTLE,)))  # a bytearray cannot find on the device

    def take(self, other):
        """Lay everything as it lies on another board of the same game and size."""
        if (other.size, len(other.parts)) != (self.size, len(self.parts)):
            raise ValueError("that board is of another kind")
        for part, values in zip(self.parts, other.parts):
            part[:] = values
