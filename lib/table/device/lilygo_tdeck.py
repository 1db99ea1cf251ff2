# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""LilyGo T-Deck: 320x240, capacitive touch by a GT911, no light."""

import board
import busdisplay

from table.device import Device, bus, gt911
from table.device.lights import Lights


def wire():
    """Give the board as a Device; its display stops refreshing by itself."""
    display: busdisplay.BusDisplay = board.DISPLAY
    display.auto_refresh = False
    # The glass stands upright: LilyGo's examples turn its readings so for the same picture.
    size = (display.width, display.height)
    touch = gt911.find(bus.start(board.I2C), size, swap=True, flip_y=True)
    return Device(display, touch, Lights(None))
