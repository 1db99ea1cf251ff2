# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How a piece joins a kingdom: it is paid for with what lies there, chosen and put."""

from kingdom.bits import count, each
from kingdom.craters import bare
from kingdom.errands import only, where
from kingdom.pieces import standing
from kingdom.square import terrain_of


def face_up(draft, tokens):
    """Have those face up that lie there in this round, where a seed draws; tokens: as below. It is
    seen before somebody is asked: while a fire lands, too."""
    if draft.order:
        from kingdom.cave import dealt

        draft.aside = draft.aside or dealt(draft.order, *tokens[1:])
        draft.aside.fill(draft.round)


def recruiting(draft, seat, names, tokens, terrain):
    """Yield the errands of a player who may recruit once: the resources to pay with, two kinds or
    four, which dweller comes, and its square. Change the kingdom as they are answered. What lies
    face up does so already: see face_up().

    names: of the dwellers. tokens: (the resource, how many dwellers of each kind there are, the
    number of the first). terrain: the one on which no dweller stands.
    """
    kingdom, (resource, _, first) = draft.kingdoms[seat], tokens
    for_two, for_four = _offered(draft, tokens)
    paid = yield from _paying(draft, seat, resource, for_two, for_four)
    if paid:
        searches = paid == 4
        _, token = yield seat, None, only(draft, seat, for_four if searches else for_two), False
        if draft.aside:
            draft.aside.take(token, searches)
        free = where(kingdom, lambda there, token: not token and bare(there, terrain))
        _, square = yield seat, names[token - first], only(draft, seat, free), False
        kingdom.tokens[square] = token


def _paying(draft, seat, resource, for_two, for_four):
    """Yield the errands of paying, two resources or four; give how many were paid."""
    kingdom, paid = draft.kingdoms[seat], 0
    for number in range(4):
        squares, kinds = _payable(kingdom, resource, paid)
        if number == 0 and not (kinds >= 2 and for_two or kinds >= 4 and for_four):
            break
        if number == 2 and not (kinds >= 2 and for_four):
            break
        may_be_left = number == 0 or number == 2 and for_two != 0
        name = "pay_more" if number == 3 or number == 2 and may_be_left else "pay"
        answer = yield seat, name, only(draft, seat, squares), may_be_left
        if answer is None:
            break
        kingdom.tokens[answer[1]] = 0
        paid |= 1 << terrain_of(kingdom.cells[answer[1]])
    return count(paid)


def _offered(draft, tokens):
    """Give the tokens to be had for two resources and for four, as bits: those face up and those
    in the pile; where players draw, they know which is which: all that are left."""
    if not draft.order:
        left = _left(draft.kingdoms, *tokens[1:])
        return left, left
    from kingdom.cave import kinds

    return kinds(draft.aside.shown), kinds(draft.aside.pile)


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
