# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How a piece joins a kingdom: it is paid for with what lies there, chosen and put."""

from kingdom.bits import count, each
from kingdom.craters import bare
from kingdom.errands import only, where
from kingdom.pieces import standing
from kingdom.square import terrain_of

_TWICE = (0, 2)  # two of different kinds, or four: payments that may be left


def recruiting(draft, seat, names, tokens, terrain):
    """Yield the errands of a player who may recruit once: the resources to pay with, which dweller
    comes, and its square. Change the kingdom as they are answered.

    names: of the dwellers. tokens: (the resource, how many dwellers of each kind there are, the
    number of the first). terrain: the one on which no dweller stands.
    """
    kingdom, (resource, copies, first) = draft.kingdoms[seat], tokens
    left, paid = _left(draft.kingdoms, copies, first), 0
    for number in range(2 * len(_TWICE)):
        squares, kinds = _payable(kingdom, resource, paid)
        if number in _TWICE and (kinds < 2 or not left):
            break
        more = "pay" if number < 2 else "pay_more"
        answer = yield seat, more, only(draft, seat, squares), number in _TWICE
        if answer is None:
            break
        kingdom.tokens[answer[1]] = 0
        paid |= 1 << terrain_of(kingdom.cells[answer[1]])
    if paid:
        _, token = yield seat, None, only(draft, seat, left), False
        free = where(kingdom, lambda there, token: not token and bare(there, terrain))
        _, square = yield seat, names[token - first], only(draft, seat, free), False
        kingdom.tokens[square] = token


def _left(kingdoms, copies, first):
    """Give the tokens, as bits, of which there is a piece that stands in no kingdom."""
    left = 0
    for kind, most in enumerate(copies):
        if standing(kingdoms, first + kind) < most:
            left |= 1 << first + kind
    return left


def _payable(kingdom, resource, paid):
    """Give the squares with resources of a kind not paid yet, and how many kinds those are."""
    squares = where(
        kingdom, lambda there, token: token == resource and not paid >> terrain_of(there) & 1
    )
    kinds = 0
    for square in each(squares):
        kinds |= 1 << terrain_of(kingdom.cells[square])
    return squares, count(kinds)
