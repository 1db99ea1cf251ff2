# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A kingdom of each game to count on the screen: one file of data a game, opened when shown."""

from kingdom.board import Board
from kingdom.square import CASTLE, FIRST, square


def load(game):
    """Give the example of the game of that name, or None; it has KINGDOM and OPTIONS."""
    name = "table.examples." + game
    try:
        return __import__(name, None, None, ("KINGDOM",))
    except ImportError:
        return None


def board(example, game):
    """Lay the example: KINGDOM is the text form of a board of the first of the game's SIZES."""
    laid = Board(game.SIZES[0])
    cells = example.KINGDOM.replace("/", " ").split()
    for index, cell in enumerate(cells):
        kind = game.LETTERS.find(cell[0])
        laid.cells[index] = CASTLE if kind < 0 else square(FIRST + kind, int(cell[1:] or 0))
    return laid
