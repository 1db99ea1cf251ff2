# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's nvm.ByteArray, reached as microcontroller.nvm."""

from array import array as _array

from tools.virtual.hardware import PowerCut as _PowerCut

_BUFFERS = (bytes, bytearray, memoryview, _array)


class ByteArray:
    def __init__(self, hardware):
        self._hardware = hardware

    def __len__(self):
        return len(self._hardware.nvm)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return bytearray(self._hardware.nvm[self._plain(index)])
        return self._hardware.nvm[index]

    def __setitem__(self, index, value):
        if isinstance(index, slice):
            self._set_slice(self._plain(index), value)
        else:
            self._write(index, value)

    def __delitem__(self, index):
        raise TypeError("'ByteArray' object doesn't support item deletion")

    def _set_slice(self, place, value):
        if not isinstance(value, _BUFFERS):
            raise NotImplementedError("array/bytes required on right side")
        value = memoryview(value)
        if value.itemsize != 1:
            raise ValueError("Array values should be single bytes.")
        if len(value) != len(range(*place.indices(len(self)))):
            raise ValueError("Slice and value different lengths.")
        self._write(place, bytes(value))

    def _plain(self, index):
        if index.step not in (None, 1):
            raise NotImplementedError("only slices with step=1 (aka None) are supported")
        return index

    def _write(self, index, value):
        if not self._hardware.powered:
            return
        if self._hardware.wears("nvm"):
            self._hardware.nvm[:] = b"\xff" * len(self)  # it is erased as a whole
            raise _PowerCut
        self._hardware.nvm[index] = value
