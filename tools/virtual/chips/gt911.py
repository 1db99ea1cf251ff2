# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The GT911 as its programming guide tells: registers of 16 bits, a buffer that is handed over."""

from tools.virtual.chips.chip import OnI2C
from tools.virtual.chips.glass import Glass, Reports
from tools.virtual.chips.registers import Registers

_EDGES, _PRODUCT, _STATUS, _FINGERS = 0x8048, 0x8140, 0x814E, 0x814F
_PERIOD_MS = 15
_MOST = 5


class Chip(OnI2C):
    ready_ms = 50

    def __init__(self, hardware, address=0x5D, sda="SDA", scl="SCL", int=None, rst=None, **glass):
        super().__init__(hardware, address, sda, scl, rst, int=int)
        self._glass = Glass(hardware, **glass)
        self.start()

    def start(self):
        """After a reset; the level of the interrupt pin in that moment is the address."""
        if "int" in self.levels:
            self.address = 0x14 if self.levels["int"] else 0x5D
        self._reports = Reports(self._glass, lambda: self.hardware.time, _PERIOD_MS, _MOST)
        self._registers = Registers(2)
        self._registers.put(_PRODUCT, b"911\x00")
        self._registers.put(_EDGES, b"".join(_low_first(most) for most in self._glass.resolution))

    def write(self, data):
        self._registers.write(data)

    def read(self, count):
        if not self._registers.values.get(_STATUS):  # what is not handed over stays as it is
            self._tell(self._reports.due())
        return self._registers.read(count)

    def _tell(self, fingers):
        if fingers is None:
            return
        self._registers.put(_STATUS, [0x80 | len(fingers)])
        for place, (number, x, y) in enumerate(fingers):
            data = bytes([number]) + _low_first(x) + _low_first(y) + _low_first(20) + b"\x00"
            self._registers.put(_FINGERS + 8 * place, data)


def _low_first(number):
    return number.to_bytes(2, "little")
