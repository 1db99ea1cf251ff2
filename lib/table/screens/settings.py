# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Settings: what this device is, and whether it keeps the game without power."""

from displayio import Group
from kingdom import __version__

from table.ui.frame import backdrop, frame
from table.ui.layout import GAP, MARGIN, bar, title
from table.ui.text import Text
from table.ui.theme import DIM, FLAT, PAPER, SMALL

_TOP = 40
_ROW_PX = 32
_VALUE_X = 116


class Screen:
    """Only what is true: the save is tried when the screen opens."""

    def __init__(self, app):
        app.device.lights.show(())
        app.save()
        self.app, words = app, app.words
        self.group = Group()
        self.group.append(backdrop(app.theme))
        self.buttons = bar(app.theme, self._doors())
        head = title(app.theme, words("settings"), 10, app.theme.width - 20)
        self.group.append(head.label)
        facts = (
            ("version", __version__),
            ("language", words("this_language")),
            ("board", app.device.name),
            ("games", words(self._kept())),
        )
        for number, (key, fact) in enumerate(facts):
            self._row(app.theme, words(key), fact, _TOP + number * (_ROW_PX + GAP))
        for button in self.buttons:
            self.group.append(button.group)

    def update(self):
        """Nothing changes here until another screen opens."""

    def _kept(self):
        """Give the key of where games lie now."""
        if not self.app.saved:
            return "not_kept"
        return "kept_drive" if "drive" in self.app.device.saves.kept else "kept_board"

    def _doors(self):
        app, words = self.app, self.app.words
        doors = [(words("back"), lambda: app.open("home"))]
        if self._kept() == "kept_drive":
            doors.insert(0, (words("to_computer"), self._give_drive))
        if app.device.tuning:
            doors.insert(0, (words("touch"), lambda: app.open("calibrate", back="settings")))
        return doors

    def _give_drive(self):
        """Let a computer write the drive until the next start; the board keeps the games."""
        self.app.device.saves.give_drive()
        self.app.open("settings")

    def _row(self, theme, name, fact, y):
        whole = theme.width - 2 * MARGIN
        self.group.append(frame(theme, MARGIN, y, whole, _ROW_PX, FLAT))
        for string, x, colour in ((name, 18, DIM), (fact, _VALUE_X, PAPER)):
            self.group.append(Text(theme, string, x, y + 21, colour, SMALL).label)
