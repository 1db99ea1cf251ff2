# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The line of dominoes turned up at the table: one tap on each of them."""

from displayio import Group

from table import opening
from table.ui.domino_grid import DominoGrid
from table.ui.frame import backdrop
from table.ui.measure import shortened
from table.ui.text import RIGHT, Text
from table.ui.theme import DIM, FRAME_PX, PAPER, SMALL
from table.ui.tray import Tray, largest
from table.ui.turn_strip import STRIP_PX, TurnStrip
from table.ui.undo import undo_and_redo

_LINE_PX = 14  # of text, below the strip
_TRAY_PX = 34  # on the smallest screen
_LEAST_PX = 240
_MARGIN = 4


class Screen:
    """Shows the box of app.match.draft, and the line that comes."""

    def __init__(self, app):
        self.app = app
        app.device.lights.show(())
        self._seen = None
        self.group = Group()
        self.group.append(backdrop(app.theme))
        self._strip = self._add(TurnStrip(app, self._look))
        self._head()
        top, tray = STRIP_PX + _LINE_PX, app.theme.height * (_LEAST_PX - _TRAY_PX) // _LEAST_PX
        box = (0, top, app.theme.width, tray - top)
        most = largest(app.theme.height - tray)
        self.board = self._add(DominoGrid(app.theme, app.match.game, box, most))
        self._tray = self._add(self._made_tray(tray))
        self._undo, self._redo = self._arrows(tray)
        self.buttons = self._strip.buttons + self._tray.buttons + [self._undo, self._redo]
        self.update()

    def update(self):
        match = self.app.match
        wanted = opening.goes_on(match)
        if wanted != "line":
            self.app.open(wanted)
        elif self._seen != match.revision:
            self._seen = match.revision
            draft = match.draft
            self._show_line(match, draft)
            self._strip.show(None, None)
            self.board.show(draft.box)
            self._tray.show(draft.coming, draft.halves_of)
            self._undo.show(enabled=match.can_undo)
            self._redo.show(enabled=match.can_redo)

    def on_tap(self, x, y):
        number, match = self.board.number_at(x, y), self.app.match
        if number and match.draft.box[number]:
            match.turn_up(number)

    def _show_line(self, match, draft):
        """Say what to do; and which line this is, or which round where a new one begins."""
        theme, words = self.app.theme, self.app.words
        if match.rounds > 1 and not draft.round:
            self._round.show(words("round_of", match.round + 1, match.rounds))
        else:
            self._round.show(words("line_of", draft.round + 1, draft.rounds))
        left = draft.length - len(draft.coming)
        key = "turn_up" if not draft.coming else "turn_up_more" if left > 1 else "turn_up_last"
        room = theme.width - self._round.width - 5 * _MARGIN
        self._hint.show(shortened(theme, words(key, left), room, SMALL))

    def _put_back(self, at):
        """Put one of the dominoes turned up back into the box; those tapped after it stay."""
        match = self.app.match
        later = match.draft.coming[at + 1 :]
        match.undo(len(later) + 1)
        for number in later:
            match.turn_up(number)

    def _look(self, seat):
        self.app.open("along", look=seat)

    def _head(self):
        theme, y = self.app.theme, STRIP_PX + 10
        self._hint = Text(theme, "", _MARGIN + 2, y, PAPER, SMALL)
        self._round = Text(theme, "", theme.width - _MARGIN - 2, y, DIM, SMALL, RIGHT)
        self.group.append(self._hint.label)
        self.group.append(self._round.label)

    def _made_tray(self, y):
        length = self.app.match.draft.length
        return Tray(self.app.theme, self.board, _MARGIN, y, length, self._put_back)

    def _arrows(self, y):
        theme = self.app.theme
        side = (theme.height - y) // FRAME_PX * FRAME_PX
        boxes = []
        for number in (2, 1):
            x = theme.width - number * (side + _MARGIN)
            boxes.append((x, y, side, side))
        made = undo_and_redo(self.app, *boxes)
        for button in made:
            self.group.append(button.group)
        return made

    def _add(self, part):
        self.group.append(part.group)
        return part
