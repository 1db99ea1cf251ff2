# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Turn a stream of touch samples into what the finger meant. Knows no hardware and no clock."""

from table.clock import since

_AGREE_PX = 12  # two samples in a row this close are a finger; a lone one is noise of the panel
_SLOP_PX = 9  # a resting finger rolls less than this; more is a drag
_LIFT_MS = 40  # a shorter gap is a finger that never left
_HOLD_MS = 550  # resting this long picks up instead of tapping


class Gestures:
    """One finger. feed() gives at most one event: a tuple (kind, x, y).

    press   the finger is down; a button may show it
    tap     it went up again where it came down
    hold    it has rested; nothing follows but lift
    drag    it moves; the first one tells where it came down, the rest where it is
    lift    it went up after a hold or a drag
    """

    def __init__(self):
        self._kind = None  # None, "press", "hold" or "drag": what this touch is so far
        self._start = None  # where the finger came down
        self._last = None  # the newest sample believed
        self._pending = None  # a sample that waits for a second one to agree
        self._down_at = self._seen_at = 0

    def feed(self, point, now):
        """Take one sample, (x, y) or None, at `now` milliseconds; give an event or None."""
        if point is None:
            return self._without(now)
        agreed = self._pending is not None and _near(point, self._pending, _AGREE_PX)
        self._pending = point
        if self._kind is None:
            return self._press(point, now) if agreed else None
        self._seen_at = now
        if agreed:
            self._last = point
        return self._moved(now)

    def _press(self, point, now):
        self._kind = "press"
        self._start = self._last = point
        self._down_at = self._seen_at = now
        return ("press", point[0], point[1])

    def _moved(self, now):
        x, y = self._last
        if self._kind == "drag":
            return ("drag", x, y)
        if self._kind != "press":
            return None
        if not _near(self._last, self._start, _SLOP_PX):
            self._kind = "drag"
            return ("drag", self._start[0], self._start[1])
        if since(self._down_at, now) >= _HOLD_MS:
            self._kind = "hold"
            return ("hold", self._start[0], self._start[1])
        return None

    def _without(self, now):
        self._pending = None
        if self._kind is None or since(self._seen_at, now) < _LIFT_MS:
            return None
        kind, self._kind = self._kind, None
        if kind == "press":
            return ("tap", self._start[0], self._start[1])
        return ("lift", self._last[0], self._last[1])


def _near(a, b, px):
    return abs(a[0] - b[0]) <= px and abs(a[1] - b[1]) <= px
