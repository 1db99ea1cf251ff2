# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Registers with addresses of 16 bits, and a bus that somebody else has."""

import pytest


class Bus:
    """Keeps what is written; gives the numbers from 1 on."""

    def __init__(self, free=True):
        self.free, self.written, self.locked = free, [], False

    def try_lock(self):
        self.locked = self.free
        return self.free

    def unlock(self):
        self.locked = False

    def writeto(self, address, buffer):
        self.written.append((address, bytes(buffer)))

    def writeto_then_readfrom(self, address, out, into):
        self.writeto(address, out)
        into[:] = bytes(range(1, len(into) + 1))


@pytest.fixture
def registers():
    from table.device.registers import Registers

    return Registers


def test_the_high_byte_of_an_address_comes_first(registers):
    bus = Bus()
    chip = registers(bus, 0x5D)
    assert chip.read(0x814E, 3) == b"\x01\x02\x03"
    chip.write(0x814F, b"\x07")
    chip.write(0xD109)
    assert bus.written == [(0x5D, b"\x81\x4e"), (0x5D, b"\x81\x4f\x07"), (0x5D, b"\xd1\x09")]
    assert not bus.locked


def test_a_bus_that_somebody_has_is_an_error_as_any(registers):
    bus = Bus(free=False)
    for use in (lambda: registers(bus, 1).read(0, 1), lambda: registers(bus, 1).write(0)):
        with pytest.raises(OSError) as error:
            use()
        assert error.value.args[0] == 16
    assert bus.written == []
