# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The STMPE610 as its data sheet tells: it measures by itself, and keeps what it finds in a queue.

What its pressure is in figures the data sheet leaves open; here it grows with the resistance.
"""

from collections import deque

from tools.virtual.chips import plates
from tools.virtual.chips.chip import OnSPI

_ID = {0x00: 0x08, 0x01: 0x11, 0x02: 0x03}
_CONTROL, _CLOCKS, _TOUCH_CONTROL = 0x03, 0x04, 0x40
_QUEUE_STATUS, _QUEUE_SIZE, _DATA = 0x4B, 0x4C, 0x57
_LONGEST = 128
_SETTLE_MS = (0.01, 0.1, 0.5, 1, 5, 10, 50, 100)
_TOUCH_CONFIG = 0x41
_LIGHTEST = 4  # plates' resistance: what is lighter is no touch


class Chip(OnSPI):
    def __init__(self, hardware, cs, sck="SCK", mosi="MOSI", miso="MISO", irq=None):
        super().__init__(hardware, cs, sck, mosi, miso, irq=irq)
        self.start()

    def start(self):
        self._registers = {**_ID, _CLOCKS: 0x0F}
        self._queue, self._half = deque(), b""
        self._measured_at = self._command = None

    def select(self, selected):
        self._command = None

    def clock(self, byte):
        if self._command is None:
            self._command = byte
            return 0
        if self._command & 0x80:
            return self._read(self._command & 0x7F)
        self._write(self._command, byte)
        return 0

    def _write(self, register, byte):
        if register == _CONTROL and byte & 2:
            self.start()
        elif register == _QUEUE_STATUS and byte & 1:
            self._queue.clear()
        else:
            self._registers[register] = byte

    def _read(self, register):
        if register == _TOUCH_CONTROL:
            return self._registers.get(register, 0) | 0x80 * self._touched()
        if register == _QUEUE_STATUS:
            return 0x20 * (not self._queue and not self._half) | 0x40 * self._full()
        if register == _QUEUE_SIZE:
            return len(self._queue)
        return self._taken() if register == _DATA else self._registers.get(register, 0)

    def _taken(self):
        """The next byte of x, y (12 bits each) and pressure (8 bits)."""
        if not self._half:
            x, y, z = self._queue.popleft() if self._queue else (0, 0, 0)
            self._half = (x << 20 | y << 8 | z).to_bytes(4, "big")
        byte, self._half = self._half[0], self._half[1:]
        return byte

    def _full(self):
        return len(self._queue) >= _LONGEST

    def _touched(self):
        resistance = plates.resistance(self.hardware) if self._runs() else None
        return resistance is not None and resistance < _LIGHTEST

    def _runs(self):
        return self._registers[_CLOCKS] & 3 == 0 and self._registers.get(_TOUCH_CONTROL, 0) & 1

    def pass_time(self):
        """Bring the queue up to now."""
        if not self._touched():
            self._measured_at = None
            return
        now, lasts = self.hardware.time, 3 * _SETTLE_MS[self._registers[_TOUCH_CONFIG] & 7]
        if self._measured_at is None:
            self._measured_at = now
        while now - self._measured_at >= lasts and not self._full():
            self._measured_at += lasts
            self._queue.append(self._sample())

    def _sample(self):
        x, y = self._average(plates.X), self._average(plates.Y)
        return x, y, min(round((plates.resistance(self.hardware) or _LIGHTEST) * 60), 254)

    def _average(self, channel):
        """Of 1, 2, 4 or 8 conversions, as it is told."""
        count = 1 << (self._registers[_TOUCH_CONFIG] >> 6)
        steps = [plates.measure(self.hardware, channel, waits=False) for _ in range(count)]
        return sum(steps) // count
