# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A made-up game, as far from Kingdomino as the interface goes: the engine must not notice.

Two terrains, three crowns at most; boats and hats stand on squares; players count fish; one of
two tides must be chosen; who has most fish gets an award; a tie goes to the crowns first.
"""

import sys

from kingdom.score import bonus, full, territory_lines
from kingdom.square import CASTLE, EMPTY, FIRST, crowns_of, square, terrain_of

NAME = "tiny"
TERRAINS = ("sand", "reef")
LETTERS = "ar"
MOST_CROWNS = (0, 3)
DOMINOES = "aa ar ar1 r2r3"
SIZES = (3, 5, 7)
PLAYERS = (1, 5)
COLOURS = ("red", "white", "black", "brown", "grey")
OPTIONS = (("brim", 7), ("ebb", 0), ("flood", 0), ("long_game", 0))
GROUPS = (("tide", 1, 1, ("ebb", "flood")),)
DEFAULTS = ("ebb",)
TOKENS = ("boat", "hat")
COUNTERS = ("fish", "shells")
BOAT, HAT = 1, 2


def load():
    """Put this game on the shelf, as if its file lay there."""
    sys.modules["kingdom.games.tiny"] = sys.modules[__name__]


def rounds(options):
    return 3 if "long_game" in options else 1


def errands(draft, place, options):
    """A boat may go on crowns just laid."""
    kingdom, seat = draft.kingdoms[draft.seat], draft.seat
    squares = [square for square in kingdom.squares(place) if crowns_of(kingdom.cells[square])]
    if squares:
        choices = [0] * len(draft.kingdoms)
        for square in squares:
            choices[seat] |= 1 << square
        answer = yield seat, "boat", choices, True
        if answer:
            kingdom.tokens[answer[1]] = BOAT


def draft(players, size, options):
    """One line for three or four, two for two; the box is too small for five."""
    if players > 4:
        raise ValueError(f"no draft for {players} players")
    return (3 if players == 3 else 4), max(players, 2), 1, ()


def tie_breaks(options):
    return ("crowns", "largest_territory")


def visible(board):
    """A boat hides all crowns of its square; at flood sand is no land at all."""
    cells = bytearray(board.cells)
    for index, token in enumerate(board.tokens):
        if token == BOAT:
            cells[index] = terrain_of(cells[index])
    return cells


def lines(board, options, counters):
    found = territory_lines(TERRAINS, visible(board), board.size)
    hats = [index for index, token in enumerate(board.tokens) if token == HAT]
    if hats:
        found.append(bonus(("hat", 2 * len(hats)), hats))
    if "brim" in options and full(board):
        found.append(bonus(OPTIONS[0], range(len(board.cells))))
    if counters[1]:
        found.append(bonus(("shells", counters[1]), ()))
    return found


def awards(boards, options, counters):
    """Four points to the one with strictly most fish."""
    fish = [own[0] for own in counters]
    alone = fish.count(max(fish)) == 1
    return [[bonus(("fish", 4), ())] if alone and own == max(fish) else () for own in fish]


def parse_token(ending, there):
    if ending == "~" and crowns_of(there):
        return BOAT
    if ending == "^" and there > CASTLE:
        return HAT
    raise ValueError(f"'{ending}' cannot be here; use ~ on crowns, ^ on land")


def token_text(token):
    if token not in (BOAT, HAT):
        raise ValueError(f"no token {token}")
    return "~" if token == BOAT else "^"


def put(there, token, name):
    """A second tap takes the token away."""
    if name == "boat":
        if not crowns_of(there):
            raise ValueError("a boat needs crowns")
        return there, 0 if token == BOAT else BOAT
    if there == EMPTY:
        return square(FIRST), HAT
    return there, 0 if token == HAT else HAT
