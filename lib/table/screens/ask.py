# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""One question before something is lost; the answer that loses nothing is the main one."""

from displayio import Group

from table.ui.crown import crown
from table.ui.frame import backdrop
from table.ui.layout import bar
from table.ui.measure import wrapped
from table.ui.text import CENTRE, Text
from table.ui.theme import BIG, PAPER

_CROWN_PX = 37
_LINE_PX = 24


class Screen:
    """app.view holds the words `text`, `yes`, `no`, and what to call: `then`, `otherwise`."""

    def __init__(self, app):
        theme, view = app.theme, app.view
        app.device.lights.show(())
        answers = [(view["yes"], view["then"]), (view["no"], view["otherwise"])]
        self.buttons = bar(theme, answers)
        self.group = Group()
        self.group.append(backdrop(app.theme))
        lines = wrapped(theme, view["text"], theme.width - 40, BIG).split("\n")
        y = (theme.height - 40 - len(lines) * _LINE_PX + _CROWN_PX) // 2
        left = (theme.width - _CROWN_PX) // 2
        self.group.append(crown(theme, _CROWN_PX, left, y - _CROWN_PX - 12))
        for number, line in enumerate(lines):
            baseline = y + 20 + number * _LINE_PX
            text = Text(theme, line, theme.width // 2, baseline, PAPER, BIG, CENTRE)
            self.group.append(text.label)
        for button in self.buttons:
            self.group.append(button.group)

    def update(self):
        """Nothing changes here until another screen opens."""
