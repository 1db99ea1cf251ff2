# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The dominoes turned up so far, each in a slot: a tap puts one back into the box."""

from displayio import Group

from table.ui.button import Button
from table.ui.domino import Domino
from table.ui.numbers import NUMBER_PX
from table.ui.theme import FLAT, FRAME_PX

_PAD_PX = 2
_GAP_PX = 4


def largest(room):
    """Give the side of the largest square whose domino fits into a slot `room` pixels high."""
    return room // FRAME_PX * FRAME_PX - NUMBER_PX - _PAD_PX


class Tray:
    """`length` slots side by side from x on; the pictures are those of a DominoGrid."""

    def __init__(self, theme, grid, x, y, length, act):
        self._theme, self._grid, self._act = theme, grid, act
        side = grid.sheet.width
        self._width = (2 * side + 2 * _PAD_PX + FRAME_PX - 1) // FRAME_PX * FRAME_PX
        self._height = (side + NUMBER_PX + _PAD_PX + FRAME_PX - 1) // FRAME_PX * FRAME_PX
        self.group = Group()
        self.buttons, self._slots = [], []
        for number in range(length):
            self._slot(number, x + number * (self._width + _GAP_PX), y)

    def show(self, dominoes, halves_of):
        """Show these dominoes, the rest of the slots empty."""
        for at, (picture, numbers) in enumerate(self._slots):
            number = dominoes[at] if at < len(dominoes) else 0
            if numbers[0] == number:
                continue
            numbers[0] = number
            picture.show(*(halves_of(number) if number else (None, None)))
            slot = self.buttons[at]  # looks alike full or empty: less to draw
            slot.enabled = number > 0
            slot.name = "turned " + self._grid.names[number - 1] if number else ""

    def _slot(self, number, x, y):
        sheet, numbers, inner = self._grid.sheet, self._grid.numbers, Group()
        middle = x + self._width // 2
        top = y + (self._height - sheet.width - NUMBER_PX) // 2
        picture = Domino(sheet, middle - sheet.width, top)
        below = numbers.grid(middle - numbers.width // 2, top, 1, 1)
        inner.append(picture.group)
        inner.append(below)
        box = (x, y, self._width, self._height)
        button = Button(self._theme, "", box, lambda: self._act(number), FLAT, picture=inner)
        button.enabled = False
        self.buttons.append(button)
        self.group.append(button.group)
        self._slots.append((picture, below))
