# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""CST816, CST820, CST826, CST836: capacitive controllers by Hynitron.

Most sleep while nobody touches, and then do not answer. So a reset pin, where there is one, wakes
the chip at the start, and without one the first touch does.
"""

from adafruit_cst8xx import Adafruit_CST8XX

from table.device.capacitive import Capacitive
from table.device.late import Late
from table.device.reset import Reset

_ADDRESS = 0x15
_READY_S = 0.1


def find(i2c, size, swap=False, flip_x=False, flip_y=False, reset=None):
    """Give the touch of a screen of `size` (width, height) px; `reset` is a pin or None."""
    what = "CST8xx at " + hex(_ADDRESS)

    def make():
        return Adafruit_CST8XX(i2c, _ADDRESS)

    if reset is None:
        late = Late(make, what + " (it may be asleep until it is touched)", again=1)
    else:
        late = Late(make, what, Reset(reset, _READY_S))
    return Capacitive(late, size, swap, flip_x, flip_y)
