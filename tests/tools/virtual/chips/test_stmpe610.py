# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The STMPE610: it measures by itself, once it is told to, and queues what it finds."""

import pytest

from tests.chip_bench import PLATES, SELECT

STATUS, SIZE, DATA, TOUCH = 0x4B, 0x4C, 0x57, 0x40


class Wire:
    """Registers read and written, one transfer each."""

    def __init__(self, hardware, chip):
        self.hardware, self.chip = hardware, chip
        self._select = hardware.board.pins[SELECT]

    def _transfer(self, data):
        self.chip.driven(self._select, 0)
        told = self.chip.exchange(data)
        self.chip.driven(self._select, 1)
        return told[-1]

    def read(self, register):
        return self._transfer(bytes([register | 0x80, 0]))

    def write(self, register, byte):
        self._transfer(bytes([register, byte]))

    def run(self, milliseconds):
        for _ in range(milliseconds // 10):
            self.hardware.time += 10
            self.chip.pass_time()


@pytest.fixture
def asleep(wired):
    return Wire(*wired("stmpe610", plates=PLATES, cs=SELECT))


@pytest.fixture
def wire(asleep):
    """Clocks on, 5 ms to settle, measuring x, y and pressure."""
    for register, byte in ((0x03, 2), (0x04, 0), (0x41, 0x94), (TOUCH, 1)):
        asleep.write(register, byte)
    return asleep


def test_who_it_is(asleep):
    assert (asleep.read(0x00), asleep.read(0x01)) == (0x08, 0x11)


def test_asleep_it_measures_nothing(asleep):
    asleep.hardware.touch.press(80, 60)
    asleep.run(100)
    assert asleep.read(STATUS) == 0x20 and asleep.read(SIZE) == 0


def test_without_a_finger_it_measures_nothing(wire):
    wire.run(100)
    assert wire.read(STATUS) & 0x20 and not wire.read(TOUCH) & 0x80


def test_a_finger_fills_the_queue_as_time_goes_by(wire):
    wire.hardware.touch.press(80, 60)
    wire.run(110)
    assert wire.read(TOUCH) & 0x80 and not wire.read(STATUS) & 0x20
    assert wire.read(SIZE) == 6
    data = [wire.read(DATA) for _ in range(4)]
    x, y = data[0] << 4 | data[1] >> 4, (data[1] & 15) << 8 | data[2]
    assert x == pytest.approx((3000 + 58000 * 80 / 319) / 16, abs=8)
    assert y == pytest.approx((60000 - 56000 * 60 / 239) / 16, abs=16)
    assert 0 < data[3] < 255
    assert wire.read(SIZE) == 5


def test_what_was_measured_was_where_the_finger_was_then(wire):
    for x in (10, 300):
        wire.hardware.touch.press(x, 60)
        wire.run(50)
    found = [wire.read(DATA) for _ in range(4 * wire.read(SIZE))][::4]
    assert found[0] < 20 and found[-1] > 200


def test_a_full_queue_keeps_the_oldest_until_it_is_emptied(wire):
    wire.hardware.touch.press(10, 60)
    wire.run(3000)
    assert wire.read(SIZE) == 128 and wire.read(STATUS) & 0x40
    wire.write(STATUS, 1)
    wire.write(STATUS, 0)
    assert wire.read(SIZE) == 0 and wire.read(STATUS) & 0x20


def test_a_reset_puts_it_to_sleep(wire):
    wire.write(0x03, 2)
    wire.hardware.touch.press(10, 60)
    wire.run(100)
    assert wire.read(SIZE) == 0
