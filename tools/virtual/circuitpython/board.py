# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's board: the pins and the display of the virtual board that is on."""

import busio as _busio
import microcontroller as _microcontroller

from tools.virtual import hardware as _hardware

_board = _hardware.plugged.board
board_id = _board.board_id


def _pin(name, chip):
    pin = object.__new__(_microcontroller.Pin)
    pin.name, pin.chip = name, chip
    return pin


_by_chip = {}
for _name, _chip in _board.pins.items():
    globals()[_name] = _by_chip.setdefault(_chip, _pin(_name, _chip))

if _hardware.plugged.board.display:
    DISPLAY = _hardware.plugged.display
_buses = {}


def _bus(make):
    """A function that gives one and the same bus whenever it is called."""

    def given():
        if make not in _buses:
            _buses[make] = make()
        return _buses[make]

    return given


_MADE = {
    "I2C": _bus(lambda: _busio.I2C(SCL, SDA)),  # noqa: F821 - pins set above
    # It is the display's, too, where that is wired to the same pins.
    "SPI": _bus(lambda: _busio._shared_spi(SCK, MOSI, MISO)),  # noqa: F821
}
_MADE["STEMMA_I2C"] = _MADE["I2C"]
for _name in _board.buses:
    if _name in _MADE:
        globals()[_name] = _MADE[_name]
