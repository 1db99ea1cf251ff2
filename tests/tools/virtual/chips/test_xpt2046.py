# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The XPT2046: a control byte, one clock of waiting, twelve bits."""

import pytest

from tests.chip_bench import PLATES, SELECT

X, Y, Z1, Z2 = 0xD0, 0x90, 0xB0, 0xC0


@pytest.fixture
def chip(wired):
    hardware, chip = wired("xpt2046", plates=PLATES, cs=SELECT)
    chip.driven(hardware.board.pins[SELECT], 0)
    return chip


def measured(chip, control):
    told = chip.exchange(bytes([control, 0, 0]))
    return (told[1] << 8 | told[2]) >> 3


def test_nobody_has_no_voltage_behind_the_contact(chip):
    assert (measured(chip, Z1), measured(chip, Z2)) == (0, 4095)


def test_a_finger_is_where_it_is_along_the_plates(chip):
    chip.hardware.touch.press(80, 60)
    assert measured(chip, X) == pytest.approx((3000 + 58000 * 80 / 319) / 16, abs=8)
    assert measured(chip, Y) == pytest.approx((60000 - 56000 * 60 / 239) / 16, abs=16)
    assert 0 < measured(chip, Z1) < measured(chip, Z2) < 4095


def test_the_firmer_the_less_is_lost_in_the_contact(chip):
    lost = []
    for pressure in (0.1, 0.5, 1.0):
        chip.hardware.touch.press(80, 60, pressure)
        lost.append(measured(chip, Z2) - measured(chip, Z1))
    assert lost == sorted(lost, reverse=True)


def test_the_next_control_byte_may_come_with_the_last_bits(chip):
    chip.hardware.touch.press(80, 60)
    told = chip.exchange(bytes([X, 0, Y, 0, 0]))
    assert (told[1] << 8 | told[2]) >> 3 == measured(chip, X)
    assert (told[3] << 8 | told[4]) >> 3 == measured(chip, Y)


def test_eight_bits_are_the_higher_ones(chip):
    chip.hardware.touch.press(80, 60)
    assert measured(chip, X | 8) == measured(chip, X) & ~15


def test_selecting_it_anew_forgets_what_was_under_way(chip):
    chip.hardware.touch.press(80, 60)
    chip.exchange(bytes([X]))
    select = chip.hardware.board.pins[SELECT]
    chip.driven(select, 1)
    chip.driven(select, 0)
    assert chip.exchange(b"\x00\x00") == b"\x00\x00"
