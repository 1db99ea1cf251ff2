# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""CST328: a capacitive controller by Hynitron. Facts: Waveshare's ESP-IDF driver for it."""

from table.device.capacitive import Capacitive
from table.device.late import Late
from table.device.registers import Registers
from table.device.reset import Reset

_ADDRESS = 0x1A
_READY_S = 0.1
_NORMAL = 0xD109  # a command: tell fingers
_FIRST = 0xD000  # number and state, x and y (high eight bits each), their low fours, pressure
_COUNT = 0xD005  # bits 0 to 3: so many fingers; 0 is written when they are read
_SECOND = 0xD007  # and so on, five bytes each
_BYTES = 5
_MOST = 5
_HOLD_MS = 40  # between two of its reports nobody is there


class Cst328:
    """The chip on that bus; OSError where it does not answer."""

    def __init__(self, i2c):
        self._registers = Registers(i2c, _ADDRESS)
        self._registers.write(_NORMAL)

    @property
    def touches(self):
        """The fingers as [{"id", "x", "y"}]; OSError where the chip does not answer."""
        count = self._registers.read(_COUNT, 1)[0] & 15
        if not count:
            return []
        fingers = [self._finger(_FIRST)]
        for number in range(min(count, _MOST) - 1):
            fingers.append(self._finger(_SECOND + number * _BYTES))
        self._registers.write(_COUNT, b"\x00")
        return fingers

    def _finger(self, register):
        data = self._registers.read(register, 4)
        x, y = data[1] << 4 | data[3] >> 4, data[2] << 4 | data[3] & 15
        return {"id": data[0] >> 4, "x": x, "y": y}


def find(i2c, size, swap=False, flip_x=False, flip_y=False, reset=None):
    """Give the touch of a screen of `size` (width, height) px; `reset` is a pin or None."""
    pin = Reset(reset, _READY_S)
    late = Late(lambda: Cst328(i2c), "CST328 at " + hex(_ADDRESS), pin)
    return Capacitive(late, size, swap, flip_x, flip_y, _HOLD_MS)
