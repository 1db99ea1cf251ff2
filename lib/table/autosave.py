# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""When to save: after a change that has been quiet for a second. Pure."""

from table.clock import since

_QUIET_MS = 1000  # flash wears: a family taps 100 times a game, it is written about 20 times
_LATEST_MS = 5000  # somebody who taps on and on must not lose more


class Autosave:
    """Remembers which revision is safe and when the newest one appeared."""

    def __init__(self, revision, now):
        self._saved = self._seen = revision
        self._seen_at = self._unsaved_at = now

    def due(self, revision, now):
        """Tell whether `revision` wants saving now: it is quiet, or long unsaved."""
        if revision == self._saved:
            return False
        if self._seen == self._saved:
            self._unsaved_at = now
        if revision != self._seen:
            self._seen = revision
            self._seen_at = now
        quiet, late = since(self._seen_at, now), since(self._unsaved_at, now)
        return quiet >= _QUIET_MS or late >= _LATEST_MS

    def saved(self, revision):
        """Take note that `revision` is safe."""
        self._saved = self._seen = revision

    def unsaved(self, revision):
        """Tell whether `revision` would be lost without power."""
        return revision != self._saved
