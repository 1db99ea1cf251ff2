# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""MicroPython runs this: microseconds of a flat fill, of box checks, of the longest slice."""

import gc
import sys
import time

sys.path[:0] = ["lib", ".", "tools/measure"]

from flat_fill import flat_fill  # noqa: E402 - the path comes first
from kingdom import games, textform  # noqa: E402
from kingdom.square import EMPTY, crowns_of, terrain_of  # noqa: E402
from kingdom.tiling.search import Tiling  # noqa: E402

from tests import cases  # noqa: E402

ROUNDS = 15  # the quickest counts: others were disturbed
FILLS = 50  # at once: one is too short for the clock
LIMIT = 20000
TABLE = ("board-10", "board-17", "board-18", "board-20")  # not of one table: too few dominoes


def main(work):
    game = games.load("kingdomino")
    boards = {}
    for case in cases.read("boards"):
        boards[case["id"]] = textform.parse(case["kingdom"], 5, game)
    full = [board for board in boards.values() if min(board.cells) > EMPTY]
    print("fill", sum([quickest(filling(board)) for board in full]) / len(full) / FILLS)
    for board in full:
        print(
            "check", quickest(lambda board=board: Tiling(game, [board], None, LIMIT).step(LIMIT))
        )
    table = [boards[name] for name in TABLE]
    print("slice", longest(lambda: Tiling(game, table, None, LIMIT), work))


def filling(board):
    terrain = bytes([terrain_of(there) for there in board.cells])
    crowns = bytes([crowns_of(there) for there in board.cells])
    return lambda: [flat_fill(terrain, crowns, board.size) for _ in range(FILLS)]


def quickest(function):
    return min([microseconds(function) for _ in range(ROUNDS)])


def longest(begin, work):
    """Each slice as quick as it ever was, and of those the longest."""
    best = []
    for _ in range(ROUNDS):
        tiling, number = begin(), 0
        while not tiling.over:
            took = microseconds(lambda: tiling.step(work))  # noqa: B023 - called at once
            if number == len(best):
                best.append(took)
            best[number] = min(took, best[number])
            number += 1
    return max(best)


def microseconds(function):
    gc.collect()
    start = time.ticks_us()
    function()
    return time.ticks_diff(time.ticks_us(), start)


main(int(sys.argv[1]))
