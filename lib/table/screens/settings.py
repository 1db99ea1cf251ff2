# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Settings: what this device is, and whether it keeps the game without power."""

from displayio import Group
from kingdom import __version__

from table.ui.button import Button
from table.ui.frame import backdrop, frame
from table.ui.icons import icon
from table.ui.layout import bar, rows, title
from table.ui.measure import shortened
from table.ui.row import marks
from table.ui.switch_row import SwitchRow
from table.ui.text import RIGHT, Text
from table.ui.theme import DIM, FLAT, PAPER, SMALL

_TOP, _MOST_PX = 38, 44
_VALUE_X, _END_PX = 116, 116 + 20  # where it begins; all that is beside it


class Screen:
    """Only what is true: the save is tried when the screen opens."""

    def __init__(self, app):
        app.device.lights.show(())
        app.save()
        self.app, words = app, app.words
        self.group = Group()
        self.group.append(backdrop(app.theme))
        self.buttons = bar(app.theme, self._doors())
        self._head()
        facts = (
            ("language", words("this_language")),
            ("board", shortened(app.theme, app.device.name, app.theme.width - _END_PX, SMALL)),
            ("games", words(self._kept())),
        )
        places = rows(app.theme, _TOP, len(facts) + bool(app.device.sound), _MOST_PX)
        for (key, fact), box in zip(facts, places):
            self._row(key, fact, box)
        if app.device.sound:
            self._switch = self._sound_row(places[-1])
            self.buttons = self.buttons + [self._switch]
        for button in self.buttons:
            self.group.append(button.group)
        self.update()

    def update(self):
        """Bring the switch in step; all else stays until another screen opens."""
        sound = self.app.device.sound
        if sound:
            said = self.app.words("sound_on" if sound.on else "sound_off")
            self._switch.show(said, sound.on)

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

    def _head(self):
        theme, words = self.app.theme, self.app.words
        self.group.append(title(theme, words("settings"), 10, theme.width * 5 // 9).label)
        version = words("version", __version__)
        self.group.append(Text(theme, version, theme.width - 10, 26, DIM, SMALL, RIGHT).label)

    def _sound_row(self, box):
        name = self.app.words("sound")
        return SwitchRow(self.app.theme, name, box, self._switch_sound, marks(), _VALUE_X)

    def _switch_sound(self):
        """Be heard, or silent again, and tell it at once with a tick."""
        sound = self.app.device.sound
        sound.choose(not sound.on)
        sound.tick()

    def _row(self, key, fact, box):
        theme, name = self.app.theme, self.app.words(key)
        x, y, whole, tall = box
        told, middle = Group(), y + tall // 2
        for string, left, colour in ((name, 18, DIM), (fact, _VALUE_X, PAPER)):
            told.append(Text(theme, string, left, middle + 5, colour, SMALL).label)
        if key == "language":
            told.append(icon(theme, "right", DIM, x + whole - 14, middle))
            self.buttons.insert(0, Button(theme, name, box, self._languages, picture=told))
        else:
            self.group.append(frame(theme, x, y, whole, tall, FLAT))
            self.group.append(told)

    def _languages(self):
        self.app.open("language", back="settings")
