# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Where what a volcano throws may land: in any direction, turning, over gaps."""

from kingdom.square import CASTLE, crowns_of, terrain_of


def in_reach(kingdom, volcano, steps, terrain, most):
    """Give the squares up to so many steps from a volcano, by edges and corners, as bits.

    None that burns already: a volcano, which is `terrain`, a printed flame, a token up to `most`.
    """
    found = 0
    row, column = divmod(volcano, kingdom.width)
    for at, there in enumerate(kingdom.cells):
        down, across = abs(at // kingdom.width - row), abs(at % kingdom.width - column)
        near = max(down, across) <= steps
        if near and bare(there, terrain) and not 1 <= kingdom.tokens[at] <= most:
            found |= 1 << at
    return found


def burn(kingdom, target, fire, first):
    """Put a fire there. A piece that stands there, a token from `first` on, is out of the game: it
    goes to the margin of the plane, which no domino reaches, and is still one that is used.

    The margin has a place a row: more than two resources each can pay for, and are burnt.
    """
    gone, margin = kingdom.tokens[target], kingdom.width - 1
    kingdom.tokens[target] = fire
    if gone >= first:
        while kingdom.tokens[margin]:
            margin += kingdom.width
        kingdom.tokens[margin] = gone


def bare(there, terrain):
    """Tell whether it is land without a printed flame, and no volcano, which is `terrain`."""
    return there > CASTLE and not crowns_of(there) and terrain_of(there) != terrain
