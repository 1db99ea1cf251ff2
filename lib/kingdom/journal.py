# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What was changed in one kingdom, step by step: backwards to undo it, forwards to redo it.

A change is two bytes: the place of the changed byte, and its old value xor the new one, so that
the same change leads both ways. The first change of a step has the top bit of its place set.
"""

_ROOM = 512  # bytes: 256 changes, where entering a kingdom takes some 40; a step has 128 at most
_FIRST = 128


class Journal:
    """Watches bytearrays, of 128 bytes at most taken together."""

    def __init__(self, parts):
        self._parts = parts
        self._seen = bytearray(b"".join(parts))  # as the last step left them
        self._log = None  # until the first change
        self._open = 0  # where the open step begins
        self.now = 0  # what lies before is done, what lies behind is undone
        self.end = 0

    def commit(self, more=False):
        """Make a step of all that has changed, or add it to the open one; False without any."""
        if not more:
            self._open = self.now
        changed = False
        place = 0
        for part in self._parts:
            for value in part:
                change = value ^ self._seen[place]
                if change:
                    changed = True
                    self._seen[place] = value
                    self._note(place, change)
                place += 1
        return changed

    def undo(self):
        """Take the last step back; give whether that changed anything."""
        changed = 0
        while self.now and not (changed and self._log[self.now] & _FIRST):
            self.now -= 2
            changed |= self._apply()
        self._open = self.now
        return changed > 0

    def redo(self):
        """Do the step again that was undone last; give whether that changed anything."""
        changed = 0
        while self.now < self.end and not (changed and self._log[self.now] & _FIRST):
            changed |= self._apply()
            self.now += 2
        self._open = self.now
        return changed > 0

    def _apply(self):
        place, change = self._log[self.now] & ~_FIRST, self._log[self.now + 1]
        self._seen[place] ^= change
        for part in self._parts:
            if place < len(part):
                part[place] ^= change
                break
            place -= len(part)
        return change

    def _note(self, place, change):
        """Add a change to the open step, where a byte changed twice is one change."""
        log = self._log = self._log or bytearray(_ROOM)
        for at in range(self._open, self.now, 2):
            if log[at] & ~_FIRST == place:
                log[at + 1] ^= change
                return
        if self.now == len(log):
            self._forget()
        log[self.now] = place if self.now > self._open else place | _FIRST
        log[self.now + 1] = change
        self.end = self.now = self.now + 2

    def _forget(self):
        """Drop the oldest steps, a quarter of the room or some more."""
        log = self._log
        cut = len(log) // 4
        while not log[cut] & _FIRST:
            cut += 2
        log[: self.now - cut] = log[cut:]
        self.now -= cut
        self._open -= cut
