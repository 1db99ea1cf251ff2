# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How fast kingdoms are scored, next to a plain flood fill in the same run."""

from time import perf_counter

from kingdom.square import crowns_of, terrain_of
from kingdom.territory import figures

from tools.measure import Figure, kingdoms
from tools.measure.flat_fill import flat_fill

_ROUNDS = 500
_BUDGET = 1.5  # DESIGN: full scorings of 5x5 kingdoms against the flat fill


def measure():
    """Give the figures: scorings a second of both, and their ratio (the budget)."""
    boards = [board for _, board in kingdoms()]
    plain = [
        (bytes(map(terrain_of, board.cells)), bytes(map(crowns_of, board.cells)), board.size)
        for board in boards
    ]
    ours = theirs = 0.0
    for _ in range(_ROUNDS):  # in turns, so that a busy machine slows both
        ours += _seconds(figures, [(board.cells, board.size) for board in boards])
        theirs += _seconds(flat_fill, plain)
    count = _ROUNDS * len(boards)
    ratio = theirs / ours
    return [
        Figure("full scorings a second", f"{count / ours:,.0f}", "", None),
        Figure("plain flood fills a second", f"{count / theirs:,.0f}", "", None),
        Figure("scoring against the fill", f"{ratio:.2f} x", f">= {_BUDGET} x", ratio >= _BUDGET),
    ]


def _seconds(function, calls):
    start = perf_counter()
    for arguments in calls:
        function(*arguments)
    return perf_counter() - start
