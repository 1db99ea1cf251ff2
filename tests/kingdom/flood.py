# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A second opinion on where a fire may land: step by step over all squares, laid or not."""

from kingdom.square import crowns_of, terrain_of

RANGE = {1: 3, 2: 2, 3: 1}  # steps by craters, as the book has them


def landings(kingdom, volcano, barred, fires):
    """Give the squares, each counted from the castle, that a fire of this volcano may reach.

    barred is the terrain of volcanoes; a token from 1 to `fires` is a fire.
    """
    laid = {}
    for square, there in enumerate(kingdom.cells):
        if there:
            laid[spot(kingdom, square)] = (there, kingdom.tokens[square])
    start = spot(kingdom, volcano)
    reached = {start}
    for _ in range(RANGE[crowns_of(kingdom.cells[volcano])]):
        further = set()
        for row, column in reached:
            for down in (-1, 0, 1):
                for right in (-1, 0, 1):
                    further.add((row + down, column + right))
        reached = further
    found = set()
    for place in reached:
        there, token = laid.get(place, (0, 0))
        if there > 1 and terrain_of(there) != barred and there < 16 and not 0 < token <= fires:
            found.add(place)
    return found


def spot(kingdom, square):
    """Where a square lies, counted from the castle."""
    reach = kingdom.size - 1
    return square // kingdom.width - reach, square % kingdom.width - reach
