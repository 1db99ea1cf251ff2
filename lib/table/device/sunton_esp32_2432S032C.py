# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Sunton ESP32-2432S032C: 320x240, capacitive touch by a GT911, three LEDs."""

import board
import busdisplay
import busio

from table.device import Device, bus, gt911, pixel
from table.device.lights import Lights


def wire():
    """Give the board as a Device; its display stops refreshing by itself."""
    display: busdisplay.BusDisplay = board.DISPLAY
    display.auto_refresh = False
    i2c = bus.start(lambda: busio.I2C(board.TOUCH_SCL, board.TOUCH_SDA))
    touch = gt911.find(
        i2c,
        (display.width, display.height),
        swap=True,  # the glass stands upright
        flip_x=True,
        reset=board.TOUCH_RST,
        interrupt=board.TOUCH_INT,
    )
    return Device(display, touch, Lights(pixel.find(board)))
