# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The bus of a touch controller: one that cannot be opened is one where nobody answers."""

from importlib import import_module

import pytest


@pytest.fixture
def i2c(bench):
    """The bus of a bench with an FT6336, and the module that is tried, as on the device."""
    made = bench("ft6336")
    with made.machine.inside():
        yield made, import_module("board").I2C(), import_module("table.device.bus")


def test_a_bus_is_the_one_that_is_made(i2c):
    _, bus, module = i2c
    assert module.start(lambda: bus) is bus


def test_without_resistors_there_is_a_line_and_a_silent_bus(i2c, capsys):
    _, _, module = i2c

    def make():
        raise RuntimeError("No pull up found on SDA or SCL; check your wiring")

    silent = module.start(make)
    assert "No pull up found on SDA or SCL" in capsys.readouterr().out
    assert silent.try_lock()
    for use in (
        lambda: silent.writeto(0x38, b""),
        lambda: silent.readfrom_into(0x38, bytearray(1)),
        lambda: silent.writeto_then_readfrom(0x38, b"", bytearray(1)),
    ):
        with pytest.raises(OSError):
            use()
    silent.unlock()
    touch = import_module("table.device.focaltouch").find(silent, (320, 240))
    assert touch.read() is None


def test_who_answers(i2c):
    bench, bus, module = i2c
    assert module.answers(bus, 0x38) and not module.answers(bus, 0x15)
    bench.chip.absent = True
    assert not module.answers(bus, 0x38)
    assert bus.try_lock()  # it has been given back
    assert not module.answers(bus, 0x38)  # and is not waited for
    bus.unlock()
    assert not module.answers(module.Silent(), 0x38)
