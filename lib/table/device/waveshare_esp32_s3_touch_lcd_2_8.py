# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Waveshare ESP32-S3-Touch-LCD-2.8: 320x240, capacitive touch by a CST328, no light."""

import board
import busdisplay

from table.device import Device, bus, cst328
from table.device.lights import Lights


def wire():
    """Give the board as a Device; its display stops refreshing by itself."""
    display: busdisplay.BusDisplay = board.DISPLAY
    display.auto_refresh = False
    touch = cst328.find(
        bus.start(board.I2C),
        (display.width, display.height),
        swap=True,  # the glass stands upright
        flip_y=True,
        reset=board.TP_RST,
    )
    return Device(display, touch, Lights(None))
