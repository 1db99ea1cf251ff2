# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The TT21100 as Espressif's driver reads it: no registers, reports that wait in a queue.

The first two bytes are how long the report is, low byte first; a read of just them leaves it
there. Two is the length of nothing.
"""

import struct
from collections import deque

from tools.virtual.chips.chip import OnI2C
from tools.virtual.chips.glass import Glass, Reports

_PERIOD_MS = 15
_MOST = 2
_WAITING = 4  # reports; the oldest gives way
_TOUCH = 1  # kind of report


class Chip(OnI2C):
    ready_ms = 200

    def __init__(self, hardware, address=0x24, sda="SDA", scl="SCL", int=None, rst=None, **glass):
        super().__init__(hardware, address, sda, scl, rst, int=int)
        self._glass = Glass(hardware, **glass)
        self.start()

    def start(self):
        self._reports = Reports(self._glass, lambda: self.hardware.time, _PERIOD_MS, _MOST)
        self._queue = deque(maxlen=_WAITING)

    def read(self, count):
        fingers = self._reports.due()
        if fingers is not None:
            self._queue.append(self._report(fingers))
        if not self._queue:
            return b"\x02\x00".ljust(count, b"\xff")[:count]
        report = self._queue[0] if count <= 2 else self._queue.popleft()
        return report.ljust(count, b"\xff")[:count]

    def _report(self, fingers):
        time = self.hardware.milliseconds & 0xFFFF
        head = struct.pack("<HBHBB", 7 + 10 * len(fingers), _TOUCH, time, len(fingers), 0)
        records = [struct.pack("<BBHHBHB", 0, n, x, y, 60, 8, 0) for n, x, y in fingers]
        return head + b"".join(records)
