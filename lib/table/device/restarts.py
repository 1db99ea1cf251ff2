# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Forget the restarts after a brown-out that safemode.py has counted, once all goes well."""

from table.clock import since
from table.device import nvm

_WELL_MS = 10000  # everything has been lit and drawn by then: the supply holds
_COUNTED = 0xB0  # as in safemode.py


class Restarts:
    """`memory` is microcontroller.nvm, or None; nothing is written where nothing was counted."""

    def __init__(self, memory):
        self._memory = memory
        self._started = None
        self._due = nvm.byte(memory, nvm.RESTARTS) & 0xF0 == _COUNTED

    def step(self, now):
        """Called for ever; does its one thing ten seconds after the first call."""
        if not self._due:
            return
        if self._started is None:
            self._started = now
        if since(self._started, now) >= _WELL_MS:
            nvm.write_byte(self._memory, nvm.RESTARTS, 0)
            self._due = False
