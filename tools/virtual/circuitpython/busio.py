# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's busio: buses with nothing of ours on them."""

from tools.virtual import hardware as _hardware


class _Bus:
    def __init__(self, *pins):
        self._hardware = _hardware.plugged
        self._pins = []
        for pin in pins:
            if pin is not None:
                self._hardware.claim(pin)
                self._pins.append(pin)
        self._locked = False

    def deinit(self):
        for pin in self._pins:
            self._hardware.release(pin)
        self._pins = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()

    def try_lock(self):
        self._alive()
        if self._locked:
            return False
        self._locked = True
        return True

    def unlock(self):
        self._alive()
        self._locked = False

    def _alive(self):
        if not self._pins:
            raise ValueError(
                "Object has been deinitialized and can no longer be used. Create a new object."
            )

    def _need_lock(self):
        self._alive()
        if not self._locked:
            raise RuntimeError("Function requires lock")


class I2C(_Bus):
    def __init__(self, scl, sda, *, frequency=100000, timeout=255):
        super().__init__(scl, sda)

    def scan(self):
        self._need_lock()
        return []

    def probe(self, address):
        self._need_lock()
        return False

    def writeto(self, address, buffer, *, start=0, end=None):
        self._nobody()

    def readfrom_into(self, address, buffer, *, start=0, end=None):
        self._nobody()

    def writeto_then_readfrom(self, address, out_buffer, in_buffer, **_):
        self._nobody()

    def _nobody(self):
        self._need_lock()
        raise OSError(19, "No such device")


class SPI(_Bus):
    frequency = 100000

    def __init__(self, clock, MOSI=None, MISO=None, half_duplex=False):  # noqa: N803
        super().__init__(clock, MOSI, MISO)

    def configure(self, *, baudrate=100000, polarity=0, phase=0, bits=8):
        self._need_lock()
        self.frequency = baudrate

    def write(self, buffer, *, start=0, end=None):
        self._need_lock()

    def readinto(self, buffer, *, start=0, end=None, write_value=0):
        self._need_lock()
        for index in range(len(buffer))[start:end]:
            buffer[index] = 0
