# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Settings: what this device is, and whether it keeps the game without power."""

from displayio import Group
from kingdom import __version__

from table.ui.button import Button
from table.ui.frame import backdrop, frame
from table.ui.icons import icon
from table.ui.layout import BAR_PX, GAP, MARGIN, bar, title
from table.ui.measure import shortened
from table.ui.row import marks
from table.ui.switch_row import SwitchRow
from table.ui.text import Text
from table.ui.theme import DIM, FLAT, FRAME_PX, PAPER, SMALL

_TOP, _HIGH_TOP = 40, 37  # of the rows; where they have to stand closer
_ROW_PX, _LINE_PX = 32, 1
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
            (
                "board",
                shortened(app.theme, app.device.name, app.theme.width - _VALUE_X - 8, SMALL),
            ),
            ("games", words(self._kept())),
        )
        top, gap = self._spacing(len(facts) + bool(app.device.sound))
        for number, (key, fact) in enumerate(facts):
            self._row(key, fact, top + number * (_ROW_PX + gap))
        if app.device.sound:
            self._switch = self._sound_row(top + len(facts) * (_ROW_PX + gap))
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

    def _spacing(self, rows):
        """Give where so many rows begin, and the gap between two."""
        bottom = self.app.theme.height - BAR_PX - GAP
        roomy = _TOP + rows * (_ROW_PX + GAP) <= bottom
        return (_TOP, GAP) if roomy else (_HIGH_TOP, _LINE_PX)

    def _sound_row(self, y):
        theme = self.app.theme
        box = (MARGIN, y, theme.width - 2 * MARGIN, _ROW_PX)
        name = self.app.words("sound")
        return SwitchRow(theme, name, box, self._switch_sound, marks(), _VALUE_X)

    def _switch_sound(self):
        """Be heard, or silent again, and tell it at once with a tick."""
        sound = self.app.device.sound
        sound.choose(not sound.on)
        sound.tick()

    def _row(self, key, fact, y):
        theme, name = self.app.theme, self.app.words(key)
        whole = (theme.width - 2 * MARGIN) // FRAME_PX * FRAME_PX
        told = Group()
        for string, x, colour in ((name, 18, DIM), (fact, _VALUE_X, PAPER)):
            told.append(Text(theme, string, x, y + 21, colour, SMALL).label)
        if key == "language":
            told.append(icon(theme, "right", DIM, MARGIN + whole - 14, y + _ROW_PX // 2))
            box = (MARGIN, y, whole, _ROW_PX)
            self.buttons.insert(0, Button(theme, name, box, self._languages, picture=told))
        else:
            self.group.append(frame(theme, MARGIN, y, whole, _ROW_PX, FLAT))
            self.group.append(told)

    def _languages(self):
        self.app.open("language", back="settings")
