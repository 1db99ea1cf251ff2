# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What each virtual board has: its display, its memories, its pins by every name they carry."""

from tools.virtual.boards import esp32, esp32s3, feathers, pyportals
from tools.virtual.boards.board import Board, Plate

__all__ = ["BOARDS", "SIZES", "Board", "Plate", "find"]

BOARDS = {
    board.name: board
    for family in (pyportals, esp32, esp32s3, feathers)
    for board in family.BOARDS
}

# A board for each size of screen there is: what is drawn depends on nothing else of a board.
SIZES = ("makerfabs_tft7", "pyportal", "pyportal_titano")


def find(name):
    if name not in BOARDS:
        known = ", ".join(sorted(BOARDS))
        raise ValueError(f"there is no virtual board {name!r}; there are: {known}")
    return BOARDS[name]
