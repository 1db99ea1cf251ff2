# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What is usual in a game, until the players choose otherwise."""


def usual_size(game, players):
    """Give the size of the board for so many players.

    A game where that is not always the first of its SIZES has USUAL_SIZES, (players, size) each.
    """
    return dict(getattr(game, "USUAL_SIZES", ())).get(players, game.SIZES[0])
