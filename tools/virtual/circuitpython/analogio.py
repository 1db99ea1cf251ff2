# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's analogio: a pin read as a voltage."""

import microcontroller as _microcontroller

from tools.virtual import hardware as _hardware
from tools.virtual.part import OnPin as _OnPin

_ANALOG = ("TOUCH_XL", "TOUCH_XR", "TOUCH_YU", "TOUCH_YD", "SPEAKER", "LIGHT", "D3", "D4")


class AnalogIn(_OnPin):
    reference_voltage = 3.3

    def __init__(self, pin):
        if not isinstance(pin, _microcontroller.Pin):
            raise TypeError(f"pin must be of type Pin, not {type(pin).__name__}")
        if pin.name not in _ANALOG:
            raise ValueError("Invalid pin")
        self._take(_hardware.plugged, pin)

    @property
    def value(self):
        return self._hardware.analog(self._alive())
