# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which squares there can be, and what can stand on them: asked only where tokens are, or records.

It is no part of `square`, which every match keeps in the heap.
"""

from kingdom.square import CASTLE, FIRST, crowns_of, terrain_of


def possible(square, token, game):
    """Whether the game has such a square, and it can carry such a token."""
    terrain = terrain_of(square) - FIRST
    if square > CASTLE and (
        not 0 <= terrain < len(game.TERRAINS) or crowns_of(square) > game.MOST_CROWNS[terrain]
    ):
        return False
    try:
        return not token or game.parse_token(game.token_text(token), square) == token
    except ValueError:
        return False
