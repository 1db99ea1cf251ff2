# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Turn a stream of touch samples into what the finger meant. Knows no hardware and no clock."""

from table.clock import since

_SETTLED_PX = 6  # two samples in a row this close are a finger that has come down
_AGREE_PX = 12  # so are three, this close, of one that moves; a sample alone is noise
_SLOP_PX = 12  # a resting finger rolls less than this; more is a drag
_MOVED = 2  # so often in a row: a lifting finger slips for a sample or two
_DETOUR_PX = 40  # there and back between two samples: more is a wild one, not a turn
_LIFT_MS = 40  # a shorter gap is a finger that never left
_LOOK_MS = 20  # two looks at nobody prove no more than this between them
_HOLD_MS = 550  # resting this long picks up instead of tapping
_BLIND_MS = 100  # in so long a finger can lift and come down elsewhere, unseen


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
        self._last = None  # where it is, without what a lone wild sample said
        self._before = self._older = None  # the samples before, None for nobody at first
        self._in_row = False  # whether the look before saw a finger, too
        self._steps = 0  # samples in a row that agree: on a finger, or on it having moved
        self._blind = False  # whether it could have lifted and come down elsewhere, unseen
        self._down_at = self._fed_at = 0
        self._gone_ms = None  # how long nobody has been there; None while somebody is

    def feed(self, point, now):
        """Take one sample, (x, y) or None, at `now` milliseconds; give an event or None."""
        gap, self._fed_at = since(self._fed_at, now), now
        if point is None:
            return self._without(gap)
        older, before = self._older, self._before
        self._older, self._before = before, point
        if self._kind is None:
            return self._landing(before, point, now)
        self._last = _believed(older, before, point)
        in_row, self._in_row = self._in_row, True
        agrees = _near(point, self._last, _AGREE_PX)
        if in_row or agrees or self._kind == "drag":
            self._gone_ms = None
        self._blind = self._blind or gap >= _BLIND_MS
        return self._touched(point, in_row and agrees and self._last == before, now)

    def _landing(self, before, point, now):
        if before is None or not _near(point, before, _AGREE_PX):
            self._steps = 0
            return None
        self._steps += 2 if _near(point, before, _SETTLED_PX) else 1
        if self._steps < 2:
            return None
        self._kind, self._steps, self._blind = "press", 0, False
        self._in_row, self._gone_ms = True, None
        self._start = self._last = self._older = point
        self._down_at = now
        return ("press", point[0], point[1])

    def _touched(self, point, sure, now):
        """Tell what the finger does that is down; `sure` if two samples in a row say so."""
        if self._kind == "drag":
            return ("drag", self._last[0], self._last[1])
        if not _near(self._last, self._start, _SLOP_PX):
            return self._moved() if sure else None
        self._steps = 0
        if _near(point, self._start, _SLOP_PX):
            return self._rested(now)
        return None

    def _moved(self):
        self._steps += 1
        if self._kind != "press":
            return None
        if self._blind:
            return self._end()
        if self._steps < _MOVED:
            return None
        self._kind = "drag"
        return ("drag", self._start[0], self._start[1])

    def _rested(self, now):
        self._blind = False
        if self._kind != "press" or since(self._down_at, now) < _HOLD_MS:
            return None
        self._kind = "hold"
        return ("hold", self._start[0], self._start[1])

    def _without(self, gap):
        if self._kind is None:
            self._before = None
            return None
        self._in_row, self._steps = False, 0
        self._gone_ms = 0 if self._gone_ms is None else self._gone_ms + min(gap, _LOOK_MS)
        return self._end() if self._gone_ms >= _LIFT_MS else None

    def _end(self):
        kind, self._kind, self._steps = self._kind, None, 0
        if kind == "press":
            return ("tap", self._start[0], self._start[1])
        return ("lift", self._last[0], self._last[1])


def _believed(older, before, newest):
    """Where the finger was at the sample before: the newest one has yet to be confirmed."""
    if _far(older, before) + _far(before, newest) - _far(older, newest) <= _DETOUR_PX:
        return before
    xs, ys = zip(older, before, newest)
    return sorted(xs)[1], sorted(ys)[1]


def _near(a, b, px):
    return _far(a, b) <= px


def _far(a, b):
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))
