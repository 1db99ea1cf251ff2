# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Adafruit PyPortal and Pynt (320x240), Titano (480x320): resistive touch on four analog pins."""

import board
import busdisplay

from table.device import Device, pixel
from table.device.lights import Lights
from table.device.resistive import Resistive

_CALIBRATION = ((5200, 59000), (5800, 57000))  # readings at the edges: Adafruit's PyPortal guides


def wire():
    """Give the board as a Device; its display stops refreshing by itself."""
    display: busdisplay.BusDisplay = board.DISPLAY
    display.auto_refresh = False
    pins = (board.TOUCH_XL, board.TOUCH_XR, board.TOUCH_YD, board.TOUCH_YU)
    touch = Resistive(pins, _CALIBRATION, (display.width, display.height))
    return Device(display, touch, Lights(pixel.find(board)))
