# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Kingdomino (2016), with the Mighty Duel and the bonuses of its book."""

from kingdom.score import bonus, full, middle, territory_lines

NAME = "kingdomino"
TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine")
LETTERS = "wflgsm"
MOST_CROWNS = (1, 1, 1, 2, 2, 3)
DOMINOES = (  # by number, each by the text form of its two halves
    "ww ww ff ff ff ff ll ll ll gg gg ss wf wl wg ws fl fg "
    "w1f w1l w1g w1s w1m f1w f1w f1w f1w f1l f1g l1w l1w l1f l1f l1f l1f wg1 "
    "lg1 ws1 gs1 m1w wg2 lg2 ws2 gs2 m2w sm2 sm2 wm3"
)
SIZES = (5, 7)
PLAYERS = (2, 4)
COLOURS = ("pink", "yellow", "green", "blue")
OPTIONS = (
    ("middle_kingdom", 10),
    ("harmony", 5),
    ("dynasty", 0),
    ("us_ties", 0),
    ("line_of_four", 0),
    ("mighty_duel", 0),
)
DEFAULTS = ("middle_kingdom", "harmony")
GROUPS = TOKENS = COUNTERS = ()
_TIES = ("largest_territory", "crowns")


def rounds(options):
    return 3 if "dynasty" in options else 1


def draft(players, size, options):
    """Give (dominoes in play, dominoes a line, kings each, thrown away); ED-2 and ED-3."""
    if players == 3 and "line_of_four" not in options:
        return 36, 3, 1, ()
    if players == 2:
        return 48 if "mighty_duel" in options else 24, 4, 2, ()
    return 48, 4, 1, ()


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
