# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The buses carry bytes to the chips, and refuse what the C refuses."""

from array import array
from importlib import import_module

import pytest

from tests.chip_bench import PLATES, SELECT, Bench

GONE = "deinitialized"


@pytest.fixture
def bench(tmp_path):
    made = []

    def make(kind, **options):
        made.append(Bench(tmp_path / "bench", kind, **options))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.fixture
def i2c(bench):
    made = bench("ft6336")
    with made.machine.inside():
        yield made, import_module("board").I2C()


@pytest.fixture
def spi(bench):
    made = bench("xpt2046", plates=PLATES, cs=SELECT)
    with made.machine.inside():
        yield made, import_module("board").SPI()


def test_nothing_goes_without_the_lock(i2c):
    _, bus = i2c
    for use in (
        bus.scan,
        lambda: bus.probe(0x38),
        lambda: bus.writeto(0x38, b""),
        lambda: bus.readfrom_into(0x38, bytearray(1)),
        lambda: bus.writeto_then_readfrom(0x38, b"", bytearray(1)),
    ):
        with pytest.raises(RuntimeError, match="Function requires lock"):
            use()


def test_who_is_there_and_who_is_not(i2c):
    bench, bus = i2c
    assert bus.try_lock() and not bus.try_lock()
    assert bus.scan() == [0x38] and bus.probe(0x38) and not bus.probe(0x39)
    bus.writeto(0x38, b"")  # so a driver asks whether it is there
    with pytest.raises(OSError) as error:
        bus.writeto(0x39, b"")
    assert error.value.errno == 19
    bench.chip.errno, bench.chip.failing = 116, 1
    with pytest.raises(OSError) as error:
        bus.readfrom_into(0x38, bytearray(1))
    assert error.value.errno == 116
    bus.readfrom_into(0x38, bytearray(1))


def test_bounds_are_cut_as_in_c(i2c):
    _, bus = i2c
    bus.try_lock()
    into = bytearray(6)
    bus.writeto(0x38, b"\x00\xa8\x00", start=1, end=-1)
    bus.readfrom_into(0x38, into, start=-2, end=99)
    assert into == b"\0\0\0\0\x11\0"
    bus.writeto_then_readfrom(0x38, b"\xa3\x00", into, out_end=1, in_start=1, in_end=2)
    assert into == b"\0\x64\0\0\x11\0"
    with pytest.raises(ValueError, match="at least length 1"):
        bus.readfrom_into(0x38, into, start=3, end=3)
    with pytest.raises(TypeError):
        bus.readfrom_into(0x38, b"ab")


def test_elements_may_be_larger_than_bytes(i2c):
    _, bus = i2c
    bus.try_lock()
    words = array("H", [0, 0])
    bus.writeto(0x38, b"\xa3")
    bus.readfrom_into(0x38, words, start=1, end=2)
    assert words == array("H", [0, 0x64])


def test_another_bus_on_other_pins_is_another(i2c):
    _, bus = i2c
    board, busio = import_module("board"), import_module("busio")
    assert board.I2C() is bus
    with pytest.raises(ValueError, match="in use"):
        busio.I2C(board.SCL, board.SDA)
    with busio.I2C(board.D3, board.D4) as other:
        assert other.try_lock() and other.scan() == []
    with pytest.raises(ValueError, match=GONE):
        other.try_lock()


def test_spi_goes_to_whom_is_selected(spi):
    bench, bus = spi
    bench.machine.finger(160, 120)
    board, digitalio = import_module("board"), import_module("digitalio")
    select, into = digitalio.DigitalInOut(getattr(board, SELECT)), bytearray(3)
    bus.try_lock()
    bus.configure(baudrate=1000000)
    assert bus.frequency == 1000000
    select.switch_to_output(True)
    bus.write_readinto(b"\xd1\0\0", into)
    assert into == b"\0\0\0"
    select.value = False
    bus.write_readinto(b"\xd1\0\0", into)
    assert abs((into[1] << 8 | into[2]) // 8 - 2000) < 50
    bus.write(b"\xd1")
    bus.readinto(into, end=2)
    assert abs((into[0] << 8 | into[1]) // 8 - 2000) < 50
    bus.readinto(into, start=2, write_value=0)
    assert into[2] == 0


def test_spi_refuses(spi):
    _, bus = spi
    board, busio = import_module("board"), import_module("busio")
    with pytest.raises(RuntimeError, match="Function requires lock"):
        bus.write_readinto(b"a", bytearray(1))
    bus.try_lock()
    with pytest.raises(ValueError, match="equal length"):
        bus.write_readinto(b"ab", bytearray(1))
    with pytest.raises(ValueError, match="phase"):
        bus.configure(phase=2)
    with pytest.raises(TypeError):
        bus.readinto(b"ab")
    with pytest.raises(ValueError, match="MISO or MOSI"):
        busio.SPI(board.D3)
    one_way = busio.SPI(board.D3, board.D4)
    one_way.try_lock()
    one_way.write(b"abc")
    with pytest.raises(ValueError, match="No MISO pin"):
        one_way.readinto(bytearray(1))
