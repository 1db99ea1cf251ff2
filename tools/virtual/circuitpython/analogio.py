# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's analogio: a pin read as a voltage."""

import microcontroller as _microcontroller

from tools.virtual import hardware as _hardware

_ANALOG = ("TOUCH_XL", "TOUCH_XR", "TOUCH_YU", "TOUCH_YD", "SPEAKER", "LIGHT", "D3", "D4")


class AnalogIn:
    reference_voltage = 3.3

    def __init__(self, pin):
        if not isinstance(pin, _microcontroller.Pin):
            raise TypeError(f"pin must be of type Pin, not {type(pin).__name__}")
        if pin.name not in _ANALOG:
            raise ValueError("Invalid pin")
        self._hardware = _hardware.plugged
        self._hardware.claim(pin)
        self._held = pin

    def deinit(self):
        if self._held is not None:
            self._hardware.release(self._held)
        self._held = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()

    @property
    def value(self):
        if self._held is None:
            raise ValueError(
                "Object has been deinitialized and can no longer be used. Create a new object."
            )
        return self._hardware.analog(self._held)
