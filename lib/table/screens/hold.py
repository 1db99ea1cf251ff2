# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The first screen while a finger is held on it from power-on: home, or else setting up touch."""

from displayio import Group

from table import opening
from table.clock import since
from table.ui.crown import crown
from table.ui.frame import backdrop
from table.ui.text import CENTRE, Text
from table.ui.theme import BIG, DIM, PAPER, SMALL

_HELD_MS = 1500  # time to read what happens, and to let go
_CROWN_PX = 37
_GONE_MS = 100  # a shorter gap is a finger that never left


class Screen:
    """Watches the panel itself: whatever calibration is stored, a finger is a finger."""

    def __init__(self, app):
        self.app = app
        app.device.lights.show(())
        self.buttons = []
        self.group = Group()
        self.group.append(backdrop(app.theme))
        middle, y = app.theme.width // 2, app.theme.height // 2
        left = middle - _CROWN_PX // 2
        self.group.append(crown(app.theme, _CROWN_PX, left, y - 24 - _CROWN_PX))
        for key, down, colour, font in (
            ("hold_release", 12, PAPER, BIG),
            ("hold_on", 36, DIM, SMALL),
        ):
            text = Text(app.theme, app.words(key), middle, y + down, colour, font, CENTRE)
            self.group.append(text.label)
        self._began = self._seen_at = None

    def update(self):
        """Nothing changes here until another screen opens."""

    def step(self, now):
        """Called at every turn of the app."""
        if self._began is None:
            self._began = self._seen_at = now
        if self.app.device.touch.raw is not None:
            self._seen_at = now
        if since(self._seen_at, now) >= _GONE_MS:
            self.app.open(opening.home(self.app.device))
        elif since(self._began, now) >= _HELD_MS:
            self.app.open("calibrate", held=True, back=opening.home(self.app.device))
