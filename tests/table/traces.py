# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Fingers as a panel sees them: what it would report of a hand's strokes, made from a seed.

A stroke is what the hand means; a Trace is what the panel makes of it: it bounces while the finger
comes down, the point trembles and rolls, slips as it leaves, and now and then there is a point
where nobody is. Nothing here knows what the device does about it.
"""

from table.gestures import Gestures

POLL_MS = 10
TREMBLE_PX = 2  # either way, of a finger at rest
ROLL_PX = 7  # a thumb, from coming down to leaving
SLIP_PX = 16  # in the last moment
FLICKER_MS = 30  # the longest gap in a touch; then contact for as long at least


class Chance:
    """A seeded generator that gives the same numbers on every Python."""

    def __init__(self, seed):
        self._state = seed * 7919 + 17

    def below(self, count):
        self._state = (self._state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self._state >> 8) % count

    def between(self, least, most):
        return least + self.below(most - least + 1)

    def once_in(self, count):
        return self.below(count) == 0


class Stroke:
    """The finger is down from `start` for `lasts` ms, on its way through `points`.

    It rests for a tap's time at the first and the last point, and moves evenly between.
    """

    REST_MS = 70

    def __init__(self, start, lasts, points):
        self.start, self.end = start, start + lasts
        self.points = points

    def at(self, now):
        first, last = self.start + self.REST_MS, self.end - self.REST_MS
        if now <= first or len(self.points) == 1:
            return self.points[0]
        lengths = [_length(a, b) for a, b in zip(self.points, self.points[1:])]
        done = sum(lengths) * (min(now, last) - first) // (last - first)
        for a, b, length in zip(self.points, self.points[1:], lengths):
            if done <= length:
                return _between(a, b, done, length)
            done -= length
        return self.points[-1]


def _length(a, b):
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]), 1)


def _between(a, b, part, whole):
    return a[0] + (b[0] - a[0]) * part // whole, a[1] + (b[1] - a[1]) * part // whole


class Trace:
    """What the panel reports of these strokes, at any time one looks."""

    def __init__(self, strokes, seed, ghosts=200):
        self._strokes = strokes
        self._chance = Chance(seed)
        self._ghosts = ghosts  # one look in so many finds a point where nobody is; 0 for never
        self._until = 0  # the panel reports nothing until then
        self._habits = [self._habit() for _ in strokes]

    @property
    def end(self):
        return self._strokes[-1].end + 600

    def look(self, now):
        """Give (x, y) or None."""
        chance = self._chance
        if self._ghosts and chance.once_in(self._ghosts):
            return chance.below(320), chance.below(240)
        for stroke, habit in zip(self._strokes, self._habits):
            if stroke.start <= now < stroke.end:
                return self._touched(stroke, habit, now)
        return None

    def _habit(self):
        """How one finger comes and goes: (landing ms, slip ms, roll and slip directions)."""
        chance = self._chance
        sides = [chance.between(-1, 1) for _ in range(4)]
        return chance.between(0, 20), chance.between(0, 20), sides[:2], sides[2:]

    def _touched(self, stroke, habit, now):
        landing, slipping, roll, slip = habit
        chance = self._chance
        since, left = now - stroke.start, stroke.end - now
        if since < landing and chance.once_in(2):
            return None  # bounce
        if now < self._until:
            return None
        if since > 2 * FLICKER_MS and now > self._until + FLICKER_MS and chance.once_in(40):
            self._until = now + chance.between(5, FLICKER_MS - POLL_MS)
            return None
        x, y = stroke.at(now)
        whole = stroke.end - stroke.start
        shift = [side * min(ROLL_PX * since // whole, ROLL_PX) for side in roll]
        if left <= slipping:
            shift = [a + b * (SLIP_PX - left // 2) for a, b in zip(shift, slip)]
        return self._trembling(x + shift[0], 320), self._trembling(y + shift[1], 240)

    def _trembling(self, pixel, size):
        return min(max(pixel + self._chance.between(-TREMBLE_PX, TREMBLE_PX), 0), size - 1)


def replay(samples, gestures=None):
    """Give the events of a list of (time, point); times in milliseconds."""
    gestures = gestures or Gestures()
    found = []
    for now, point in samples:
        event = gestures.feed(point, now)
        if event:
            found.append(event)
    return found


def watch(trace, seed, draws=(20, 60), stalls=False):
    """Give the events a device sees that looks every POLL_MS, and not while it draws.

    It draws after every event but a press, as long as `draws` says. With `stalls` it is also busy
    now and then without a reason that the finger could give.
    """
    gestures, chance = Gestures(), Chance(seed + 1000)
    found, now, quiet = [], 0, 0
    while now < trace.end:
        event = gestures.feed(trace.look(now), now)
        if event:
            found.append(event)
        if event and event[0] != "press":
            now += chance.between(draws[0], draws[1])
        elif stalls and now > quiet and chance.once_in(20):
            now += chance.between(20, 200)
            quiet = now + 600
        now += POLL_MS
    return found
