# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The GT911: a buffer that is full until it is handed over, low bytes first."""

import pytest

from tests.chip_bench import INTERRUPT, RESET

STATUS, FINGERS = b"\x81\x4e", b"\x81\x4f"


def registers(chip, at, count):
    chip.write(at)
    return chip.read(count)


def test_who_it_is(wired):
    _, chip = wired("gt911", resolution=(1024, 600))
    assert registers(chip, b"\x81\x40", 4) == b"911\x00"
    assert registers(chip, b"\x80\x48", 4) == b"\x00\x04\x58\x02"


def test_news_is_told_once_and_stays_until_it_is_taken(wired):
    hardware, chip = wired("gt911")
    assert registers(chip, STATUS, 1) == b"\x00"
    hardware.touch.press(300, 20)
    assert registers(chip, STATUS, 1) == b"\x81"
    hardware.touch.press(10, 200)
    hardware.time += 100
    assert registers(chip, STATUS, 1) == b"\x81"
    assert registers(chip, FINGERS, 5) == bytes([0, 300 & 255, 1, 20, 0])
    chip.write(STATUS + b"\x00")
    assert registers(chip, STATUS, 6) == bytes([0x81, 0, 10, 0, 200, 0])
    chip.write(STATUS + b"\x00")
    assert registers(chip, STATUS, 1) == b"\x00"  # it is too early
    hardware.touch.lift()
    hardware.time += 15
    assert registers(chip, STATUS, 1) == b"\x80"  # nobody is news, once
    chip.write(STATUS + b"\x00")
    hardware.time += 100
    assert registers(chip, STATUS, 1) == b"\x00"


def test_two_fingers(wired):
    hardware, chip = wired("gt911")
    hardware.touch.press(300, 20)
    hardware.touch.others[1] = (10, 200)
    assert registers(chip, STATUS, 1) == b"\x82"
    assert registers(chip, b"\x81\x57", 5) == bytes([1, 10, 0, 200, 0])


@pytest.mark.parametrize(("level", "address"), [(0, 0x5D), (1, 0x14), (None, 0x14)])
def test_its_address_is_the_level_of_a_pin_at_a_reset(wired, level, address):
    hardware, chip = wired("gt911", address=0x14, rst=RESET, int=INTERRUPT)
    pins = hardware.board.pins
    chip.driven(pins[RESET], 0)
    chip.driven(pins[INTERRUPT], level)
    chip.driven(pins[RESET], 1)
    hardware.time += 50
    assert chip.answers(address)
    assert not chip.answers(0x5D + 0x14 - address)
