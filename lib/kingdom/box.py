# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What lies in the box: which squares a table shows more often than the dominoes have them."""

from kingdom.dominoes import supply
from kingdom.square import FIRST, crowns_of, square, terrain_of


def surplus(game, boards, plain=True):
    """List (terrain, crowns, have, hold, squares) for all that the box holds too little of.

    crowns is None where all squares of a terrain are counted; squares are (seat, index). Without
    `plain`, plain squares are not counted: they can still get their crowns.
    """
    counts = bytearray(256)  # five full kingdoms of 7 x 7 have 245 squares
    for board in boards:
        for there in board.cells:
            counts[there] += 1
    found, box = [], supply(game)
    for terrain, most in enumerate(game.MOST_CROWNS, FIRST):
        kinds = [square(terrain, crowns) for crowns in range(most + 1)]
        haves, holds = [counts[kind] for kind in kinds], [box[kind] for kind in kinds]
        if sum(haves) > sum(holds):
            where = _where(boards, terrain, None)
            found.append((terrain, None, sum(haves), sum(holds), where))
        for crowns, hold in enumerate(holds):
            if haves[crowns] > hold and (crowns or plain):
                where = _where(boards, terrain, crowns)
                found.append((terrain, crowns, haves[crowns], hold, where))
    return found


def _where(boards, terrain, crowns):
    where = []
    for seat, board in enumerate(boards):
        for index, there in enumerate(board.cells):
            if terrain_of(there) == terrain and crowns in (None, crowns_of(there)):
                where.append((seat, index))
    return where
