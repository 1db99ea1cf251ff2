# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The XPT2046 as its data sheet tells: a control byte, a clock of waiting, twelve bits.

While the last bits of an answer go out, the next control byte may come in.
"""

from tools.virtual.chips import plates
from tools.virtual.chips.chip import OnSPI

_START = 0x80
_CHANNELS = {1: plates.Y, 3: plates.Z1, 4: plates.Z2, 5: plates.X}


class Chip(OnSPI):
    def __init__(self, hardware, cs, sck="SCK", mosi="MOSI", miso="MISO", irq=None):
        super().__init__(hardware, cs, sck, mosi, miso, irq=irq)
        self._answer = [0, 0]

    def select(self, selected):
        self._answer = [0, 0]

    def clock(self, byte):
        told = self._answer.pop(0)
        self._answer.append(0)
        if byte & _START:
            bits = self._converted(byte) << 3
            self._answer = [bits >> 8, bits & 255]
        return told

    def _converted(self, control):
        channel = _CHANNELS.get(control >> 4 & 7)
        if channel is None:
            return 2048  # temperature and the like
        steps = plates.measure(self.hardware, channel)
        return steps & ~15 if control & 8 else steps  # 8 bits
