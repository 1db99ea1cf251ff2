# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Elecrow CrowPanel 3.5: 480x320, resistive touch measured by an XPT2046, no light.

The firmware holds the picture upright, and its display has the wires of the touch controller,
so the display is made anew here, lying down. Boards of version 2.2 have two of those wires
exchanged; CROWN_BOARD in settings.toml tells.
"""

import board
import busdisplay
import busio
import displayio
import fourwire

from table.device import Device, settings, xpt2046
from table.device.lights import Lights

_LATER = "elecrow_crowpanel_3.5_v2.2"
_SIZE = (480, 320)
# Rows are columns. All else the firmware has told the panel, and nothing here resets it.
_LYING = b"\x36\x01\x20"
# Readings at the edges, sixteen times those of Elecrow's own examples in this direction.
_CALIBRATION = ((3921 * 16, 353 * 16), (3760 * 16, 269 * 16))


def wire():
    """Give the board as a Device; its display does not refresh by itself."""
    displayio.release_displays()
    later = settings.text("CROWN_BOARD", "") == _LATER
    miso, cs = (board.TFT_MISO, board.TP_CS)
    if later:
        miso, cs = (board.TFT_MISO_ALT, board.TP_CS_ALT)
    spi = busio.SPI(board.TFT_CLK, board.TFT_MOSI, miso)
    touch = xpt2046.find(spi, cs, _CALIBRATION, _SIZE, swap=True)
    return Device(_display(spi), touch, Lights(None))


def _display(spi):
    bus = fourwire.FourWire(spi, command=board.TFT_DC, chip_select=board.TFT_CS, baudrate=20000000)
    return busdisplay.BusDisplay(
        bus,
        _LYING,
        width=_SIZE[0],
        height=_SIZE[1],
        color_depth=24,  # on this bus the panel takes no fewer
        backlight_pin=board.TFT_BACKLIGHT,
        auto_refresh=False,
    )
