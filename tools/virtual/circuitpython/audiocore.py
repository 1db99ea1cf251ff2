# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's audiocore: samples in memory."""

from tools.virtual.part import Part as _Part

_BITS = {"b": 8, "B": 8, "h": 16, "H": 16}


class RawSample(_Part):
    def __init__(self, buffer, *, channel_count=1, sample_rate=8000, single_buffer=True):
        try:
            view = memoryview(buffer)
        except TypeError:
            raise TypeError("object with buffer protocol required") from None
        if view.format not in _BITS:
            raise ValueError("buffer must be a bytearray or array of type 'h', 'H', 'b', or 'B'")
        if not 1 <= channel_count <= 2:
            raise ValueError("channel_count must be 1-2")
        if not single_buffer and view.nbytes % (channel_count * _BITS[view.format] // 4):
            raise ValueError("Buffer length must be a multiple of 2 frames")
        self._held = view
        self.sample_rate, self.channel_count = sample_rate, channel_count

    @property
    def bits_per_sample(self):
        self._alive()
        return _BITS[self._held.format]

    def deinit(self):
        self._held = None
