# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A player's shape to tap in and out of the game."""

from table.ui.button import Button
from table.ui.icons import icon
from table.ui.layer import dress
from table.ui.theme import LINE, OFF, PANEL, PLAYERS


class Participant(Button):
    """A button with the shape of a colour: bright and framed in it for those who play."""

    def __init__(self, theme, colour, box, act):
        self._colour = colour
        self._shape = icon(theme, colour, LINE, box[0] + box[2] // 2, box[1] + box[3] // 2)
        Button.__init__(self, theme, "player " + colour, box, act, picture=self._shape)

    def show_playing(self, playing):
        """Bring the button in step with whether its colour plays."""
        ink = self._theme.ink(PLAYERS[self._colour] if playing else LINE)
        dress(self._shape, ink)
        self.show(style=(PLAYERS[self._colour], PANEL) if playing else OFF)
