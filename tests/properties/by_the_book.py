# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Games by chance, followed move by move and read as the books tell them."""

from collections import Counter

from kingdom.bits import each
from kingdom.dice import Dice
from kingdom.draft import LAY, OVER, PUT, Draft

from tests.kingdom.by_squares import Squares, spots
from tests.kingdom.random_game import chosen, make


def followed(game, set_up, seed, throughout, errands=None):
    """Play a game; give the draft, events (what, seat, domino), the kingdoms as Squares.

    errands: of giants, who is told of each move before and after it.
    """
    players, size, options = set_up
    draft = Draft(game, size, players, options, None if seed & 1 else seed)
    dice, events = Dice(seed), []
    plain = [Squares(size) for _ in range(players)]
    while draft.task != OVER:
        name, arguments = chosen(draft, dice)
        if draft.task == LAY:
            events.append((name, draft.seat, draft.domino))
            looked_at(draft, plain[draft.seat], arguments, throughout)
        elif draft.task != PUT:
            events.append((name, arguments[1] if name == "take" else None, arguments[0]))
        if errands:
            errands.before(draft, name, arguments)
        make(draft, (name, arguments))
        if errands:
            errands.after(draft)
    return draft, events, plain


def looked_at(draft, plain, place, throughout):
    """The second opinion on a place, or on a discard."""
    first, second = draft.halves
    kingdom = draft.kingdoms[draft.seat]
    if throughout or not place:
        found = [spots(kingdom, each_one) for each_one in each(draft.places)]
        assert set(found) == plain.places(first, second) and len(found) == len(set(found))
    if place:
        here, there = spots(kingdom, place[0])
        assert throughout or plain.fault(first, second, here, there) is None
        plain.lay(first, second, here, there)


def turned_up(events, length):
    line = [next(events) for _ in range(length)]
    assert {what for what, _, _ in line} == {"turn_up"}
    return [number for _, _, number in line]


def kept(line, thrown):
    """What is left of a line; thrown: first, second, ... as the book counts."""
    return [number for place, number in enumerate(sorted(line), 1) if place not in thrown]


def taken(events, line, owners, seat=None):
    what, whose, number = next(events)
    assert what == "take" and number in line and number not in owners
    assert seat in (None, whose)
    owners[number] = whose


def judged(book, players, events):
    """Read the events as the book tells a game; give the fate of every domino that was drawn.

    book: dominoes in play, in a line, kings of each, and which of a line are thrown away at once.
    """
    (in_play, length, kings, thrown), seats = book, range(players)
    events, fates = iter(events), {}
    line, owners = turned_up(events, length), {}
    for _ in range(kings * len(seats)):
        taken(events, kept(line, thrown), owners)
    for round in range(in_play // length, 0, -1):
        assert Counter(owners.values()) == dict.fromkeys(seats, kings)
        fates.update({number: "thrown away" for number in line if number not in owners})
        coming, next_owners = turned_up(events, length) if round > 1 else [], {}
        for number in sorted(owners):
            fate, seat, domino = next(events)
            assert fate in ("lay", "discard") and (domino, seat) == (number, owners[number])
            assert number not in fates
            fates[number] = fate
            if round > 1:
                taken(events, kept(coming, thrown), next_owners, seat)
        line, owners = coming, next_owners
    assert next(events, None) is None
    return fates
