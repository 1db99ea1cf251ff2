# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A resistive touch panel, whoever measures it: readings in, pixels out."""

from table import calibration

TOUCHED = 3000  # of 65535: nobody on it reads some hundred; how firm a touch is, Contact tells


class Panel:
    """The finger on a resistive panel of `size` (width, height) px.

    point    a function that gives the readings (x, y) of 65535 under a finger, or None
    edges    the readings ((left, right), (upper, lower)) at the edges of a usual panel
    swap     the first reading runs down the screen; edges are those of the screen all the same
    mapping  how readings become pixels (calibration.py)
    raw      the readings along the screen and down it behind what read() gave last, or None
    """

    def __init__(self, point, edges, size, swap=False):
        self._point = point
        self._swap = swap
        self._size = size
        self.edges = edges[0] + edges[1]
        self.mapping = calibration.standard(self.edges, size[0], size[1])
        self.raw = None

    def read(self):
        """Give the finger's (x, y) in pixels, or None; so, too, where nobody can be asked."""
        try:
            self.raw = self._point()
        except OSError:  # the chip does not answer
            self.raw = None
        if self.raw is None:
            return None
        if self._swap:
            self.raw = self.raw[1], self.raw[0]
        x, y = calibration.apply(self.mapping, self.raw[0], self.raw[1])
        return within(x, self._size[0]), within(y, self._size[1])

    def reverse_pressure(self):
        """Read a panel whose pressure grows where it falls on others; a chip sees to it itself."""


def within(pixel, size):
    """Give the pixel, or the nearest one of 0 to size - 1."""
    return min(max(pixel, 0), size - 1)


def wide(reading):
    """Give a reading of 12 bits as one of 16: the highest stays the highest."""
    return reading << 4 | reading >> 8


def pressure(z1, z2):
    """Give the pressure of 65535 as Contact takes it, from a chip's two readings of 12 bits.

    A voltage lies across both plates from X- to Y+; z1 and z2 are what it is on either side of
    the contact. What lies between them is lost in it.
    """
    return 65535 - wide(min(max(z2 - z1, 0), 4095))
