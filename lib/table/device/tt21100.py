# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""TT21100: a capacitive controller by Parade, on Espressif's ESP32-S3-BOX."""

from adafruit_tt21100 import TT21100

from table.device.capacitive import Capacitive
from table.device.late import Late
from table.device.reset import Reset

_ADDRESS = 0x24
_READY_S = 0.3
_HOLD_MS = 40  # between two of its reports, the driver says nobody is there


def find(i2c, size, swap=False, flip_x=False, flip_y=False, reset=None):
    """Give the touch of a screen of `size` (width, height) px; `reset` is a pin or None."""
    pin = Reset(reset, _READY_S)
    late = Late(lambda: TT21100(i2c, _ADDRESS), "TT21100 at " + hex(_ADDRESS), pin)
    return Capacitive(late, size, swap, flip_x, flip_y, _HOLD_MS)
