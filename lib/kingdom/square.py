# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""One square of a kingdom in one byte: its terrain below, its crowns above."""

EMPTY = 0
CASTLE = 1
FIRST = 2  # a game's terrains are FIRST, FIRST + 1, ... in the order of its TERRAINS


def square(terrain, crowns=0):
    return terrain | crowns << 4


def terrain_of(square):
    return square & 15


def crowns_of(square):
    return square >> 4
