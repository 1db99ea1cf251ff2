# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A chip on I2C whose registers have addresses of 16 bits, the high byte first."""

_EBUSY = 16


class Registers:
    """The chip at `address`; everything here raises OSError where it does not answer."""

    def __init__(self, i2c, address):
        self._i2c = i2c
        self._address = address
        self._at = bytearray(2)

    def read(self, register, count):
        """Give so many bytes from that register on."""
        found = bytearray(count)
        self._at[0], self._at[1] = register >> 8, register & 255
        self._lock()
        try:
            self._i2c.writeto_then_readfrom(self._address, self._at, found)
        finally:
            self._i2c.unlock()
        return found

    def write(self, register, data=b""):
        """Write the bytes from that register on; without any, the address alone is a command."""
        self._lock()
        try:
            self._i2c.writeto(self._address, bytes((register >> 8, register & 255)) + data)
        finally:
            self._i2c.unlock()

    def _lock(self):
        if not self._i2c.try_lock():
            raise OSError(_EBUSY)
