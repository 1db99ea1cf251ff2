# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The first line of two players, where a game pairs its dominoes: the outer ones, the inner ones.

Such a game has PAIRS, the numbers of players with whom that is so. Who takes a domino first has
its pair, the other player all that is left.
"""

from kingdom.draft import TAKE


def is_paired(draft, game):
    """Tell whether a king that goes to a domino now takes another with it."""
    first = draft.task == TAKE and not draft.round
    return first and len(draft.kingdoms) in getattr(game, "PAIRS", ())


def pair(draft, game, at):
    """Set all kings that are left, once the first one stands on the domino at that place; nothing
    where no dominoes are paired."""
    if not is_paired(draft, game):
        return
    last, seat = draft.length - 1, draft.claims[at]
    for other in range(draft.length):
        draft.claims[other] = seat if other in (at, last - at) else 1 - seat
    draft.turn = last  # as if each had been set
