# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which language? Each says so in its own words and letters; one tap chooses and goes on."""

from displayio import Group

from table.ui.button import Button
from table.ui.crown import crown
from table.ui.frame import backdrop
from table.ui.layout import rows, title
from table.ui.theme import CHOSEN, PLAIN
from table.words import languages, own_name

_TOP = 40
_CROWN_PX = 21
_A_COLUMN = 5  # more would be too low for a finger
_MOST_PX = 44


class Screen:
    """app.view: back, the screen to open then. The very first screen of a new device."""

    def __init__(self, app):
        self.app = app
        app.device.lights.show(())
        app.view.setdefault("back", "home")
        theme = app.theme
        self.group = Group()
        self.group.append(backdrop(theme))
        self.group.append(crown(theme, _CROWN_PX, 10, 8))
        name = app.words("crown_tally")
        self.group.append(title(theme, name, 20 + _CROWN_PX, theme.width - 30 - _CROWN_PX).label)
        self.buttons = []
        for language, box in zip(languages(), self._boxes(len(languages()))):
            self._add(language, box)

    def update(self):
        """Nothing changes here until another screen opens."""

    def _boxes(self, count):
        theme = self.app.theme
        columns = (count - 1) // _A_COLUMN + 1
        a_column = (count - 1) // columns + 1
        return rows(theme, _TOP, a_column, _MOST_PX, columns, bottom=0)

    def _add(self, language, box):
        style = CHOSEN if language == self.app.device.language.name else PLAIN
        theme, name = self.app.theme, own_name(language)
        button = Button(theme, name, box, lambda: self._choose(language), style)
        self.buttons.append(button)
        self.group.append(button.group)

    def _choose(self, language):
        self.app.speak(language)
        self.app.open(self.app.view["back"])
