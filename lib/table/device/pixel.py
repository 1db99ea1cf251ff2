# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The one light that a board has, whichever it is, or None."""

_BRIGHTNESS = 0.3  # a NeoPixel at full strength dazzles across the table
_LEDS = ("LED_RED", "LED_GREEN", "LED_BLUE")


def find(board):
    """Give something with fill(0xRRGGBB): a NeoPixel, three LEDs, or None."""
    try:
        if hasattr(board, "NEOPIXEL"):
            from neopixel import NeoPixel

            return NeoPixel(board.NEOPIXEL, 1, brightness=_BRIGHTNESS)
        if all(hasattr(board, name) for name in _LEDS):
            return _leds([getattr(board, name) for name in _LEDS])
    except (ImportError, ValueError) as error:  # no PWM, or CircuitPython blinks with it
        print("The light is left alone:", error)
    return None


def _leds(pins):
    from pwmio import PWMOut

    from table.device.rgb import Rgb

    return Rgb([PWMOut(pin, duty_cycle=0xFFFF) for pin in pins])
