# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Letters to tap, in rows: one pattern of frames for all keys, the font's own letters on them."""

from displayio import Group

from table.spelling import small
from table.ui.frame import frame
from table.ui.layer import hide
from table.ui.letters import Letters
from table.ui.text import CENTRE
from table.ui.theme import BIG, FRAME_PX, PAPER, PLAIN, PRESSED

COLUMNS = 9
_GAP_PX = 3


class Keypad:
    """Keys for the letters of `page`, from y on; `down` is the letter under a resting finger."""

    def __init__(self, theme, page, y, pitch):
        self.down = None
        self._page = page
        self._across = (theme.width - 2) // COLUMNS
        self._pitch = pitch
        self._wide = (self._across - 2) // FRAME_PX * FRAME_PX
        self._tall = (pitch - _GAP_PX) // FRAME_PX * FRAME_PX
        self._left = (theme.width - COLUMNS * self._across) // 2
        self._x = self._left + (self._across - self._wide) // 2
        self._y = y
        self.group = Group()
        for number in range(len(page)):
            x, y = self._corner(number)
            self.group.append(frame(theme, x, y, self._wide, self._tall, PLAIN))
        self._lit = frame(theme, 0, 0, self._wide, self._tall, PRESSED)
        self._lit.hidden = True
        self.group.append(self._lit)
        for number, letter in enumerate(page):
            x, y = self._corner(number)
            x, y = x + self._wide // 2, y + self._tall // 2 + 7
            self.group.append(Letters(theme, letter, x, y, PAPER, BIG, CENTRE))

    def at(self, x, y):
        """Give the letter whose key is under (x, y), or None; the gaps belong to the keys."""
        column, row = (x - self._left) // self._across, (y - self._y) // self._pitch
        number = row * COLUMNS + column
        if 0 <= column < COLUMNS and row >= 0 and number < len(self._page):
            return self._page[number]
        return None

    def press(self, letter):
        """Light the key of that letter; None lights none."""
        self.down = letter
        hide(self._lit, letter is None)
        if letter is not None:
            self._lit.x, self._lit.y = self._corner(self._page.index(letter))

    def places(self):
        """Give (name, x, y, width, height) of every key."""
        found = []
        for number, letter in enumerate(self._page):
            x, y = self._corner(number)
            found.append(("key " + small(letter), x, y, self._wide, self._tall))
        return found

    def _corner(self, number):
        x = self._x + number % COLUMNS * self._across
        return x, self._y + number // COLUMNS * self._pitch
