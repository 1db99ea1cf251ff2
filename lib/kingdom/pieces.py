# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Pieces that stand on squares or lie with a player: which there are, and whether any is left."""

from kingdom.square import FIRST


def palette(game, options):
    """Give the tokens that can be put: all there are, unless the game has fewer by its options."""
    tokens = getattr(game, "tokens", None)
    return tokens(options) if tokens else game.TOKENS


def numbered(game, names):
    """Give [(name, number)] of these tokens: what players call them, and what boards have.

    A ValueError where one cannot stand on a square without crowns.
    """
    return [(name, game.put(FIRST, 0, name)[1]) for name in names]


def spent(game, boards, token):
    """Tell whether all pieces of that kind stand on these boards; False where none are counted."""
    copies = getattr(game, "copies", None)
    return copies is not None and standing(boards, token) >= copies(token)


def standing(boards, token):
    """Give how many such pieces stand on boards, or in kingdoms."""
    found = 0
    for board in boards:
        for other in board.tokens:
            found += other == token
    return found


def held(game):
    """Give the counters by which players tell who holds what, one player each at most."""
    return [name for _, names in getattr(game, "HOLDINGS", ()) for name in names]
