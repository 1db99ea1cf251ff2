# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""STMPE610: measures a resistive panel by itself, on SPI; on Adafruit's older TFT FeatherWings."""

import time

from adafruit_stmpe610 import Adafruit_STMPE610_SPI
from digitalio import DigitalInOut

from table.device.late import Late
from table.device.panel import Panel, wide

_OFF = 255  # of the pressure: nobody
_NEAR = 3000  # of 65535, some 15 pixels: the first two places of a finger that has come down
_FIRST_S = 0.06  # to measure thrice: a finger held at power-on is there at the first look
_MOST = 32  # times four places: all that the chip can keep


class Stmpe610:
    """Adafruit's driver; the chip tells a new place about every 20 ms while it is touched."""

    def __init__(self, late):
        self._late = late
        self._seen = ()  # the last three places

    def point(self):
        """Give the readings (y, x) of 65535 of the last place but one, or None.

        A newer one proves that the finger has stayed: where it lifts, it slips. And a place that
        neither of its neighbours is near is none.
        """
        chip = self._late.chip()
        touched = chip.touched
        for _ in range(_MOST):
            places = chip.touches
            for place in places:
                self._take(place)
            if not places:
                break
        if not touched:
            self._seen = ()
        return _believed(self._seen)

    def _take(self, place):
        if place["pressure"] == _OFF:
            self._seen = ()
        else:
            self._seen = self._seen[-2:] + ((wide(place["y"]), wide(place["x"])),)


def _believed(seen):
    if len(seen) == 3:
        return sorted([y for y, _ in seen])[1], sorted([x for _, x in seen])[1]
    if len(seen) < 2 or max(abs(seen[0][0] - seen[1][0]), abs(seen[0][1] - seen[1][1])) > _NEAR:
        return None
    return seen[0]


def find(spi, cs, edges, size, swap=False):
    """Give the touch of a screen of `size` (width, height) px; `cs` is a pin, the rest is Panel's.

    The readings are of 16 bits: those of the chip times sixteen. As Adafruit's driver has it,
    the chip's y comes first: it runs along the screen of their wings.
    """
    select = DigitalInOut(cs)

    def make():
        chip = Adafruit_STMPE610_SPI(spi, select)
        time.sleep(_FIRST_S)
        return chip

    return Panel(Stmpe610(Late(make, "STMPE610")).point, edges, size, swap)
