# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's board: the pins and the display of the virtual board that is on."""

import busio as _busio
import microcontroller as _microcontroller

from tools.virtual import hardware as _hardware

_board = _hardware.plugged.board
board_id = _board.name


def _pin(name, chip):
    pin = object.__new__(_microcontroller.Pin)
    pin.name, pin.chip = name, chip
    return pin


_by_chip = {}
for _name, _chip in _board.pins.items():
    globals()[_name] = _by_chip.setdefault(_chip, _pin(_name, _chip))

DISPLAY = _hardware.plugged.display
_buses = {}


def _has(*names):
    return all(name in globals() for name in names)


# Only the buses that the board's pins name: each is made once, and then stays the same.
if _has("SCL", "SDA"):

    def I2C():
        if "I2C" not in _buses:
            _buses["I2C"] = _busio.I2C(SCL, SDA)  # noqa: F821 - pins set above
        return _buses["I2C"]

    STEMMA_I2C = I2C

if _has("SCK", "MOSI"):

    def SPI():
        """The bus that is also the display's, where it is wired to the same pins."""
        if "SPI" not in _buses:
            pins = SCK, MOSI, globals().get("MISO")  # noqa: F821 - pins set above
            _buses["SPI"] = _busio._shared_spi(*pins)
        return _buses["SPI"]
