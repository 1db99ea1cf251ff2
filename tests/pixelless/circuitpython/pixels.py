# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The part of the stand-in for displayio that stores pixels and colours."""

from array import array

_MOST = 32767


class Bitmap:
    """Pixels as the device stores them: 1 to 32 bits each, rows of whole words."""

    def __init__(self, width, height, value_count):
        if not (0 <= width <= _MOST and 0 <= height <= _MOST):
            raise ValueError("width and height must be 0-32767")
        if not 1 <= value_count <= 65536:
            raise ValueError("value_count must be 1-65536")
        self.width, self.height = width, height
        self.bits = 1
        while 1 << self.bits < value_count:
            self.bits *= 2
        self._row = (width * self.bits + 31) // 32 * 4
        self._most = (1 << self.bits) - 1
        self.data = bytearray(self._row * height)

    def __getitem__(self, index):
        at, shift = self._place(index)
        return self.data[at] >> shift & self._most

    def __setitem__(self, index, value):
        at, shift = self._place(index)
        if not 0 <= value <= self._most:
            raise ValueError("value must be 0-" + str(self._most))
        self.data[at] = self.data[at] & ~(self._most << shift) | value << shift

    def fill(self, value):
        if not 0 <= value < 1 << self.bits:
            raise ValueError("value is too large")
        byte, filled = 0, 0
        while filled < 8:
            byte, filled = byte << self.bits | value, filled + self.bits
        for at in range(len(self.data)):
            self.data[at] = byte & 255

    def _place(self, index):
        x, y = index if type(index) is tuple else (index % self.width, index // self.width)
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError("pixel coordinates out of bounds")
        bits = self.bits
        if bits > 8:
            raise NotImplementedError("pixels of more than a byte")
        bit = x * bits
        return y * self._row + (bit >> 3), 8 - bits - (bit & 7)


class Palette:
    """Colours, 0xRRGGBB each, some of them see-through."""

    def __init__(self, color_count, *, dither=False):
        if not 1 <= color_count <= _MOST:
            raise ValueError("color_count must be 1-32767")
        self._colours = array("I", [0] * color_count)
        self._clear = bytearray(color_count)

    def __len__(self):
        return len(self._colours)

    def __getitem__(self, index):
        return self._colours[self._at(index)]

    def __setitem__(self, index, colour):
        if not isinstance(colour, int):
            raise TypeError("color buffer must be a buffer, tuple, list, or int")
        if not 0 <= colour <= 0xFFFFFF:
            raise ValueError("color must be 0x000000-0xffffff")
        self._colours[self._at(index)] = colour

    def make_transparent(self, index):
        self._clear[self._at(index)] = 1

    def make_opaque(self, index):
        self._clear[self._at(index)] = 0

    def is_transparent(self, index):
        return bool(self._clear[self._at(index)])

    def _at(self, index):
        if not 0 <= index < len(self._colours):
            raise IndexError("palette index out of range")
        return index
