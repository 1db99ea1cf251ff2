# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a kingdom is worth, as lines: every point can be shown on the board.

A line is (what, squares, crowns, points, where): what is a terrain or an option, squares and
crowns are None for a bonus, where holds the index of every square that earns it.
"""

from kingdom.square import CASTLE, EMPTY, FIRST
from kingdom.territory import survey


def territory_lines(terrains, cells, size):
    """A line for every territory that scores: most points first, then by terrain and square."""
    labels, territories = survey(cells, size)
    lines = []
    for number, (terrain, squares, crowns) in enumerate(territories, 1):
        if crowns:
            where = bytes([index for index, label in enumerate(labels) if label == number])
            lines.append((terrains[terrain - FIRST], squares, crowns, squares * crowns, where))
    lines.sort(key=lambda line: (-line[3], terrains.index(line[0]), line[4][0]))
    return lines


def bonus(option, where):
    """A line for points that no territory earns; an option is (what, points)."""
    return option[0], None, None, option[1], bytes(where)


def total(lines):
    points = 0
    for line in lines:
        points += line[3]
    return points


def middle(board):
    """Whether the castle is the middle of the frame; gaps do not matter (MK-1)."""
    return board.cells[len(board.cells) // 2] == CASTLE


def full(board):
    """Whether every square is laid, the castle among them (HA-1)."""
    return min(board.cells) > EMPTY and board.castle >= 0
