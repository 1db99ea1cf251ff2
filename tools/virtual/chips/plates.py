# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How a controller measures the two plates of a resistive panel, and what of it it reads.

The electrodes are X+, X-, Y+ and Y-; a board's plates say how they lie under the picture.
"""

from tools.virtual.noise import CONVERSION_MS

# What is driven high and low, and where the voltage is read: as the data sheets' tables have it.
X = ("X+", "X-", "Y+")
Y = ("Y+", "Y-", "X+")
Z1 = ("Y+", "X-", "X+")
Z2 = ("Y+", "X-", "Y-")


def measure(hardware, channel, waits=True):
    """The reading of 12 bits of X, Y, Z1 or Z2; `waits` if the program waits for it."""
    high, low, at = channel
    if waits and hardware.touch.noise:
        hardware.time += CONVERSION_MS
    return hardware.touch.read(at, {high: 1, low: 0}) >> 4


def resistance(hardware):
    """How badly the plates touch, in their own resistance; None where nobody presses."""
    x, z1, z2 = (measure(hardware, channel, waits=False) for channel in (X, Z1, Z2))
    return None if z1 == 0 else max(0.0, x / 4096 * (z2 / z1 - 1))
