# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A kingdom's text form, such as "w1 C / . f": for tests, reports and the command line."""

from kingdom.frame import framed
from kingdom.square import CASTLE, EMPTY, FIRST, crowns_of, square, terrain_of


def parse(text, size, game):
    """Read a Board; rows are parted by newlines or "/", squares by spaces.

    A text smaller than the board is set into its frame (MK-1). A ValueError names the row and
    the column, counted from 1.
    """
    rows = _rows(text, size)
    laid = _laid(rows, game)
    return framed(laid, size, game.TOKENS, len(rows) < size, len(rows[0]) < size)


def text(board, game):
    """Write a Board as the text that `parse` reads back to the byte."""
    cells = []
    for index, there in enumerate(board.cells):
        cells.append(square_text(there, board.tokens[index] if board.tokens else 0, game))
    size = board.size
    return " / ".join([" ".join(cells[at : at + size]) for at in range(0, len(cells), size)])


def parse_square(cell, game):
    """Read a cell such as "w1" as (square, token)."""
    if cell == ".":
        return EMPTY, 0
    found, ending = (CASTLE, cell[1:]) if cell[0] == "C" else _terrain(cell, game)
    if not ending:
        return found, 0
    if not game.TOKENS:
        raise ValueError(f"cannot read '{ending}' in '{cell}'; write a letter and its crowns")
    return found, game.parse_token(ending, found)


def square_text(square, token, game):
    """Write a square and its token as the cell that `parse_square` reads."""
    letter = ".C"[square] if square <= CASTLE else game.LETTERS[terrain_of(square) - FIRST]
    digit = str(crowns_of(square)) if crowns_of(square) else ""
    return letter + digit + (game.token_text(token) if token else "")


def _rows(text, size):
    rows = []
    for line in text.split("\n"):
        if line.strip():
            rows += [row.split() for row in line.strip().strip("/").split("/")]
    if not rows or not rows[0]:
        raise ValueError("row 1, column 1: there is nothing; write . where no square is laid")
    width = len(rows[0])
    if len(rows) > size:
        raise ValueError(f"row {size + 1}, column 1: one row too many; there are {size}")
    if width > size:
        raise ValueError(f"row 1, column {size + 1}: one column too many; there are {size}")
    for number, row in enumerate(rows, 1):
        if len(row) != width:
            column = min(len(row), width) + 1
            raise ValueError(
                f"row {number}, column {column}: this row has {len(row)} squares and row 1 has "
                f"{width}; write . where none is laid"
            )
    return rows


def _laid(rows, game):
    """The squares that are not empty, as (row, column, square, token)."""
    laid = []
    castle = None
    for row, cells in enumerate(rows):
        for column, cell in enumerate(cells):
            place = f"row {row + 1}, column {column + 1}"
            try:
                square, token = parse_square(cell, game)
            except ValueError as error:
                raise ValueError(f"{place}: {error}")  # noqa: B904 (MicroPython cannot chain)
            if square == CASTLE and castle:
                raise ValueError(f"{place}: a second castle 'C'; the first is at {castle}")
            if square == CASTLE:
                castle = place
            if square:
                laid.append((row, column, square, token))
    return laid


def _terrain(cell, game):
    kind, marks = game.LETTERS.find(cell[0]), getattr(game, "MARKS", "crowns")
    if kind < 0:
        letters = " ".join(game.LETTERS)
        raise ValueError(f"unknown square '{cell}'; use . C or one of {letters} with its {marks}")
    crowns, ending = 0, cell[1:]
    if ending and "0" <= ending[0] <= "9":
        crowns, ending = int(ending[0]), ending[1:]
    most = game.MOST_CROWNS[kind]
    if crowns > most:
        terrain = game.TERRAINS[kind]
        raise ValueError(f"'{cell}' has too many {marks}; {terrain} has {most} at most")
    return square(FIRST + kind, crowns), ending
