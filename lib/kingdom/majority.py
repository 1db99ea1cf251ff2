# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What the player with strictly most of something holds, unless the players tell who does.

told has a number by seat: 0 nothing was told, HOLDS, or HOLDS_NOT.
"""

HOLDS, HOLDS_NOT = 1, 2


def holders(counts, told):
    """Give the seats that hold it: whom the players name, or the one that has strictly most."""
    named = [seat for seat, said in enumerate(told) if said == HOLDS]
    leading = _leading(counts)
    if named or len(leading) > 1:
        return named
    return [seat for seat in leading if told[seat] != HOLDS_NOT]


def tied(counts, told):
    """Give the seats that have most, where they are several and the players did not tell which of
    them holds it, or that none does."""
    leading = _leading(counts)
    untold = [seat for seat in leading if not told[seat]]
    return leading if len(leading) > 1 and untold and HOLDS not in list(told) else []


def places(boards, square, token):
    """Give the squares of each board on which such a square with such a token lies."""
    wanted = square, token
    pairs = [zip(board.cells, board.tokens) for board in boards]
    return [[index for index, pair in enumerate(each) if pair == wanted] for each in pairs]


def counted(boards, counters, squares, token):
    """Yield (number, places() of a square with the token, what the players told) for each of the
    squares; what is told of it is the counter of that number."""
    for number, square in enumerate(squares):
        yield number, places(boards, square, token), [own[number] for own in counters]


def _leading(counts):
    """The seats that have most, at least one."""
    highest = max(counts)
    return [seat for seat, count in enumerate(counts) if count == highest and highest]
