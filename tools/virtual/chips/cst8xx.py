# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The CST816D as its data sheet tells: one finger, registers of 8 bits, asleep when bored."""

from tools.virtual.chips.chip import OnI2C
from tools.virtual.chips.glass import Glass
from tools.virtual.chips.registers import Registers

_COUNT, _FINGER = 0x02, 0x03
_TOUCHING = 2  # event flag
_CONSTANTS = {0xA6: 0x01, 0xA7: 0xB6, 0xA8: 0x01, 0xA9: 0x01}  # firmware, chip, module, project
_BORED_MS = 5000  # without a finger; then it does not answer


class Chip(OnI2C):
    ready_ms = 50

    def __init__(self, hardware, address=0x15, sda="SDA", scl="SCL", int=None, rst=None, **glass):
        super().__init__(hardware, address, sda, scl, rst, int=int)
        self._glass = Glass(hardware, **glass)
        self._registers = Registers(1, _CONSTANTS)
        self._used_at = hardware.time

    def start(self):
        self._used_at = self.hardware.time

    def is_awake(self):
        if self._glass.fingers(1):
            self._used_at = self.hardware.time
        return self.hardware.time - self._used_at < _BORED_MS

    def write(self, data):
        self._registers.write(data)

    def read(self, count):
        fingers = self._glass.fingers(1)
        self._registers.put(_COUNT, [len(fingers)])
        for number, x, y in fingers:
            data = [_TOUCHING << 6 | x >> 8, x & 255, number << 4 | y >> 8, y & 255, 0, 0]
            self._registers.put(_FINGER, data)
        return self._registers.read(count)
