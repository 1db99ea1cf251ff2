# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""All that is told of each board on this side of the cable, in one entry, in a file a family."""

from tools.boards import esp32, esp32s3, feathers, pyportals, wiring
from tools.boards.board import Board, Plate

__all__ = ["BOARDS", "SIZES", "Board", "Plate", "find", "known"]

BOARDS = {
    board.name: board
    for family in (pyportals, esp32, esp32s3, feathers)
    for board in family.BOARDS
}

# The first board of each size of screen: what is drawn depends on nothing else of a board.
_FIRST = {(board.width, board.height): board.name for board in reversed(BOARDS.values())}
SIZES = tuple(sorted(_FIRST.values()))


def find(name):
    """Give the Board of that name; ValueError where there is none."""
    if name not in BOARDS:
        there = ", ".join(sorted(BOARDS))
        raise ValueError(f"there is no virtual board {name!r}; there are: {there}")
    return BOARDS[name]


def known():
    """Give the ids of all boards that can be deployed to, in order."""
    return sorted(name for name in BOARDS if wiring.of(name))
