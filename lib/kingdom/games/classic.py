# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Kingdomino (2016), with the Mighty Duel and the bonuses of its book."""

from kingdom.score import bonus, full, middle, territory_lines

NAME = "kingdomino"
TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine")
LETTERS = "wflgsm"
MOST_CROWNS = (1, 1, 1, 2, 2, 3)
BOX = ((21, 5), (16, 6), (12, 6), (10, 2, 2), (6, 2, 2), (1, 1, 3, 1))  # by terrain and crowns
SIZES = (5, 7)
PLAYERS = (2, 4)
COLOURS = ("pink", "yellow", "green", "blue")
OPTIONS = (("middle_kingdom", 10), ("harmony", 5), ("dynasty", 0), ("us_ties", 0))
DEFAULTS = ("middle_kingdom", "harmony")
GROUPS = TOKENS = COUNTERS = ()
_TIES = ("largest_territory", "crowns")


def rounds(options):
    return 3 if "dynasty" in options else 1


def tie_breaks(options):
    """The European book, or the revised US book (ED-1)."""
    return _TIES[:1] if "us_ties" in options else _TIES


def visible(board):
    """The squares as the rules count them."""
    return board.cells


def lines(board, options, counters):
    found = territory_lines(TERRAINS, board.cells, board.size)
    if "middle_kingdom" in options and middle(board):
        found.append(bonus(OPTIONS[0], (board.castle,)))
    if "harmony" in options and full(board):
        found.append(bonus(OPTIONS[1], range(len(board.cells))))
    return found


def awards(boards, options, counters):
    """Lines that come from comparing kingdoms, by seat."""
    return [()] * len(boards)
