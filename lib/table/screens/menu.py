# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The menu of a game in play: what is not needed at every tap."""

from displayio import Group
from kingdom.square import CASTLE

from table import opening, roster, verdict
from table.ui.button import Button
from table.ui.frame import backdrop
from table.ui.help_button import SIDE_PX, help_button
from table.ui.icons import icon
from table.ui.layout import BAR_PX, GAP, MARGIN, bar, boxes, title
from table.ui.measure import shared
from table.ui.text import CENTRE, Text
from table.ui.theme import DIM, PLAYERS, SMALL

_TOP = 44
_BUTTON_PX = 52


class Screen:
    """For the kingdom in front of the finger, match.seat, and for the game as a whole."""

    def __init__(self, app):
        self.app = app
        app.device.lights.show(())
        opening.settle(app.match)
        self.group = Group()
        self.group.append(backdrop(app.theme))
        asked = help_button(app, "match", "menu")
        self._head(app.theme.width - 10 - (SIDE_PX if asked else 0))
        self._tally()
        self.buttons = self._rows()
        if asked:
            self.buttons.append(asked)
        for button in self.buttons:
            self.group.append(button.group)
        self.update()

    def update(self):
        match = self.app.match
        self.buttons[0].show(enabled=bool(match.draft) or max(match.board().cells) > CASTLE)

    def _head(self, right):
        theme, match = self.app.theme, self.app.match
        if match.draft:  # all that is here is about the game
            self.group.append(title(theme, self.app.words("play_along"), 10, right - 10).label)
            return
        colour = match.players[match.seat][1]
        name = roster.called(self.app.words, match, match.seat)
        self.group.append(icon(theme, colour, PLAYERS[colour], 18, 17))
        self.group.append(title(theme, name, 32, right - 32).label)

    def _tally(self):
        theme, match = self.app.theme, self.app.match
        names = roster.everyone(self.app.words, match)
        told = shared(theme, names, verdict.tally(match), theme.width - 20, SMALL)
        y = theme.height - BAR_PX - GAP - 16
        self.group.append(Text(theme, told, theme.width // 2, y, DIM, SMALL, CENTRE).label)

    def _rows(self):
        app, words = self.app, self.app.words
        main = [
            (words("home"), lambda: app.open("home")),
            (words("back"), lambda: app.open(opening.board(app.match))),
        ]
        first = ("clear_kingdom", self._clear)
        second = ("set_up", lambda: app.open("setup", of="match", back="menu"))
        if app.match.draft:
            first = ("the_box", lambda: app.open("box"))
            second = ("by_hand", self._by_hand)
        made = self._row(_TOP, first)
        result = ("result", lambda: app.open("result"))
        made += self._row(_TOP + _BUTTON_PX + GAP, second, result)
        return made + bar(app.theme, main)

    def _row(self, y, *buttons):
        theme, words = self.app.theme, self.app.words
        places = boxes(MARGIN, y, theme.width - 2 * MARGIN, _BUTTON_PX, len(buttons))
        return [Button(theme, words(key), box, act) for (key, act), box in zip(buttons, places)]

    def _clear(self):
        app, words = self.app, self.app.words
        app.open(
            "ask",
            text=words("ask_clear", roster.called(words, app.match, app.match.seat)),
            yes=words("clear"),
            no=words("keep"),
            then=lambda: _cleared(app),
            otherwise=lambda: app.open("menu"),
        )

    def _by_hand(self):
        app, words = self.app, self.app.words
        app.open(
            "ask",
            text=words("ask_by_hand"),
            yes=words("by_hand"),
            no=words("keep_game"),
            then=lambda: _by_hand(app),
            otherwise=lambda: app.open("menu"),
        )


def _cleared(app):
    app.match.clear()
    app.open("entry")


def _by_hand(app):
    app.start(app.match.plain())
    app.open("entry")
