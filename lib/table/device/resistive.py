# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A 4-wire resistive panel on analog pins."""

from adafruit_touchscreen import Touchscreen

from table import calibration
from table.contact import Contact

_TOUCHED = 3000  # of 65535: nobody on it reads some hundred; how firm a touch is, Contact tells


class Resistive:
    """The finger on a 4-wire panel: pins left, right, lower, upper; size (width, height) px.

    edges    the readings ((left, right), (upper, lower)) at the edges of a usual panel
    mapping  how readings become pixels (calibration.py)
    raw      the readings (x, y) behind what read() gave last, or None
    """

    def __init__(self, pins, edges, size):
        left, right, lower, upper = pins
        self._panel = Touchscreen(left, right, lower, upper, samples=2, z_threshold=_TOUCHED)
        self._contact = Contact(self._reading)
        self._size = size
        self.edges = edges[0] + edges[1]
        self.mapping = calibration.standard(self.edges, size[0], size[1])
        self.raw = None

    def read(self):
        """Give the finger's (x, y) in pixels, or None."""
        self.raw = self._contact.point()
        if self.raw is None:
            return None
        x, y = calibration.apply(self.mapping, self.raw[0], self.raw[1])
        return _within(x, self._size[0]), _within(y, self._size[1])

    def reverse_pressure(self):
        """Read a panel whose pressure grows where it falls on others."""
        self._panel.invert_pressure = False

    def _reading(self):
        return self._panel.touch_point


def _within(pixel, size):
    return min(max(pixel, 0), size - 1)
