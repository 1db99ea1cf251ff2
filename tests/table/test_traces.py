# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a hand meant comes out of what a bad panel reports of it, over many seeds."""

from tests.table.traces import Chance, Stroke, Trace, watch

SEEDS = 40
TAPS = 20
NEAR_PX = 10
SIDE_PX, SQUARES = 40, 5  # a board of 5 x 5 at (EDGE_PX, EDGE_PX)
EDGE_PX = 10

# name: (how long taps last, pauses between them, how long the board draws after each event, all
# in ms from - to; whether it also stops at any other time for up to 200 ms)
HANDS = {
    "calm": ((150, 450), (200, 500), (20, 60), False),
    "quick": ((60, 80), (110, 200), (20, 60), False),
    "board draws whole screens": ((70, 400), (330, 700), (20, 300), False),
    "board saves in mid-touch": ((300, 450), (350, 700), (20, 60), True),
}


def taps_of(hand, seed):
    (shortest, longest), (least, most), draws, stalls = HANDS[hand]
    chance, now, strokes = Chance(seed), 100, []
    for _ in range(TAPS):
        lasts = chance.between(shortest, longest)
        strokes.append(Stroke(now, lasts, [(chance.between(6, 313), chance.between(6, 233))]))
        now += lasts + chance.between(least, most)
    return strokes, watch(Trace(strokes, seed), seed, draws, stalls)


def test_each_tap_comes_out_once_and_where_it_was_meant():
    for hand in sorted(HANDS):
        for seed in range(SEEDS):
            strokes, events = taps_of(hand, seed)
            where = "%s hand, seed %d: %s" % (hand, seed, events)
            assert [e[0] for e in events] == ["press", "tap"] * TAPS, where
            for stroke, (_, x, y) in zip(strokes, events[1::2]):
                meant = stroke.points[0]
                assert max(abs(x - meant[0]), abs(y - meant[1])) <= NEAR_PX, where


def test_a_long_press_holds_where_it_was_meant():
    for seed in range(SEEDS):
        strokes = [Stroke(100 + 2000 * n, 900, [(60 + 50 * n, 100)]) for n in range(5)]
        events = watch(Trace(strokes, seed), seed)
        assert [e[0] for e in events] == ["press", "hold", "lift"] * 5, (seed, events)
        for stroke, (_, x, y) in zip(strokes, events[1::3]):
            meant = stroke.points[0]
            assert max(abs(x - meant[0]), abs(y - meant[1])) <= NEAR_PX, (seed, events)


def test_a_drag_visits_every_square_it_was_meant_to_and_no_other():
    for seed in range(4 * SEEDS):
        corners, meant = walk(Chance(seed))
        points = [tuple([EDGE_PX + each * SIDE_PX + SIDE_PX // 2 for each in c]) for c in corners]
        stroke = Stroke(100, 160 + 140 * len(meant), points)
        events = watch(Trace([stroke], seed), seed, (10, 40))
        where = "seed %d, %s: %s" % (seed, corners, events)
        assert [e[0] for e in events if e[0] != "drag"] == ["press", "lift"], where
        assert visited(events) == set(meant), where


def walk(chance):
    """Give the corners of a way over the board, and every square on it, in order."""
    here = [chance.below(SQUARES), chance.below(SQUARES)]
    corners, squares = [tuple(here)], [tuple(here)]
    while len(corners) < 5:
        axis, goal = chance.below(2), chance.below(SQUARES)
        if goal != here[axis]:
            while here[axis] != goal:
                here[axis] += 1 if goal > here[axis] else -1
                squares.append(tuple(here))
            corners.append(tuple(here))
    return corners, squares


def visited(events):
    """The squares under the line through all points of a drag."""
    points = [event[1:] for event in events if event[0] == "drag"]
    found = set()
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        for step in range(steps + 1):
            x, y = x0 + (x1 - x0) * step // steps, y0 + (y1 - y0) * step // steps
            found.add(((x - EDGE_PX) // SIDE_PX, (y - EDGE_PX) // SIDE_PX))
    return found
