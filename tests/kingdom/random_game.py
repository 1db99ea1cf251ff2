# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Whole games by chance, the same on every runtime: what tests of the engine play."""

from binascii import crc32

from kingdom.bits import count, nth
from kingdom.dice import Dice
from kingdom.draft import LAY, NOBODY, OVER, PUT, TAKE, TURN_UP, Draft
from kingdom.games import classic

# players, size, options: every set-up of the books
SET_UPS = (
    (2, 5, ()),
    (2, 7, ("mighty_duel",)),
    (3, 5, ()),
    (3, 5, ("line_of_four",)),
    (4, 5, ()),
)
WITH_GIANTS = tuple([(players, size, ()) for players in (2, 3, 4, 5) for size in (5, 7)])


def chosen(draft, dice):
    """A move by chance: (name, arguments), as the draft has them."""
    if draft.task == TURN_UP and draft.drawn:
        return "turn_up", (draft.drawn,)
    if draft.task == TURN_UP:
        left = [number for number in range(1, len(draft.box)) if draft.box[number]]
        return "turn_up", (left[dice.below(len(left))],)
    if draft.task == TAKE:
        number = draft.free[dice.below(len(draft.free))]
        seats = [seat for seat in range(len(draft.kingdoms)) if draft.kings_left(seat)]
        seat = seats[dice.below(len(seats))] if draft.seat is None else draft.seat
        return "take", (number, seat)
    if draft.task == PUT:
        _, _, choices, may_skip = draft.errand
        if may_skip and dice.below(3) == 0:
            return "skip", ()
        seats = [seat for seat, squares in enumerate(choices) if squares]
        seat = seats[dice.below(len(seats))]
        return "put", (seat, nth(choices[seat], dice.below(count(choices[seat]))))
    if draft.places:
        return "lay", (nth(draft.places, dice.below(count(draft.places))),)
    return "discard", ()


def make(game, move):
    """Make it in a Draft or in a WholeGame."""
    name, arguments = move
    if hasattr(game, "draft"):
        name = {"lay": "place", "put": "send"}.get(name, name)
    return getattr(game, name)(*arguments)


def play(game, dice, moves=1000):
    """Go on in a WholeGame by chance, so many moves at most."""
    for _ in range(moves):
        if game.draft.task == OVER:
            break
        make(game, chosen(game.draft, dice))


def digest(set_up, seed, game=classic):
    """All moves of one game as a number; an odd seed means that the players draw."""
    players, size, options = set_up
    draft = Draft(game, size, players, options, None if seed & 1 else seed)
    dice, sum = Dice(seed), 0
    while draft.task != OVER:
        task, seat, move = draft.task, draft.seat, chosen(draft, dice)
        number = move[1][0] if move[1] else 9999
        sum = crc32(
            bytes((task, number & 255, number >> 8, NOBODY if seat is None else seat)), sum
        )
        if task == LAY:
            sum = crc32(bytes((count(draft.places), draft.domino)), sum)
        elif task == PUT:
            sum = crc32(bytes(move[1]), sum)
        make(draft, move)
    for kingdom in draft.kingdoms:
        for part in kingdom.board().parts:
            sum = crc32(part, sum)
    return sum
