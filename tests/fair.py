# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A made-up game with more to choose than any real one: for screens that are built from data."""

from kingdom.score import territory_lines

NAME = "fair"
TERRAINS = ("tents", "stalls")
LETTERS = "ts"
MOST_CROWNS = (2, 2)
DOMINOES = " ".join(["ts"] * 30 + ["t1s1", "t2s2"] * 5)
SIZES = (5, 7, 9)
PLAYERS = (1, 5)
COLOURS = ("pink", "yellow", "green", "blue", "brown")
QUESTS = tuple([f"quest_{number}" for number in range(1, 18)])
OPTIONS = (("lanterns", 3), ("quick", 0), ("day", 0), ("night", 0))
OPTIONS += tuple([(quest, 5) for quest in QUESTS])
GROUPS = (("mode", 1, 1, ("day", "night")), ("quests", 0, 2, QUESTS))
DEFAULTS = ("day",)
TOKENS = ()
COUNTERS = ()


def rounds(options):
    return 1


def visible(board):
    return board.cells


def lines(board, options, counters):
    return territory_lines(TERRAINS, board.cells, board.size)


def awards(boards, options, counters):
    return [()] * len(boards)


def draft(players, size, options):
    return 40, 5, 1, ()


def tie_breaks(options):
    return ("largest_territory",)


def parse_token(ending, square):
    raise ValueError(f"'{ending}' means nothing here")


def token_text(token):
    return ""


def put(square, token, name):
    raise ValueError(f"this game has no '{name}'")
