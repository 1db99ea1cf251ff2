# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's pwmio: a pin that is on for a part of the time."""

import microcontroller as _microcontroller

from tools.virtual import hardware as _hardware
from tools.virtual.part import OnPin as _OnPin

_WITHOUT_TIMER = ("PA02",)  # of a SAMD51


class PWMOut(_OnPin):
    def __init__(self, pin, *, duty_cycle=0, frequency=500, variable_frequency=False):
        if not isinstance(pin, _microcontroller.Pin):
            raise TypeError(f"pin must be of type Pin, not {type(pin).__name__}")
        if pin.chip in _WITHOUT_TIMER and pin.chip not in _hardware.plugged.claimed:
            raise ValueError("Invalid pin")
        _check(duty_cycle, frequency)
        self._take(_hardware.plugged, pin)
        self._variable = variable_frequency
        self._hardware.frequencies[pin.name] = frequency
        self.duty_cycle = duty_cycle

    def deinit(self):
        if self._held is not None:
            self._hardware.duties.pop(self._held.name, None)
            self._hardware.frequencies.pop(self._held.name, None)
        super().deinit()

    @property
    def duty_cycle(self):
        self._alive()
        return self._hardware.duties[self._held.name]

    @duty_cycle.setter
    def duty_cycle(self, duty):
        self._alive()
        _check(duty, 1)
        self._hardware.pulse(self._held, duty, self.frequency)

    @property
    def frequency(self):
        self._alive()
        return self._hardware.frequencies[self._held.name]

    @frequency.setter
    def frequency(self, hertz):
        self._alive()
        if not self._variable:
            raise AttributeError(
                "PWM frequency not writable when variable_frequency is False on construction."
            )
        _check(0, hertz)
        self._hardware.pulse(self._held, self.duty_cycle, hertz)


def _check(duty, hertz):
    if not 0 <= duty <= 0xFFFF:
        raise ValueError("duty_cycle must be between 0 and 65535 inclusive (16 bit resolution)")
    if hertz <= 0:
        raise ValueError("Invalid PWM frequency")
