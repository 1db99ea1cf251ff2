# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The FT6336 as its data sheet tells: registers of 8 bits that hold what is on the glass now."""

from tools.virtual.chips.chip import OnI2C
from tools.virtual.chips.glass import Glass
from tools.virtual.chips.registers import Registers

_COUNT, _FINGERS, _MOST = 0x02, 0x03, 2
_CONTACT = 2  # event flag
_CONSTANTS = {0xA1: 0x10, 0xA2: 0x00, 0xA3: 0x64, 0xA6: 0x10, 0xA8: 0x11}  # chip, firmware, vendor


class Chip(OnI2C):
    ready_ms = 200

    def __init__(self, hardware, address=0x38, sda="SDA", scl="SCL", int=None, rst=None, **glass):
        super().__init__(hardware, address, sda, scl, rst, int=int)
        self._glass = Glass(hardware, **glass)
        self._registers = Registers(1, _CONSTANTS)

    def write(self, data):
        self._registers.write(data)

    def read(self, count):
        fingers = self._glass.fingers(_MOST)
        self._registers.put(_COUNT, [len(fingers)])
        for place in range(_MOST):
            data = _told(*fingers[place]) if place < len(fingers) else b"\xff" * 6
            self._registers.put(_FINGERS + 6 * place, data)
        return self._registers.read(count)


def _told(number, x, y):
    return bytes([_CONTACT << 6 | x >> 8, x & 255, number << 4 | y >> 8, y & 255, 40, 0])
