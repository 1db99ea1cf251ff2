# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's busio: buses that carry bytes to the chips of the virtual board."""

from tools.virtual import hardware as _hardware
from tools.virtual.part import Part as _Part

_ENODEV = 19


class _Bus(_Part):
    def __init__(self, *pins, shared=False):
        self._hardware = _hardware.plugged
        self._held, self._locked = [], False
        for pin in pins:
            if pin is not None and not (shared and self._is_displays(pin)):
                self._hardware.claim(pin)
            self._held.append(pin)

    def _is_displays(self, pin):
        return self._hardware.claimed.get(pin.chip) == "display"

    def deinit(self):
        for pin in self._held or ():
            if pin is not None and not self._is_displays(pin):
                self._hardware.release(pin)
        self._held = None

    def try_lock(self):
        self._alive()
        if self._locked:
            return False
        self._locked = True
        return True

    def unlock(self):
        self._alive()
        self._locked = False

    def _need_lock(self):
        self._alive()
        if not self._locked:
            raise RuntimeError("Function requires lock")


class I2C(_Bus):
    def __init__(self, scl, sda, *, frequency=100000, timeout=255):
        super().__init__(scl, sda)

    def scan(self):
        return [address for address in range(0x08, 0x78) if self.probe(address)]

    def probe(self, address):
        self._need_lock()
        return self._answering(address) is not None

    def writeto(self, address, buffer, *, start=0, end=None):
        self._need_lock()
        data = bytes(_slice(buffer, start, end))
        self._chip(address).write(data)

    def readfrom_into(self, address, buffer, *, start=0, end=None):
        self._need_lock()
        into = _room(buffer, start, end)
        into[:] = self._chip(address).read(len(into))

    def writeto_then_readfrom(
        self, address, out_buffer, in_buffer, *, out_start=0, out_end=None, in_start=0, in_end=None
    ):
        self._need_lock()
        data = bytes(_slice(out_buffer, out_start, out_end))
        chip = self._chip(address)
        chip.write(data)
        into = _room(in_buffer, in_start, in_end)
        into[:] = chip.read(len(into))

    def _answering(self, address):
        scl, sda = (pin.chip for pin in self._held)
        for chip in self._hardware.chips:
            if hasattr(chip, "answers") and chip.is_on(scl, sda) and chip.answers(address):
                return chip
        return None

    def _chip(self, address):
        chip = self._answering(address)
        if chip is None:
            there = [chip.errno for chip in self._hardware.chips if not chip.absent]
            raise OSError(*there[:1] or [_ENODEV], "No such device")
        return chip


class SPI(_Bus):
    frequency = 100000

    def __init__(self, clock, MOSI=None, MISO=None, half_duplex=False, *, _shared=False):  # noqa: N803
        if MOSI is None and MISO is None:
            raise ValueError("Must provide MISO or MOSI pin")
        super().__init__(clock, MOSI, MISO, shared=_shared)

    def configure(self, *, baudrate=100000, polarity=0, phase=0, bits=8):
        self._need_lock()
        for name, value, known in (
            ("polarity", polarity, (0, 1)),
            ("phase", phase, (0, 1)),
            ("bits", bits, (8, 9)),
        ):
            if value not in known:
                raise ValueError(f"{name} must be {known[0]}-{known[1]}")
        self.frequency = baudrate

    def write(self, buffer, *, start=0, end=None):
        self._need_lock()
        self._need_pin(1, "MOSI")
        self._exchange(bytes(_slice(buffer, start, end)))

    def readinto(self, buffer, *, start=0, end=None, write_value=0):
        self._need_lock()
        self._need_pin(2, "MISO")
        into = _slice(buffer, start, end, writable=True)
        into[:] = self._exchange(bytes([write_value] * len(into)))

    def write_readinto(
        self, out_buffer, in_buffer, *, out_start=0, out_end=None, in_start=0, in_end=None
    ):
        self._need_lock()
        data = bytes(_slice(out_buffer, out_start, out_end))
        into = _slice(in_buffer, in_start, in_end, writable=True)
        if len(data) != len(into):
            raise ValueError("buffer slices must be of equal length")
        if data:
            self._need_pin(1, "MOSI")
            self._need_pin(2, "MISO")
        into[:] = self._exchange(data)

    def _need_pin(self, number, name):
        if self._held[number] is None:
            raise ValueError(f"No {name} pin")

    def _exchange(self, data):
        clock = self._held[0].chip
        for chip in self._hardware.chips:
            if hasattr(chip, "exchange") and chip.is_on(clock):
                return chip.exchange(data)
        return bytes(len(data))


def _shared_spi(*pins):
    return SPI(*pins, _shared=True)


def _room(buffer, start, end):
    into = _slice(buffer, start, end, writable=True)
    if not len(into):
        raise ValueError("Buffer must be at least length 1")
    return into


def _slice(buffer, start, end, writable=False):
    """The bytes of buffer[start:end], whose elements may be larger; what lies outside is cut."""
    view = memoryview(buffer)
    if writable and view.readonly:
        raise TypeError("a read-write bytes-like object is required")
    length = len(view)
    end = length if end is None else min(end + length if end < 0 else end, length)
    start = max(start + length, 0) if start < 0 else start
    size = view.itemsize
    return view.cast("B")[start * size : max(start, end) * size]
