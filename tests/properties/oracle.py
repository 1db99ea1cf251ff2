# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A slow second opinion on a kingdom, written another way: sets of coordinates, recursion."""

from collections import Counter


def territories(text):
    """A Counter of (letter, squares, crowns) read straight from the text form."""
    land = {}
    for row, line in enumerate(text.split("/")):
        for column, cell in enumerate(line.split()):
            if cell not in (".", "C"):
                land[row, column] = (cell[0], int(cell[1:] or 0))
    found = Counter()
    while land:
        letter, squares = None, set()
        start = next(iter(land))
        letter = land[start][0]
        reach(start, letter, land, squares)
        crowns = sum(land.pop(square)[1] for square in squares)
        found[letter, len(squares), crowns] += 1
    return found


def reach(square, letter, land, squares):
    if square in squares or land.get(square, " ")[0] != letter:
        return
    squares.add(square)
    row, column = square
    for beside in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        reach(beside, letter, land, squares)


def figures(text):
    """(points, largest, crowns) of the text."""
    found = list(territories(text).elements())
    points = sum(squares * crowns for _, squares, crowns in found)
    return points, max((each[1] for each in found), default=0), sum(each[2] for each in found)
