# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Turn to the player before or after: an arrow and the shape of who that is."""

from displayio import Group

from table.ui.button import Button
from table.ui.icons import icon
from table.ui.player_card import CARD_PX, CARD_Y, REACH_PX
from table.ui.theme import FRAME_PX, PAPER, PLAYERS

TURN_PX = 28


class Turn(Button):
    """A button called "previous" or "next" at x, beside a player's card."""

    def __init__(self, theme, name, x, act):
        self._middle = CARD_Y + CARD_PX // 2
        self._left = name == "previous"
        arrow = "left" if self._left else "right"
        picture = icon(theme, arrow, PAPER, x + (7 if self._left else 21), self._middle)
        Button.__init__(self, theme, name, (x, CARD_Y, TURN_PX, CARD_PX), act, picture=picture)
        self.group.append(Group())
        self.y, self.height, self.width = 0, REACH_PX, TURN_PX + FRAME_PX
        self.x -= 0 if self._left else FRAME_PX

    def show_player(self, colour):
        """Bring the shape in step with whom it turns to."""
        middle = self.x + (18 if self._left else FRAME_PX + 10)
        self.group[2] = icon(self._theme, colour, PLAYERS[colour], middle, self._middle)
