# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What is not ideal about a real panel and the converter behind it, made from a seed.

A finger comes down and leaves in some milliseconds, bouncing as it comes; a conversion takes its
time, so a finger moves and lifts between one and the next; a light touch has no steady place; the
converter's last bits tremble, and once in a while one conversion is anything.
"""

import random

CONVERSION_MS = 0.04  # with CircuitPython's own overhead, as a PyPortal's was told to take
_LANDING_MS, _LEAVING_MS = 18, 25  # from nothing to firm, and back
_BOUNCE_MS = 10
_STEPS = 6  # of 4095, either way: the converter
_WANDER_PX = 1.2  # of a firm finger; more the lighter it is
_LIGHTEST = 0.05
_SPIKES = 1 / 400  # conversions


class Noise:
    """`clock` gives milliseconds with their fractions."""

    def __init__(self, seed, clock):
        self._random = random.Random(seed)
        self._clock = clock
        self._pressed_at = self._lifted_at = None
        self._left = None  # the finger as it left

    def press(self, finger):
        """The finger is on the panel now, maybe it has just come."""
        if self._pressed_at is None:
            self._pressed_at = self._clock()
        self._left, self._lifted_at = finger, None

    def lift(self):
        if self._lifted_at is None:
            self._lifted_at = self._clock()
        self._pressed_at = None

    def finger(self):
        """Give (x, y, pressure) as the panel has it at this moment, or None."""
        if self._left is None:
            return None
        x, y, pressure = self._left
        pressure *= self._part()
        if pressure < _LIGHTEST:
            return None
        wander = _WANDER_PX / pressure
        return x + self._random.gauss(0, wander), y + self._random.gauss(0, wander), pressure

    def converted(self, steps, highest):
        """Give what the converter makes of a voltage of so many steps."""
        if self._random.random() < _SPIKES:
            return self._random.randint(0, highest)
        return min(max(steps + self._random.randint(-_STEPS, _STEPS), 0), highest)

    def _part(self):
        """How much of its pressure the finger has, coming and going."""
        if self._lifted_at is not None:
            return max(0.0, 1 - (self._clock() - self._lifted_at) / _LEAVING_MS)
        since = self._clock() - self._pressed_at
        if since < _BOUNCE_MS and self._random.random() < 0.3:
            return 0.0
        return min(1.0, since / _LANDING_MS)
