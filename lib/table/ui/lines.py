# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The lines of a score, one under the other, each to be tapped."""

from displayio import Group

from table.ui.button import Button, Place
from table.ui.frame import frame
from table.ui.icons import icon
from table.ui.layer import dress
from table.ui.measure import shortened, wrapped
from table.ui.text import CENTRE, RIGHT, Text
from table.ui.theme import BOLD, CHOSEN, DIM, FLAT, GOLD, PAPER, PRESSED, SMALL

LINE_PX = 33  # from line to line
_FRAME_PX = 32


class LineRow(Place):
    """What was scored, below it how, and the points; a long name may take the place of the how."""

    def __init__(self, theme, name, box, act, texts):
        Place.__init__(self, name, box, act)
        what, how, points = texts
        self._theme, self._style = theme, FLAT
        self.word = what
        self._frame = frame(theme, self.x, self.y, self.width, _FRAME_PX, FLAT)
        ink = DIM if how else PAPER
        if not how:
            what, _, how = wrapped(theme, what, self.width - 8, SMALL).partition("\n")
        what = shortened(theme, what, self.width - 8, SMALL)
        right, lower = self.x + self.width - 6, self.y + 28
        self._points = Text(theme, points, right, lower, PAPER, BOLD, RIGHT)
        self.group = Group()
        for part in (
            self._frame,
            Text(theme, what, self.x + 5, self.y + 14, PAPER, SMALL).label,
            Text(theme, how, self.x + 5, lower, ink, SMALL).label,
            self._points.label,
        ):
            self.group.append(part)

    def show(self, chosen):
        """Bring the frame in step with whether this line is lit on the board."""
        self._style = CHOSEN if chosen else FLAT
        self._points.show(self._points.label.text, GOLD if chosen else PAPER)
        self._dress(self._style)

    def press(self, down):
        """Show that a finger rests on it, or no longer does."""
        self._dress(PRESSED if down else self._style)

    def _dress(self, style):
        dress(self._frame, self._theme.style(style))


class Lines:
    """A page of lines in a box (x, y, width, height); where all do not fit, a button turns it.

    choose(number) is called with the line that was tapped, turn(page) with the page to open.
    """

    def __init__(self, app, box, choose, turn):
        self._app, self._box = app, box
        self._choose, self._turn = choose, turn
        self._room = box[3] // LINE_PX
        self.group = Group()
        self.buttons = []

    def page_of(self, number, count):
        """Give the page on which a line of so many is."""
        return number // self._a_page(count)

    def fill(self, lines, page):
        """Make the rows of a page."""
        while self.group:
            self.group.pop()
        self._first = page * self._a_page(len(lines))
        self._rows, self.buttons = [], []
        for number in range(self._first, min(len(lines), self._first + self._a_page(len(lines)))):
            self._add_row(number, lines[number])
        self.buttons += self._rows
        for row in self._rows:
            self.buttons.append(Place(row.word, (row.x, row.y, row.width, row.height), row.act))
        if len(lines) > self._room:
            self._add_turn(page, self.page_of(len(lines) - 1, len(lines)) + 1)

    def show(self, lit):
        """Bring the rows in step with which line is lit, or None."""
        for number, row in enumerate(self._rows, self._first):
            row.show(number == lit)

    def _a_page(self, count):
        return self._room if count <= self._room else self._room - 1

    def _add_row(self, number, line):
        what, squares, crowns, points, _ = line
        words = self._app.words
        how = "" if squares is None else words("sum", squares, crowns)
        texts = (words(what), how, str(points))
        name = f"line {number + 1}"
        row = LineRow(
            self._app.theme, name, self._slot(len(self._rows)), lambda: self._choose(number), texts
        )
        self._rows.append(row)
        self.group.append(row.group)

    def _add_turn(self, page, pages):
        theme, (x, y, width, _) = self._app.theme, self._slot(self._room - 1)
        middle, baseline = x + width // 2, y + _FRAME_PX // 2 + 5
        text = self._app.words("page", page + 1, pages)
        label = Text(theme, text, middle, baseline, PAPER, SMALL, CENTRE).label
        box = (x, y, width, _FRAME_PX)
        button = Button(theme, "page", box, lambda: self._turn((page + 1) % pages), picture=label)
        button.group.append(icon(theme, "down", DIM, x + width - 14, y + _FRAME_PX // 2))
        self.buttons.append(button)
        self.group.append(button.group)

    def _slot(self, position):
        x, y, width, _ = self._box
        return (x, y + position * LINE_PX, width, LINE_PX)
