# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The moment after a screen has opened, in which a touch still means the screen before it."""

from table.clock import since

_LULL_MS = 250  # the second half of a double tap; nobody reads a new screen faster
_GONE_MS = 60  # a shorter gap is a finger that never left


class Lull:
    """Keeps from everybody a touch that begins too soon, until its finger has gone."""

    def __init__(self):
        self._opened = self._lasts = False
        self._began = self._seen_at = 0

    def begin(self):
        """A screen has opened; the moment begins with the next sample, when it is drawn."""
        self._opened = True

    def feed(self, point, now):
        """Take one sample, (x, y) or None; give it on, or None while it means nothing."""
        if self._opened:
            self._opened, self._lasts = False, True
            self._began = self._seen_at = now
        if not self._lasts:
            return point
        if point is not None:
            self._seen_at = now
        gone = since(self._seen_at, now) >= _GONE_MS
        self._lasts = since(self._began, now) < _LULL_MS or not gone
        return None
