# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A display panel behind a 4-wire bus: it understands the commands of an ILI9341 and keeps pixels.

Imported only while the stand-ins are in place, because displayio needs them.
"""

from contextlib import contextmanager

import fourwire

_SLEEP_OUT, _DISPLAY_ON, _COLUMNS, _ROWS, _WRITE = 0x11, 0x29, 0x2A, 0x2B, 0x2C
_ACCESS, _PIXEL_FORMAT = 0x36, 0x3A
_EXCHANGED = 0x20  # of the memory access: columns are rows
_16_BITS = b"\x55"


class Panel(fourwire.FourWire):
    """rgb565 holds what the panel shows, two bytes a pixel, high byte first, row by row.

    `sending` hears how many bytes travel.
    """

    def __init__(self, width, height, sending=lambda count: None):
        self.width, self.height, self._sending = width, height, sending
        self.rgb565 = bytearray(width * height * 2)
        self.bytes_sent = 0
        self._command, self._busy, self._awake, self._lit = None, False, False, False
        self._columns, self._rows = (0, width - 1), (0, height - 1)
        self._written = 0  # bytes since the write command
        self._exchanged = False

    @property
    def lit(self):
        return self._awake and self._lit

    def reset(self):
        self._awake = self._lit = False

    def deinit(self):
        self.reset()

    def _free(self):
        return not self._busy

    def _begin_transaction(self):
        if self._busy:
            return False
        self._busy = True
        return True

    def _end_transaction(self):
        self._busy = False

    @contextmanager
    def unheard(self):
        """What is sent meanwhile costs neither bytes nor time: it has been counted before."""
        kept, self._sending = (self.bytes_sent, self._sending), lambda count: None
        yield
        self.bytes_sent, self._sending = kept

    def _send(self, data_type, chip_select, data):
        self.bytes_sent += len(data)
        self._sending(len(data))
        if data_type == 0:
            self._begin(data[-1])
        elif self._command == _WRITE:
            self._store(memoryview(data))
        elif self._command == _COLUMNS:
            self._columns = self._range(data, self.width)
        elif self._command == _ROWS:
            self._rows = self._range(data, self.height)
        elif self._command == _ACCESS:
            self._turn(bool(data[0] & _EXCHANGED))
        elif self._command == _PIXEL_FORMAT and bytes(data) != _16_BITS:
            raise ValueError(f"the panel is wired for 16 bits a pixel, told {bytes(data)!r}")

    def _begin(self, command):
        self._command, self._written = command, 0
        self._awake = self._awake or command == _SLEEP_OUT
        self._lit = self._lit or command == _DISPLAY_ON

    def _turn(self, exchanged):
        """Lie down or stand up; what was shown is no picture then."""
        if exchanged != self._exchanged:
            self._exchanged = exchanged
            self.width, self.height = self.height, self.width
            self.rgb565 = bytearray(len(self.rgb565))

    def _range(self, data, limit):
        if len(data) != 4:
            raise ValueError(f"a window needs 4 bytes, the panel got {len(data)}")
        first, last = int.from_bytes(data[:2], "big"), int.from_bytes(data[2:], "big")
        if not first <= last < limit:
            raise ValueError(f"no window {first}-{last} on a panel of {limit} pixels")
        return first, last

    def _store(self, data):
        """Write pixels into the window, row by row; at its end the panel begins again."""
        left, right = self._columns
        top, bottom = self._rows
        across = (right - left + 1) * 2
        at = 0
        while at < len(data):
            row, inside = divmod(self._written, across)
            take = min(across - inside, len(data) - at)
            row = top + row % (bottom - top + 1)
            start = (row * self.width + left) * 2 + inside
            self.rgb565[start : start + take] = data[at : at + take]
            self._written += take
            at += take
