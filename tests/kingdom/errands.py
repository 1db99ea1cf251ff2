# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Drafts of Age of Giants that stand at a domino with an errand, for tests of errands."""

from kingdom.bits import nth
from kingdom.draft import LAY, Draft
from kingdom.games import giants

from tests.kingdom.grown import half

LETTER, PLAIN, FOOTPRINTS = 1, 7, 60  # numbers: A, 1 and 54
WITHOUT = ()
CROWNS = (("w1", (0, 1)), ("f2", (0, 2)), ("f", (1, 2)))  # what lies where, seen from the castle
COVERED = (("w1x", (0, 1)), ("f2x", (0, 2)), ("f", (1, 2)))


def standing(number, *laid, game=giants, options=()):
    """A draft at that domino of the first player; laid: for each player what lies where."""
    draft = Draft(game, 5, len(laid), options)
    for kingdom, squares in zip(draft.kingdoms, laid):
        for text, place in squares:
            square = kingdom.square_at(*place)
            kingdom._cover(square, half(text.replace("x", "")))
            kingdom.tokens[square] = text.count("x")
        kingdom._open = kingdom._free & kingdom.window()
    draft.round, draft.line, draft.kings = 1, [number], [0]
    draft.task, draft.seat = LAY, 0
    return draft


def asked(number, *laid, game=giants, options=()):
    """The same, once the domino lies at the first place it has."""
    draft = standing(number, *laid, game=game, options=options)
    draft.lay(nth(draft.places, 0))
    return draft


def bits(draft, seat, *places):
    """The squares as a set of bits."""
    found = 0
    for place in places:
        found |= 1 << draft.kingdoms[seat].square_at(*place)
    return found


def at(draft, seat, place):
    """(seat, square), as an errand is answered."""
    return seat, draft.kingdoms[seat].square_at(*place)


def token(draft, seat, place):
    return draft.kingdoms[seat].tokens[at(draft, seat, place)[1]]
