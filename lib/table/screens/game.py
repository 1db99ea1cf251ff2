# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Set-up, before its first page: which game, of those there are."""

from displayio import Group
from kingdom import games

from table import choices, seating
from table.ui.frame import backdrop
from table.ui.layout import rows, title
from table.ui.pager import pager
from table.ui.row import Row, marks

_TOP = 38
_MOST_PX = 56  # from one row to the next


class Screen:
    """app.view: of (always "plan": a game in play stays what it is), back."""

    def __init__(self, app):
        self.app = app
        app.device.lights.show(())
        self.group = Group()
        self.group.append(backdrop(app.theme))
        head = title(app.theme, app.words("which_game"), 10, app.theme.width - 20)
        self.group.append(head.label)
        self._rows = self._games()
        self.buttons = [row for _, row in self._rows]
        self.buttons += pager(app, choices.pages(app.plan.game), -1)
        for button in self.buttons:
            self.group.append(button.group)
        self.update()

    def update(self):
        for name, row in self._rows:
            row.show_on(name == self.app.plan.game.NAME)

    def _games(self):
        theme, words, tiles = self.app.theme, self.app.words, marks()
        names, made = games.names(), []
        for name, box in zip(names, rows(theme, _TOP, len(names), _MOST_PX)):
            about = words.about(name)
            row = Row(theme, words(name), box, lambda name=name: self._choose(name), about, tiles)
            made.append((name, row))
        return made

    def _choose(self, name):
        app = self.app
        if name != app.plan.game.NAME:
            app.plan = seating.moved(app.plan, games.load(name))
