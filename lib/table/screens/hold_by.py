# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Before the result, what only the players can tell: who of those that are level holds it."""

from displayio import Group

from table import opening, roster, telling
from table.ui.button import Button
from table.ui.frame import backdrop
from table.ui.layout import BAR_PX, GAP, MARGIN, boxes, rows, title
from table.ui.seat_row import SeatRow
from table.ui.text import Text
from table.ui.theme import DIM, SMALL

_TOP = 58
_MOST_PX = 44  # from one row to the next


class Screen:
    """Asks the first question that is open; the answer opens the next, or the result."""

    def __init__(self, app):
        self.app = app
        app.device.lights.show(())
        self._counter, self._seats = telling.open_questions(app.match)[0]
        theme, words = app.theme, app.words
        self.group = Group()
        self.group.append(backdrop(theme))
        asked = words("who_holds", words(self._counter))
        self.group.append(title(theme, asked, 10, theme.width - 20).label)
        hint = Text(theme, words("who_holds_hint"), 10, 46, DIM, SMALL)
        self.group.append(hint.label)
        self.buttons = self._rows() + self._others()
        for button in self.buttons:
            self.group.append(button.group)

    def update(self):
        """Nothing changes here until another screen opens."""

    def _rows(self):
        places = rows(self.app.theme, _TOP, len(self._seats), _MOST_PX)
        return [self._row(seat, box) for seat, box in zip(self._seats, places)]

    def _row(self, seat, box):
        name = roster.called(self.app.words, self.app.match, seat)
        colour = self.app.match.players[seat][1]
        return SeatRow(self.app.theme, name, name, colour, box, lambda: self._tell(seat))

    def _others(self):
        theme, words = self.app.theme, self.app.words
        y = theme.height - BAR_PX - GAP
        first, second = boxes(MARGIN, y, theme.width - 2 * MARGIN, BAR_PX, 2)
        back = Button(theme, words("back"), first, self._back, font=SMALL)
        return [back, Button(theme, words("nobody"), second, lambda: self._tell(None), font=SMALL)]

    def _tell(self, holder):
        telling.tell(self.app.match, self._counter, self._seats, holder)
        opening.result(self.app)

    def _back(self):
        self.app.open(opening.board(self.app.match))
