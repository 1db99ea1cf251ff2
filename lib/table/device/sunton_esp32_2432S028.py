# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Sunton ESP32-2432S028: 320x240, resistive touch measured by an XPT2046, three LEDs."""

import board
import busdisplay
import busio

from table.device import Device, pixel, xpt2046
from table.device.lights import Lights

# Readings at the edges, sixteen times those of common examples for this board. The chip's y runs
# along the screen: the glass is named for an upright one.
_CALIBRATION = ((200 * 16, 3700 * 16), (240 * 16, 3800 * 16))


def wire():
    """Give the board as a Device; its display stops refreshing by itself."""
    display: busdisplay.BusDisplay = board.DISPLAY
    display.auto_refresh = False
    spi = busio.SPI(board.TOUCH_SCK, board.TOUCH_MOSI, board.TOUCH_MISO)
    size = (display.width, display.height)
    touch = xpt2046.find(spi, board.TOUCH_CS, _CALIBRATION, size, swap=True)
    return Device(display, touch, Lights(pixel.find(board)))
