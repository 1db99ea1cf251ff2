# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Three LEDs pass for one pixel, whichever level lights them."""

from table.device.rgb import Rgb


class Output:
    """A PWM output that was never told anything."""

    duty_cycle = None


def duties(colour, low):
    outputs = [Output(), Output(), Output()]
    Rgb(outputs, low).fill(colour)
    return [output.duty_cycle for output in outputs]


def test_leds_lit_by_a_low_level():
    assert duties(0xFF8000, True) == [0, 0xFFFF - 0x8080, 0xFFFF]
    assert duties(0, True) == [0xFFFF] * 3


def test_leds_lit_by_a_high_level():
    assert duties(0xFF8000, False) == [0xFFFF, 0x8080, 0]
    assert duties(0, False) == [0] * 3
