# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""After an error: plain words and one way on. There may be little memory, so it needs little."""

from displayio import Group

from table.ui.frame import backdrop
from table.ui.layout import bar
from table.ui.text import CENTRE, Text
from table.ui.theme import BIG, DIM, PAPER, SMALL


class Screen:
    """app.view holds what to call: `then`."""

    def __init__(self, app):
        app.device.lights.show(())
        self.group = Group()
        self.group.append(backdrop(app.theme))
        middle, y = app.theme.width // 2, app.theme.height // 2 - 20
        lines = [(app.words("oops"), PAPER, BIG)]
        if app.match:
            lines.append((app.words("oops_safe" if app.saved else "not_saved"), DIM, SMALL))
        for number, (string, colour, font) in enumerate(lines):
            text = Text(app.theme, string, middle, y + number * 24, colour, font, CENTRE)
            self.group.append(text.label)
        self.buttons = bar(app.theme, [(app.words("go_on"), app.view["then"])])
        self.group.append(self.buttons[0].group)

    def update(self):
        """Nothing changes here until another screen opens."""
