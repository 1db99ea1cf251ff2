# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""TSC2007: measures a resistive panel, on I2C; on Adafruit's newer TFT FeatherWings."""

import adafruit_tsc2007 as tsc

from table.contact import Contact
from table.device.late import Late
from table.device.panel import TOUCHED, Panel, pressure, wide

ADDRESS = 0x48


class Tsc2007:
    """Adafruit's driver, asked for both sides of the contact: it takes one for the pressure."""

    def __init__(self, late):
        self._late = late

    def reading(self):
        """Give (x, y, pressure) of 65535 as Contact takes them, or None where nothing presses."""
        chip = self._late.chip()
        z = pressure(_of(chip, tsc.TSC2007_MEASURE_Z1), _of(chip, tsc.TSC2007_MEASURE_Z2))
        if z <= TOUCHED:
            return None
        x, y = _of(chip, tsc.TSC2007_MEASURE_X), _of(chip, tsc.TSC2007_MEASURE_Y)
        return wide(x), wide(y), z


def find(i2c, edges, size, swap=False):
    """Give the touch of a screen of `size` (width, height) px; the rest as in Panel.

    The readings are of 16 bits: those of the chip times sixteen.
    """
    late = Late(lambda: tsc.TSC2007(i2c, ADDRESS), "TSC2007 at " + hex(ADDRESS))
    return Panel(Contact(Tsc2007(late).reading).point, edges, size, swap)


def _of(chip, function):
    return chip.command(function, tsc.TSC2007_ADON_IRQOFF, tsc.TSC2007_ADC_12BIT)
