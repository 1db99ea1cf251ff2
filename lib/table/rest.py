# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A finger that rests on one spot of the panel, told by readings alone: no calibration needed."""

from table.clock import since

_REST_MS = 500  # long enough for nobody to do it by the way
_LEAST = 8  # readings; fewer in that time were too few to trust
_SPREAD = 2000  # readings of one spot differ by less: some 12 pixels
_GONE_MS = 50  # a shorter gap is a finger that never left


class Rest:
    """feed() gives each spot once; then the finger has to leave before there can be another.

    At first it has to have left, too: it may be the finger that opened the screen.
    """

    def __init__(self):
        self._spent = True
        self._seen = []
        self._began = self._seen_at = None

    def feed(self, reading, now):
        """Take a reading (x, y) or None at `now` milliseconds; give the spot (x, y), or None."""
        if self._seen_at is None or reading is not None:
            self._seen_at = now
        if reading is not None:
            return None if self._spent else self._rested(reading, now)
        if since(self._seen_at, now) >= _GONE_MS:
            self._spent = False
            self._seen = []
        return None

    def _rested(self, reading, now):
        if not self._seen or _distance(reading, self._seen[0]) > _SPREAD:
            self._seen = [reading]
            self._began = now
        elif len(self._seen) < 64:
            self._seen.append(reading)
        if since(self._began, now) < _REST_MS or len(self._seen) < _LEAST:
            return None
        self._spent = True
        return _middle(self._seen, 0), _middle(self._seen, 1)


def _distance(one, other):
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def _middle(seen, axis):
    return sorted([reading[axis] for reading in seen])[len(seen) // 2]
