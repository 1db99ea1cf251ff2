# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Espressif ESP32-S3-BOX: 320x240, capacitive touch by a TT21100, no light."""

import board
import busdisplay
import busio

from table.device import Device, bus, tt21100
from table.device.lights import Lights


def wire():
    """Give the board as a Device; its display stops refreshing by itself."""
    display: busdisplay.BusDisplay = board.DISPLAY
    display.auto_refresh = False
    # board.I2C is not there, and the reset of the touch is that of the display. Espressif's own
    # support package for the board turns the readings so for the same picture.
    i2c = bus.start(lambda: busio.I2C(board.SCL, board.SDA))
    touch = tt21100.find(i2c, (display.width, display.height), flip_x=True)
    return Device(display, touch, Lights(None))
