# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""GT911: a capacitive controller by Goodix. Facts: its programming guide, Rev. 0.7 and later.

The drivers on PyPI cannot tell "nothing new" from "nobody there": this one can.
"""

from supervisor import ticks_ms

from table.clock import since
from table.device.bus import answers
from table.device.capacitive import Capacitive
from table.device.late import Late
from table.device.registers import Registers
from table.device.reset import Reset

_ADDRESSES = (0x5D, 0x14)  # the level of the interrupt pin at a reset decides: low, high
_READY_S = 0.06  # the first 50 ms the chip holds its interrupt pin as an input
_EDGES = 0x8048  # the highest x and y, low byte first: what it scales its readings to
_STATUS = 0x814E  # bit 7: there is news; bits 0 to 3: so many fingers
_FINGERS = 0x814F  # eight bytes each: number, x, y, size (low byte first), nothing
_MOST = 5
_STALE_MS = 2000  # without news of a finger: the chip has been reset, and does not tell it left


class Gt911:
    """The chip at `address`; OSError where it does not answer. size is its own (x, y)."""

    def __init__(self, i2c, address, size):
        self._registers = Registers(i2c, address)
        self._size = size
        self._scale = _pair(self._registers.read(_EDGES, 4))
        self._fingers = []
        self._told_at = 0

    @property
    def touches(self):
        """The fingers as [{"id", "x", "y"}]; OSError where the chip does not answer."""
        status = self._registers.read(_STATUS, 1)[0]
        if status & 0x80:
            self._told_at = ticks_ms()
            self._fingers = self._told(min(status & 15, _MOST))
            self._registers.write(_STATUS, b"\x00")  # go on
        elif since(self._told_at, ticks_ms()) > _STALE_MS:
            self._fingers = []
        return self._fingers

    def _told(self, count):
        data = self._registers.read(_FINGERS, 8 * count) if count else b""
        return [self._finger(data[at : at + 8]) for at in range(0, 8 * count, 8)]

    def _finger(self, data):
        x, y = _pair(data[1:5])
        return {"id": data[0], "x": self._scaled(x, 0), "y": self._scaled(y, 1)}

    def _scaled(self, told, axis):
        most = self._scale[axis]
        return (2 * told + 1) * self._size[axis] // (2 * most) if most else told


def find(i2c, size, swap=False, flip_x=False, flip_y=False, reset=None, interrupt=None):
    """Give the touch of a screen of `size` (width, height) px.

    reset, interrupt are pins or None. With both the chip is told its address, else it has one of
    the two.
    """
    native = (size[1], size[0]) if swap else size

    def make():
        address = _ADDRESSES[0] if answers(i2c, _ADDRESSES[0]) else _ADDRESSES[1]
        return Gt911(i2c, address, native)

    late = Late(make, "GT911 at 0x5d or 0x14", Reset(reset, _READY_S, interrupt))
    return Capacitive(late, size, swap, flip_x, flip_y)


def _pair(data):
    return data[0] | data[1] << 8, data[2] | data[3] << 8
