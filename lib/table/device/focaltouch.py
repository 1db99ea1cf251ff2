# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""FT6206, FT6236, FT6336: capacitive controllers by FocalTech."""

from adafruit_focaltouch import Adafruit_FocalTouch

from table.device.capacitive import Capacitive
from table.device.late import Late
from table.device.reset import Reset

_ADDRESS = 0x38
_READY_S = 0.3


def find(i2c, size, swap=False, flip_x=False, flip_y=False, reset=None):
    """Give the touch of a screen of `size` (width, height) px; `reset` is a pin or None."""

    def make():
        driver = Adafruit_FocalTouch(i2c, _ADDRESS)
        if not hasattr(driver, "chip"):  # it knows the maker, not the kind, and could not read it
            raise RuntimeError("unknown kind of FocalTech chip")
        return driver

    late = Late(make, "FT6336 at " + hex(_ADDRESS), Reset(reset, _READY_S))
    return Capacitive(late, size, swap, flip_x, flip_y)
