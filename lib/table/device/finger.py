# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Whether a finger is on the screen, asked before there is an app."""

from analogio import AnalogIn
from digitalio import DigitalInOut

from table.device import settings

_FIRM = 3000  # of 65535, as adafruit_touchscreen measures pressure; as light as in resistive.py
_SAMPLES = 5


def is_down(board):
    """Tell whether a 4-wire panel on the board's TOUCH pins is pressed; other panels never are."""
    if not hasattr(board, "TOUCH_XL"):
        return False
    reverse = settings.pressure_is_reversed()
    return all(_pressure(board, reverse) > _FIRM for _ in range(_SAMPLES))


def _pressure(board, reverse):
    """How well the two plates touch: a voltage across them shows on the far ends."""
    low, high = DigitalInOut(board.TOUCH_XR), DigitalInOut(board.TOUCH_YD)
    low.switch_to_output(False)
    high.switch_to_output(True)
    near, far = AnalogIn(board.TOUCH_XL), AnalogIn(board.TOUCH_YU)
    pressure = far.value + near.value if reverse else 65535 - far.value + near.value
    for pin in (low, high, near, far):
        pin.deinit()
    return pressure
