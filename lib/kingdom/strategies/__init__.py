# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Who can play on its own, by name: at random, greedily, or looking ahead one line."""

from kingdom.bits import count, nth
from kingdom.draft import LAY, PUT, TAKE

NAMES = ("random", "greedy", "lookahead")
STRENGTHS = NAMES[1:]  # of the device, by the numbers in WholeGame.robots, from 1 on
_BONUSES = "middle_kingdom", "harmony"  # what a game without BONUSES calls them
LIMIT = 600  # placements examined for one move; tools bench tells what they cost


def think(draft, strength, game, options, limit=LIMIT):
    """Give the Thought of the player whose turn it is; step it until it has decided.

    A ValueError tells that nobody has to take or to lay a domino or to do its errand, or that
    there is no such strength, which is one of NAMES but "random".
    """
    if draft.task not in (TAKE, LAY, PUT) or draft.seat is None:
        raise ValueError("there is no move to think about")
    if strength not in STRENGTHS:
        raise ValueError(f"unknown strategy '{strength}'; there is {', '.join(STRENGTHS)}")
    if draft.task == PUT:
        from kingdom.strategies.errand import Errand  # both do them alike

        return Errand(draft, game, options, limit)
    if strength == "greedy":
        from kingdom.strategies.thought import Thought as Kind
    else:
        from kingdom.strategies.ahead import Ahead as Kind
    return Kind(draft, bonuses(game, options), limit, game.visible)


def at_random(draft, dice):
    """Give a move for think(...).move, each legal one as likely as any other."""
    if draft.task == TAKE:
        free = draft.free
        return free[dice.below(len(free))]
    if draft.task == PUT:
        return _answered(draft.errand, dice)
    places = draft.places
    return nth(places, dice.below(count(places))) if places else None


def bonuses(game, options):
    """Give what a match pays for the (Middle Kingdom, Harmony), whatever the game calls them: 0
    where they are not in play."""
    worth = dict([option for option in game.OPTIONS if option[0] in options])
    return tuple([worth.get(name, 0) for name in getattr(game, "BONUSES", _BONUSES)])


def _answered(errand, dice):
    """Give (seat, square), or None to leave it, which is one more choice."""
    _, _, choices, may_be_left = errand
    number = dice.below(sum([count(squares) for squares in choices]) + may_be_left)
    for seat, squares in enumerate(choices):
        if number < count(squares):
            return seat, nth(squares, number)
        number -= count(squares)
    return None
