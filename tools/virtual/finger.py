# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A person's finger on a machine: taps, drags and long presses, made of nothing but touches."""

from itertools import pairwise
from math import dist

_TAP_MS = 60  # a quick person's tap
_HOLD_MS = 1000  # clearly longer than a tap
_PX_A_MS = 0.4  # how fast a finger drags: across the small screen in 0.8 s
_QUIET_MS = 320  # nothing new on the panel for so long: a person has seen it and goes on
_LEAST_MS, _MOST_MS = 120, 3000  # between two gestures


def tap(machine, x, y):
    machine.finger(x, y)
    machine.run(_TAP_MS)
    lift(machine)


def hold(machine, x, y, milliseconds=_HOLD_MS):
    machine.finger(x, y)
    machine.run(milliseconds)
    lift(machine)


def drag(machine, points):
    """Through all the points in straight lines, the finger down all the way.

    The finger goes on while the board draws: what the board does not look at, it misses.
    """
    machine.finger(*points[0])
    machine.run(_TAP_MS)
    for start, end in pairwise(points):
        began, lasts = machine.milliseconds, max(1, dist(start, end) / _PX_A_MS)
        while machine.milliseconds - began < lasts:
            machine.finger(*_between(start, end, (machine.milliseconds - began) / lasts))
            machine.step()
        machine.finger(*end)
    machine.run(_TAP_MS)
    lift(machine)


def lift(machine):
    machine.lift()
    settle(machine)


def settle(machine):
    """Run until the panel has had nothing new for a moment."""
    machine.run(_LEAST_MS)
    most = machine.milliseconds + _MOST_MS
    sent, since = machine.bytes_sent, machine.milliseconds
    while machine.milliseconds < min(most, since + _QUIET_MS):
        machine.step()
        if machine.bytes_sent != sent:
            sent, since = machine.bytes_sent, machine.milliseconds


def _between(start, end, part):
    return tuple(round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
