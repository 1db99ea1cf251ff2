# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""MicroPython runs this: microseconds of a flat fill, and of every move the device thinks out."""

import gc
import sys
import time

sys.path[:0] = ["lib", "tools/measure"]

from flat_fill import flat_fill  # noqa: E402 - the path comes first
from kingdom import games  # noqa: E402
from kingdom.draft import OVER, TAKE, TURN_UP, Draft  # noqa: E402
from kingdom.strategies import STRENGTHS, think  # noqa: E402

ROUNDS = 3  # the quickest counts: others were disturbed
FILLS = 50  # at once: one is too short for the clock
SEEDS = 2
SET_UPS = ((4, 5, ()), (2, 7, ("mighty_duel",)))  # players, size, options


def main():
    game = games.load("kingdomino")
    print("fill", min([quickest(fills) for _ in range(5)]) / FILLS)
    for strength in STRENGTHS:
        for players, size, options in SET_UPS:
            for seed in range(SEEDS):
                draft = Draft(game, size, players, options, seed)
                follow(draft, strength, game, options + game.DEFAULTS)


def follow(draft, strength, game, options):
    """Print the size, the strength, what was examined and how long it took, move by move."""
    size = draft.kingdoms[0].size
    while draft.task != OVER:
        if draft.task == TURN_UP:
            draft.turn_up(draft.drawn)
            continue
        thought = decided(draft, strength, game, options)
        took = quickest(lambda: decided(draft, strength, game, options))
        print(strength, size, thought.examined, took)
        if draft.task == TAKE:
            draft.take(thought.move)
        elif thought.move is None:
            draft.discard()
        else:
            draft.lay(thought.move)


def decided(draft, strength, game, options):
    thought = think(draft, strength, game, options)
    while not thought.step(1000):
        pass
    return thought


def fills():
    terrain = bytes([2, 2, 2, 4, 4, 3, 3, 2, 5, 4, 3, 6, 1, 5, 5, 3, 6, 7, 2, 2, 4, 4, 7, 2, 3])
    crowns = bytes([1, 0, 0, 0, 1] * 5)
    for _ in range(FILLS):
        flat_fill(terrain, crowns, 5)


def quickest(function):
    return min([microseconds(function) for _ in range(ROUNDS)])


def microseconds(function):
    gc.collect()
    start = time.ticks_us()
    function()
    return time.ticks_diff(time.ticks_us(), start)


main()
