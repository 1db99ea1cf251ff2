# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""MakerFabs ESP32-S3 Parallel TFT 7 inch: 800x480, capacitive touch by a GT911, no light."""

import board
import framebufferio

from table.device import Device, bus, gt911
from table.device.lights import Lights


def wire():
    """Give the board as a Device; its display stops refreshing by itself."""
    display: framebufferio.FramebufferDisplay = board.DISPLAY
    display.auto_refresh = False
    size = (display.width, display.height)
    touch = gt911.find(bus.start(board.I2C), size, reset=board.TOUCH_RESET)
    return Device(display, touch, Lights(None))
