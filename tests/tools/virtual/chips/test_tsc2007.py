# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The TSC2007: a command measures, two bytes tell, the higher bits first."""

import pytest

from tests.chip_bench import PLATES


@pytest.fixture
def chip(wired):
    return wired("tsc2007", plates=PLATES)[1]


def measured(chip, command):
    chip.write(bytes([command]))
    told = chip.read(2)
    return told[0] << 4 | told[1] >> 4


def test_nobody_has_no_voltage_behind_the_contact(chip):
    assert (measured(chip, 0xE4), measured(chip, 0xF4)) == (0, 4095)


def test_a_finger_is_where_it_is_along_the_plates(chip):
    chip.hardware.touch.press(80, 60)
    assert measured(chip, 0xC4) == pytest.approx((3000 + 58000 * 80 / 319) / 16, abs=8)
    assert measured(chip, 0xD4) == pytest.approx((60000 - 56000 * 60 / 239) / 16, abs=16)
    assert measured(chip, 0xC6) == measured(chip, 0xC4) & ~15


def test_asking_whether_it_is_there_measures_nothing(chip):
    chip.hardware.touch.press(80, 60)
    before = measured(chip, 0xC4)
    chip.write(b"")
    assert chip.read(3) == bytes([before >> 4, before << 4 & 255, 255])
