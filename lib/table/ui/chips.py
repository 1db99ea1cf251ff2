# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The other players beside the card of the one being entered: a tap turns to them."""

from displayio import Group

from table.ui.button import Button
from table.ui.icons import icon
from table.ui.player_card import CARD_PX, CARD_Y, REACH_PX
from table.ui.theme import FRAME_PX, PLAIN, PLAYERS

CHIP_PX = 32  # as wide as a finger needs; it reaches further down than is drawn


class Chips:
    """The players behind the current one, in seating order, from x on."""

    def __init__(self, theme, match, x):
        self._theme, self._match = theme, match
        self._seat = None
        self.group = Group()
        self.buttons = []
        for number in range(1, len(match.players)):
            self.buttons.append(self._chip(number, x))
            self.group.append(self.buttons[-1].group)
            x += CHIP_PX

    def show(self):
        """Bring the chips in step with whose turn it is."""
        if self._match.seat != self._seat:
            self._seat = self._match.seat
            for number, chip in enumerate(self.buttons, 1):
                self._turn(chip, self._behind(number))

    def _chip(self, number, x):
        box = (x + FRAME_PX // 2, CARD_Y, CHIP_PX - FRAME_PX, CARD_PX)
        empty = Group()
        chip = Button(self._theme, "", box, lambda: self._choose(number), PLAIN, picture=empty)
        chip.x, chip.y, chip.width, chip.height = x, 0, CHIP_PX, REACH_PX
        return chip

    def _choose(self, number):
        self._match.select(self._behind(number))

    def _behind(self, number):
        return (self._match.seat + number) % len(self._match.players)

    def _turn(self, chip, seat):
        colour = self._match.players[seat][1]
        chip.name = "player " + colour
        x, y = chip.x + CHIP_PX // 2, CARD_Y + CARD_PX // 2
        chip.group[1] = icon(self._theme, colour, PLAYERS[colour], x, y)
