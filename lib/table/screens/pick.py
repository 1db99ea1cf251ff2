# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which token comes: those there are, each with its picture and what it earns."""

from displayio import Group

from table import drawings, errand, opening, roster
from table.ui import tiles
from table.ui.frame import backdrop
from table.ui.layout import BAR_PX, GAP, MARGIN, rows, title
from table.ui.plates import plate_colours
from table.ui.row import Row
from table.ui.theme import PLAYERS
from table.ui.undo import undo_and_redo

_TOP = 42  # under the arrow in the corner
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
        corner = self._corner()
        self.group.append(title(theme, asked, 10, corner[0].x - 20).label)
        self.buttons = self._rows() + corner
        for button in self.buttons:
            self.group.append(button.group)

    def update(self):
        """Nothing changes here until another screen opens."""

    def step(self, now):
        """Go on where the token has been named, or the move before taken back."""
        where = opening.board(self.app.match)
        if where != "pick":
            self.app.open(where)

    def _corner(self):
        """Undo, and redo beside it where there is a move to make again."""
        x = self.app.theme.width - MARGIN - BAR_PX
        last = (x, MARGIN, BAR_PX, BAR_PX)
        if not self.app.match.can_redo:
            return [undo_and_redo(self.app, last, last)[0]]
        return list(undo_and_redo(self.app, (x - BAR_PX - GAP, MARGIN, BAR_PX, BAR_PX), last))

    def _rows(self):
        theme, look = self.app.theme, drawings.load(self.app.match.game.NAME)
        colours = plate_colours(look)
        offered = errand.offered(self.app.match)
        down = (len(offered) + _COLUMNS - 1) // _COLUMNS
        made = []
        places = rows(theme, _TOP, down, _MOST_PX, _COLUMNS, bottom=0)
        for (name, token), box in zip(offered, places):
            sign = look.SIGNS.get(name)
            drawn = (tiles.picture(sign[-1]), colours) if sign else None
            made.append(self._row(name, token, box, drawn))
        return made

    def _row(self, name, token, box, drawn):
        words = self.app.words

        def act():
            self.app.match.send(self._seat, token)

        return Row(self.app.theme, words(name), box, act, words.about(name), None, drawn)
