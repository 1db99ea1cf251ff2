# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The CST328 as Waveshare's driver reads it: registers of 16 bits, a count that is cleared."""

from tools.virtual.chips.chip import OnI2C
from tools.virtual.chips.glass import Glass, Reports
from tools.virtual.chips.registers import Registers

_FIRST, _COUNT, _SECOND = 0xD000, 0xD005, 0xD007
_PERIOD_MS = 15
_MOST = 5
_PRESSED = 6


class Chip(OnI2C):
    ready_ms = 50

    def __init__(self, hardware, address=0x1A, sda="SDA", scl="SCL", int=None, rst=None, **glass):
        super().__init__(hardware, address, sda, scl, rst, int=int)
        self._glass = Glass(hardware, **glass)
        self.start()

    def start(self):
        self._reports = Reports(self._glass, lambda: self.hardware.time, _PERIOD_MS, _MOST)
        self._registers = Registers(2, {0xD006: 0xAB})

    def write(self, data):
        self._registers.write(data)

    def read(self, count):
        if not self._registers.values.get(_COUNT):
            self._tell(self._reports.due())
        return self._registers.read(count)

    def _tell(self, fingers):
        for place, (number, x, y) in enumerate(fingers or ()):
            at = _SECOND + 5 * (place - 1) if place else _FIRST
            low = (x & 15) << 4 | y & 15
            self._registers.put(at, [number << 4 | _PRESSED, x >> 4, y >> 4, low, 30])
        self._registers.put(_COUNT, [len(fingers or ())])
