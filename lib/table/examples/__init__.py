# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A kingdom of each game to count on the screen: one file of data a game, opened when shown."""

from kingdom.board import Board
from kingdom.square import CASTLE, FIRST, square


def load(game):
    """Give the example of the game of that name, or None; it has KINGDOM and OPTIONS, and MODES,
    options with a kingdom each, where a game has them."""
    name = "table.examples." + game
    try:
        return __import__(name, None, None, ("KINGDOM",))
    except ImportError:
        return None


def chosen(example, options):
    """Give (text, options) of the example's kingdom for players who play by these options."""
    modes = getattr(example, "MODES", {})
    for mode in options:
        if mode in modes:
            return modes[mode], (mode,) + example.OPTIONS
    return example.KINGDOM, example.OPTIONS


def board(text, game):
    """Lay an example: its text is the text form of a board of the first of the game's SIZES."""
    laid = Board(game.SIZES[0], game.TOKENS)
    for index, cell in enumerate(text.replace("/", " ").split()):
        kind, crowns, ending = game.LETTERS.find(cell[0]), cell[1:2], cell[2:]
        if not "0" <= crowns <= "9":
            crowns, ending = "0", cell[1:]
        laid.cells[index] = CASTLE if kind < 0 else square(FIRST + kind, int(crowns))
        if ending:
            laid.tokens[index] = game.parse_token(ending, laid.cells[index])
    return laid
