# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""XPT2046 (and ADS7846, TSC2046): measures a resistive panel, on SPI. Facts: its data sheet.

Whether it is there at all cannot be asked: a bus without it reads as nobody.
"""

from digitalio import DigitalInOut

from table.contact import Contact
from table.device.panel import TOUCHED, Panel, pressure, wide

_BAUDRATE = 1000000  # the chip takes 2.5 MHz, the plates settle slower
# Start bit, channel, 12 bits, against the plate's own ends, converter on between two readings.
_X, _Y, _Z1, _Z2 = 0xD1, 0x91, 0xB1, 0xC1
_NOTHING = (0, 4095)  # all bits alike, before and behind the contact: nobody drives the wire


class Xpt2046:
    """The chip behind the chip select pin `cs`."""

    def __init__(self, spi, cs):
        self._spi = spi
        self._select = DigitalInOut(cs)
        self._select.switch_to_output(True)
        self._sent = bytearray(5)
        self._told = bytearray(5)

    def reading(self):
        """Give (x, y, pressure) of 65535 as Contact takes them, or None where nothing presses."""
        if not self._spi.try_lock():
            return None
        try:
            self._spi.configure(baudrate=_BAUDRATE)
            self._select.value = False
            return self._measured()
        finally:
            self._select.value = True
            self._spi.unlock()

    def _measured(self):
        z1, z2 = self._channel(_Z1), self._channel(_Z2)
        z = pressure(z1, z2)
        if z <= TOUCHED or z1 == z2 and z1 in _NOTHING:
            return None
        return wide(self._channel(_X)), wide(self._channel(_Y)), z

    def _channel(self, command):
        """Measure twice in a row: the plates take a while to settle, the second one counts."""
        self._sent[0] = self._sent[2] = command
        self._spi.write_readinto(self._sent, self._told)
        return (self._told[3] << 8 | self._told[4]) >> 3 & 4095


def find(spi, cs, edges, size, swap=False):
    """Give the touch of a screen of `size` (width, height) px; `cs` is a pin, the rest is Panel's.

    The readings are of 16 bits: those of the chip times sixteen.
    """
    return Panel(Contact(Xpt2046(spi, cs).reading).point, edges, size, swap)
