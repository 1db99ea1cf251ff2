# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Who can play on its own, by name: at random, greedily, or looking ahead one line."""

from kingdom.bits import count, nth
from kingdom.draft import LAY, TAKE

NAMES = ("random", "greedy", "lookahead")
STRENGTHS = NAMES[1:]  # of the device, by the numbers in WholeGame.robots, from 1 on
LIMIT = 600  # placements examined for one move; tools bench tells what they cost


def think(draft, strength, game, options, limit=LIMIT):
    """Give the Thought of the player whose turn it is; step it until it has decided.

    A ValueError tells that nobody has to take or to lay a domino, or that there is no such
    strength, which is one of NAMES but "random".
    """
    if draft.task not in (TAKE, LAY) or draft.seat is None:
        raise ValueError("there is no move to think about")
    if strength not in STRENGTHS:
        raise ValueError(f"unknown strategy '{strength}'; there is {', '.join(STRENGTHS)}")
    if strength == "greedy":
        from kingdom.strategies.thought import Thought as Kind
    else:
        from kingdom.strategies.ahead import Ahead as Kind
    return Kind(draft, bonuses(game, options), limit)


def at_random(draft, dice):
    """Give a move for think(...).move, each legal one as likely as any other."""
    if draft.task == TAKE:
        free = draft.free
        return free[dice.below(len(free))]
    places = draft.places
    return nth(places, dice.below(count(places))) if places else None


def bonuses(game, options):
    """Give what a match pays for the (Middle Kingdom, Harmony): 0 where they are not in play."""
    points = dict(game.OPTIONS)
    names = ("middle_kingdom", "harmony")
    return tuple([points.get(name, 0) if name in options else 0 for name in names])
