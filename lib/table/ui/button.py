# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Places a finger can act on: buttons, and anything else that has a name and a rectangle."""

from displayio import Group

from table.ui.frame import frame
from table.ui.layer import dress
from table.ui.text import CENTRE, Text
from table.ui.theme import BIG, DIM, INK, MAIN, OFF, PAPER, PLAIN, PRESSED


class Place:
    """A named rectangle (x, y, width, height in pixels) that calls act() when tapped."""

    def __init__(self, name, box, act):
        self.name = name
        self.x, self.y, self.width, self.height = box
        self.act = act
        self.enabled = True

    def press(self, down):
        """Show a finger on it; a bare place shows nothing."""


class Button(Place):
    """A framed word, or a framed picture with a name; width and height are multiples of four.

    `picture` is placed by the caller and drawn over the frame; without one the name is shown.
    """

    def __init__(self, theme, name, box, act, style=PLAIN, font=BIG, picture=None):
        Place.__init__(self, name, box, act)
        self._theme = theme
        self._style = style
        self.group = Group()
        self._frame = frame(theme, self.x, self.y, self.width, self.height, style)
        self.group.append(self._frame)
        self._text = None
        if picture is None:
            self._text = self._centred(theme, name, font)
            picture = self._text.label
        self.group.append(picture)

    def show(self, style=None, enabled=None, name=None):
        """Bring style, reach and word in step; what is not given stays."""
        self._style = self._style if style is None else style
        self.enabled = self.enabled if enabled is None else enabled
        if name is not None:
            self.name = name
        if self._text:
            self._text.show(self.name, self._ink())
        self._dress(self._style if self.enabled else OFF)

    def press(self, down):
        """Show that a finger rests on it, or no longer does."""
        self._dress(PRESSED if down else self._style if self.enabled else OFF)
        if self._text:
            self._text.show(self.name, PAPER if down else self._ink())

    def _ink(self):
        return DIM if not self.enabled else INK if self._style == MAIN else PAPER

    def _dress(self, style):
        dress(self._frame, self._theme.style(style))

    def _centred(self, theme, name, font):
        baseline = self.y + self.height // 2 + (6 if font == BIG else 5)
        middle = self.x + self.width // 2
        return Text(theme, name, middle, baseline, self._ink(), font, CENTRE)


def at(places, x, y):
    """Give the place under (x, y) that can be tapped now, or None."""
    for place in places:
        inside = place.x <= x < place.x + place.width and place.y <= y < place.y + place.height
        if place.enabled and inside:
            return place
    return None


def let_hear(sound, screen, place, x, y):
    """Have a finger at (x, y) heard that meets something: `place`, or a part of the board."""
    if sound is None or not sound.on:
        return
    board = getattr(screen, "board", None)
    for _, left, top, width, height in board.places() if board and not place else ():
        if left <= x < left + width and top <= y < top + height:
            place = True
    if place:
        sound.tick()
