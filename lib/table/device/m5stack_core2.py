# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""M5Stack Core2: 320x240, capacitive touch by an FT6336. Its light is behind the power chip."""

import board
import busdisplay

from table.device import Device, bus, focaltouch
from table.device.lights import Lights


def wire():
    """Give the board as a Device; its display stops refreshing by itself."""
    display: busdisplay.BusDisplay = board.DISPLAY
    display.auto_refresh = False
    touch = focaltouch.find(bus.start(board.I2C), (display.width, display.height))
    return Device(display, touch, Lights(None))
