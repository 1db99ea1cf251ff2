# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Any Feather with Adafruit's TFT FeatherWing 2.4 (320x240) or 3.5 (480x320) on it."""

import board
import displayio
import fourwire

from table.device import Device, bus, pixel, settings
from table.device.lights import Lights

# Readings at the edges, sixteen times those of Adafruit's examples for either wing. Both chips are
# wired for an upright picture, so their y runs along ours.
_TSC2007 = ((185 * 16, 3700 * 16), (3800 * 16, 300 * 16))
_STMPE610 = ((100 * 16, 3750 * 16), (100 * 16, 3800 * 16))


def wire():
    """Give the board as a Device; its display does not refresh by itself.

    CROWN_BOARD = "featherwing_35" in settings.toml tells that it is the larger wing.
    """
    displayio.release_displays()
    spi = board.SPI()
    lines = fourwire.FourWire(spi, command=board.D10, chip_select=board.D9)
    if settings.text("CROWN_BOARD", "") == "featherwing_35":
        from adafruit_hx8357 import HX8357

        display = HX8357(lines, width=480, height=320, auto_refresh=False)
    else:
        from adafruit_ili9341 import ILI9341

        display = ILI9341(lines, width=320, height=240, auto_refresh=False)
    touch = _touch(spi, (display.width, display.height))
    return Device(display, touch, Lights(pixel.find(board)))


def _touch(spi, size):
    """Give the touch of the controller that answers: wings of version 2 have a TSC2007."""
    from table.device import tsc2007

    i2c = bus.start(board.I2C)
    if bus.answers(i2c, tsc2007.ADDRESS):
        return tsc2007.find(i2c, _TSC2007, size, swap=True)
    from table.device import stmpe610

    return stmpe610.find(spi, board.D6, _STMPE610, size)  # which gives y first
