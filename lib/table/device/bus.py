# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The bus that a touch controller is on, and who answers there."""

_ENODEV = 19


class Silent:
    """An I2C bus on which nobody answers."""

    def try_lock(self):
        """Nobody else wants it."""
        return True

    def unlock(self):
        """Nobody waits."""

    def writeto(self, address, buffer, **_):
        """OSError, as a bus whose chip is missing."""
        raise OSError(_ENODEV)

    def readfrom_into(self, address, buffer, **_):
        """OSError, as a bus whose chip is missing."""
        raise OSError(_ENODEV)

    def writeto_then_readfrom(self, address, out, into, **_):
        """OSError, as a bus whose chip is missing."""
        raise OSError(_ENODEV)


def start(make):
    """Give the I2C bus that make() opens, such as board.I2C; a Silent one where it cannot be.

    CircuitPython opens none without the resistors that belong to it: nothing is plugged in.
    """
    try:
        return make()
    except RuntimeError as error:
        print("The I2C bus of the touch controller cannot be opened:", error)
        return Silent()


def answers(i2c, address):
    """Tell whether a chip answers at that address; waits for nobody who has the bus."""
    if not i2c.try_lock():
        return False
    try:
        i2c.writeto(address, b"")
        return True
    except OSError:
        return False
    finally:
        i2c.unlock()
