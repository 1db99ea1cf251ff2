# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A 4-wire resistive panel on analog pins."""

from adafruit_touchscreen import Touchscreen

from table.contact import Contact
from table.device.panel import TOUCHED, Panel


class Resistive(Panel):
    """The finger on a 4-wire panel: pins left, right, lower, upper; the rest as in Panel."""

    def __init__(self, pins, edges, size):
        left, right, lower, upper = pins
        self._glass = Touchscreen(left, right, lower, upper, samples=2, z_threshold=TOUCHED)
        super().__init__(Contact(self._reading).point, edges, size)

    def reverse_pressure(self):
        """Read a panel whose pressure grows where it falls on others."""
        self._glass.invert_pressure = False

    def _reading(self):
        return self._glass.touch_point
