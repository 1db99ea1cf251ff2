# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A 4-wire resistive panel on analog pins."""

from adafruit_touchscreen import Touchscreen


class Resistive:
    """The finger on a 4-wire panel: pins left, right, lower, upper; size (width, height) px."""

    def __init__(self, pins, calibration, size):
        left, right, lower, upper = pins
        self._panel = Touchscreen(left, right, lower, upper, calibration=calibration, size=size)

    def read(self):
        """Give the finger's (x, y) in pixels, or None."""
        point = self._panel.touch_point
        return None if point is None else (point[0], point[1])
