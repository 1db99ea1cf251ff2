# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What can be done with a kingdom besides laying: erase, fill, undo, redo, move."""

from displayio import Group
from kingdom.square import EMPTY

from table.brush import can_fill, fill
from table.ui.button import Button
from table.ui.layer import hide
from table.ui.picture_button import PictureButton
from table.ui.theme import CHOSEN, FRAME_PX, PLAIN, SMALL
from table.ui.undo import undo_and_redo

ROW_PX = 32  # from one row of tools to the next
_BUTTON_PX = 28

_MOVE = """
.......1.......
......111......
.....11111.....
.......1.......
...1...1...1...
..11...1...11..
.11....1....11.
111111111111111
.11....1....11.
..11...1...11..
...1...1...1...
.......1.......
.....11111.....
......111......
.......1.......
"""


def row(x, y, room, count):
    """Give `count` boxes of buttons side by side, from edge to edge of `room` pixels."""
    side = (room - FRAME_PX * (count - 1)) // count // FRAME_PX * FRAME_PX
    step = (room - side) // max(1, count - 1)
    return [(x + number * step, y + 2, side, _BUTTON_PX) for number in range(count)]


class Tools:
    """Two rows at (x, y). The upper one says Done while the kingdom is moved.

    They act on app.match, and on app.view: brush, moving.
    """

    def __init__(self, app, x, y, width):
        self._app = app
        theme, words = app.theme, app.words
        first, second = row(x, y, width, 2)
        whole = row(x, y, width, 1)[0]
        undo, redo, move = row(x, y + ROW_PX, width, 3)
        self._erase = Button(theme, words("erase"), first, self._choose_eraser, font=SMALL)
        self._fill = Button(theme, words("fill"), second, self._fill_up, font=SMALL)
        self._done = Button(theme, words("done"), whole, self._toggle, CHOSEN, SMALL)
        self._undo, self._redo = undo_and_redo(app, undo, redo)
        self._move = PictureButton(theme, words("move"), move, self._toggle, _MOVE)
        self.buttons = [self._erase, self._fill, self._done, self._undo, self._redo, self._move]
        self.group = Group()
        for button in self.buttons:
            button.y, button.height = button.y - 2, ROW_PX
            self.group.append(button.group)

    def show(self):
        """Bring every tool in step with what can be done now."""
        match, brush, moving = self._app.match, self._app.view["brush"], self._app.view["moving"]
        self._erase.show(style=CHOSEN if brush == EMPTY else PLAIN, enabled=not moving)
        self._fill.show(enabled=not moving and can_fill(match, brush))
        self._undo.show(enabled=match.can_undo)
        self._redo.show(enabled=match.can_redo)
        self._move.show(style=CHOSEN if moving else PLAIN)
        self._done.enabled = moving
        for button in (self._erase, self._fill, self._done):
            hide(button.group, moving != (button is self._done))

    def _choose_eraser(self):
        self._app.view["brush"] = EMPTY

    def _fill_up(self):
        fill(self._app.match, self._app.view["brush"])

    def _toggle(self):
        self._app.view["moving"] = not self._app.view["moving"]
