# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What only the players can tell at the end, such as who holds something on a tie."""

from kingdom.majority import HOLDS, HOLDS_NOT


def open_questions(match):
    """Give (counter, seats) of each question that is open."""
    settle(match)
    seats = range(len(match.players))
    boards, counters = [match.board(s) for s in seats], [match.counters(s) for s in seats]
    return match.game.disputes(boards, match.options, counters)


def settle(match):
    """Forget every answer that a later change of a kingdom has overtaken."""
    seats = range(len(match.players))
    boards = [match.board(seat) for seat in seats]
    untold = [bytes(len(match.game.COUNTERS)) for _ in seats]
    now = dict(match.game.disputes(boards, match.options, untold))
    for number, counter in enumerate(match.game.COUNTERS):
        told = [seat for seat in seats if match.counters(seat)[number]]
        if [seat for seat in told if seat not in now.get(counter, ())]:
            for seat in told:
                _count(match, seat, counter, 0)


def tell(match, counter, seats, holder):
    """Write down who of these seats holds it; None for nobody."""
    if holder is not None:
        _count(match, holder, counter, HOLDS)
        return
    for seat in seats:
        _count(match, seat, counter, HOLDS_NOT)


def _count(match, seat, counter, amount):
    own = match.seat
    match.select(seat)
    match.count(counter, amount)
    match.select(own)
