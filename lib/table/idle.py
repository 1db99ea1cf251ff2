# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""When nobody touches the screen: dim after a while, dark later. Pure."""

from table.clock import since

LIT, DIM, DARK = 0, 1, 2

_GONE_MS = 100  # a shorter gap is the same finger, bouncing
_LOOK_MS = 20  # two looks at nobody prove no more than this between them


class Idle:
    """Takes every sample of the finger. Times in milliseconds; 0 is never.

    level   LIT, DIM or DARK
    waking  the finger that has ended DIM or DARK is still there: it does nothing else
    """

    def __init__(self, dim_ms, dark_ms, now):
        self._dim_ms = dim_ms
        self._dark_ms = dark_ms
        self._touched_at = self._fed_at = now
        self._gone_ms = 0
        self.level = LIT
        self.waking = False

    def feed(self, point, now):
        """Give back the sample if it counts: None while the finger only wakes the screen."""
        gap, self._fed_at = since(self._fed_at, now), now
        if point is None:
            self._without(gap, now)
            return None
        self.waking = self.waking or self.level != LIT
        self._gone_ms = 0
        self._touched_at = now
        self.level = LIT
        return None if self.waking else point

    def _without(self, gap, now):
        """It only ever grows darker here: after six days the clock starts again."""
        if self.waking:
            self._gone_ms += min(gap, _LOOK_MS)
            self.waking = self._gone_ms < _GONE_MS
        if self.level == DARK:
            return
        quiet = since(self._touched_at, now)
        if self._dark_ms and quiet >= self._dark_ms:
            self.level = DARK
        elif self._dim_ms and quiet >= self._dim_ms:
            self.level = DIM
