# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The TSC2007 as its data sheet tells: a command byte starts a conversion, two bytes are read."""

from tools.virtual.chips import plates
from tools.virtual.chips.chip import OnI2C

_CHANNELS = {12: plates.X, 13: plates.Y, 14: plates.Z1, 15: plates.Z2}


class Chip(OnI2C):
    def __init__(self, hardware, address=0x48, sda="SDA", scl="SCL", irq=None):
        super().__init__(hardware, address, sda, scl, irq=irq)
        self._steps = 0

    def write(self, data):
        if data:
            channel = _CHANNELS.get(data[0] >> 4)
            self._steps = plates.measure(self.hardware, channel) if channel else 1500
            if data[0] & 2:  # 8 bits
                self._steps &= ~15

    def read(self, count):
        return bytes([self._steps >> 4, self._steps << 4 & 255]).ljust(count, b"\xff")[:count]
