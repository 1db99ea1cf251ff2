# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which token comes: those there are, each with its picture and what it earns."""

from displayio import Group

from table import drawings, errand, opening, roster
from table.ui import tiles
from table.ui.frame import backdrop
from table.ui.layout import BAR_PX, GAP, MARGIN, boxes, title
from table.ui.plates import plate_colours
from table.ui.row import Row
from table.ui.theme import FRAME_PX, PLAYERS
from table.ui.undo import undo_and_redo

_TOP = 35  # so that five rows of two lines have room on the smallest screen
_MOST_PX = 44  # from one row to the next
_COLUMNS = 2


class Screen:
    """The errand of the player whose turn it is wants a token named; a tap names it."""

    def __init__(self, app):
        self.app = app
        match, theme = app.match, app.theme
        self._seat = match.draft.errand[0]
        name, colour = roster.everyone(app.words, match)[self._seat], match.players[self._seat][1]
        app.device.lights.show((PLAYERS[colour],))
        self.group = Group()
        self.group.append(backdrop(theme))
        asked = app.words.of(match.game, "which_token", name)
        self.group.append(title(theme, asked, 10, theme.width - 20).label)
        self.buttons = self._rows() + self._tools()
        for button in self.buttons:
            self.group.append(button.group)

    def update(self):
        """Nothing changes here until another screen opens."""

    def step(self, now):
        """Go on where the token has been named, or the move before taken back."""
        where = opening.board(self.app.match)
        if where != "pick":
            self.app.open(where)

    def _tools(self):
        y = self.app.theme.height - BAR_PX - GAP
        places = boxes(MARGIN, y, self.app.theme.width - 2 * MARGIN, BAR_PX, 4)
        undo, redo = undo_and_redo(self.app, places[0], places[1])
        return [undo, redo] if self.app.match.can_redo else [undo]

    def _rows(self):
        theme, look = self.app.theme, drawings.load(self.app.match.game.NAME)
        colours = plate_colours(look)
        offered = errand.offered(self.app.match)
        down = (len(offered) + _COLUMNS - 1) // _COLUMNS
        pitch = min(_MOST_PX, (theme.height - BAR_PX - 2 * GAP - _TOP) // down)
        tall = (pitch - 1) // FRAME_PX * FRAME_PX
        made = []
        for number, (name, token) in enumerate(offered):
            y = _TOP + number // _COLUMNS * pitch
            row = boxes(MARGIN, y, theme.width - 2 * MARGIN, tall, _COLUMNS)
            sign = look.SIGNS.get(name)
            drawn = (tiles.picture(sign[-1]), colours) if sign else None
            made.append(self._row(name, token, row[number % _COLUMNS], drawn))
        return made

    def _row(self, name, token, box, drawn):
        words = self.app.words

        def act():
            self.app.match.send(self._seat, token)

        return Row(self.app.theme, words(name), box, act, words.about(name), None, drawn)
