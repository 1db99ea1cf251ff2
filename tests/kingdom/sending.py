# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Games of Age of Giants that are followed as far as an errand, for tests of them."""

from kingdom import whole  # the largest first: where little is in the heap there is room
from kingdom.bits import each
from kingdom.dice import Dice
from kingdom.draft import OVER, PUT
from kingdom.games import giants

from tests.kingdom.random_game import chosen, make

QUESTS = ("folie", "bleak")


def new(players=3, seed=None, robots=(), size=5):
    seated = [("", colour) for colour in giants.COLOURS[:players]]
    return whole.WholeGame(giants, seated, size, QUESTS, seed, robots)


def at_errand(game, seed, fits):
    """Go on by chance until an errand fits(draft)."""
    dice = Dice(seed)
    while not (game.draft.task == PUT and fits(game.draft)):
        assert game.draft.task != OVER
        make(game, chosen(game.draft, dice))
    return game


def may_be_left(draft):
    return draft.errand[3]


def must_be_done(draft):
    return not draft.errand[3]


def has_a_choice(draft):
    return must_be_done(draft) and len(answers(draft)) > 1


def answers(draft):
    """All there are, the lowest first."""
    return [(seat, square) for seat, own in enumerate(draft.errand[2]) for square in each(own)]


def tokens(game):
    return [bytes(kingdom.tokens) for kingdom in game.draft.kingdoms]
