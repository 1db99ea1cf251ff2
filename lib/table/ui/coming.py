# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Dominoes one below the other: number, picture, and the shape of whose king stands on it."""

from displayio import Group

from table.ui.button import Place
from table.ui.domino import Domino
from table.ui.frame import frame
from table.ui.icons import icon
from table.ui.layer import dress, hide
from table.ui.letters import Letters
from table.ui.text import RIGHT
from table.ui.theme import BIG, DIM, FRAME_PX, OFF, PAPER, PLAYERS, PRESSED

_NUMBER_PX = 28  # two digits, to the right


class DominoRow(Place):
    """A domino in a frame; act(number) is called for one that is tapped."""

    def __init__(self, theme, sheet, box, act):
        Place.__init__(self, "", box, lambda: act(self._number))
        self._theme, self._box = theme, box
        self._number = self._king = self._style = None
        self._down = False
        self._ink = PAPER
        x, y, width, height = box
        top = y + (height - sheet.width) // 2
        self._domino = Domino(sheet, x + _NUMBER_PX + FRAME_PX, top)
        self._sign_x = x + (width + _NUMBER_PX + FRAME_PX + 2 * sheet.width) // 2
        self.group = Group()
        self.group.append(frame(theme, x, y, width, height, OFF))
        self.group.append(self._domino.group)
        self.group.append(Group())
        self.group.append(Group())
        self.enabled = False
        self.group.hidden = True

    def show(self, number, called, halves, king, style, enabled):
        """Show a domino, what it is called, and the colour of the king on it, None for none; no
        number: nothing."""
        self.enabled = enabled and number is not None
        hide(self.group, number is None)
        if number is None:
            return
        self._style = style
        self.press(self._down and enabled)
        self._show_number(number, called, DIM if style == OFF else PAPER)
        self._domino.show(halves[0], halves[1])
        if king != self._king:
            self._king = king
            middle = self._box[1] + self._box[3] // 2
            sign = (
                icon(self._theme, king, PLAYERS[king], self._sign_x, middle) if king else Group()
            )
            self.group[3] = sign

    def press(self, down):
        """Show that a finger rests on it, or no longer does."""
        self._down = down
        dress(self.group[0], self._theme.style(PRESSED if down else self._style))

    def _show_number(self, number, called, ink):
        if (number, ink) == (self._number, self._ink):
            return
        self._number, self._ink = number, ink
        self.name = "domino " + called
        x, y, _, height = self._box
        at = x + _NUMBER_PX - 2, y + height // 2 + 6
        self.group[2] = Letters(self._theme, called, at[0], at[1], ink, BIG, RIGHT)
