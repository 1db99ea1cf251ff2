# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Three separate LEDs, red, green and blue, that pass for one pixel."""

_FULL = 0xFFFF


class Rgb:
    """`outputs` are three pwmio.PWMOut; `low` if an LED is lit by a low level, as most are."""

    def __init__(self, outputs, low=True):
        self._outputs = outputs
        self._low = low

    def fill(self, colour):
        """Shine in 0xRRGGBB."""
        for number, output in enumerate(self._outputs):
            duty = (colour >> 16 - 8 * number & 255) * 257
            output.duty_cycle = _FULL - duty if self._low else duty
