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


def I2C():
    if "I2C" not in _buses:
        _buses["I2C"] = _busio.I2C(SCL, SDA)  # noqa: F821 - a pin set above
    return _buses["I2C"]


def SPI():
    if "SPI" not in _buses:
        _buses["SPI"] = _busio.SPI(SCK, MOSI, MISO)  # noqa: F821 - pins set above
    return _buses["SPI"]


STEMMA_I2C = I2C
