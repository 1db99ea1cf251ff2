# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's neopixel_write: the bytes that go out to the light."""

import digitalio as _digitalio

from tools.virtual import hardware as _hardware


def neopixel_write(digitalinout, buf):
    if not isinstance(digitalinout, _digitalio.DigitalInOut):
        raise TypeError("digitalinout must be of type DigitalInOut")
    pin = digitalinout._alive()
    data = bytes(memoryview(buf))
    if _hardware.plugged.powered:
        _hardware.plugged.lights[pin.name] = data
