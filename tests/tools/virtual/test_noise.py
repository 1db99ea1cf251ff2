# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The panel that is not ideal: seeded, off by default, and bad in the ways real ones are."""

import pytest

from tools.boards import BOARDS
from tools.virtual.hardware import Hardware
from tools.virtual.machine import Machine
from tools.virtual.noise import CONVERSION_MS

ACROSS = {"TOUCH_YU": 1, "TOUCH_YD": 0}
PRESSED = {"TOUCH_XR": 0, "TOUCH_YD": 1}


@pytest.fixture
def hardware():
    hardware = Hardware(BOARDS["pyportal"])
    hardware.make_noise(7)
    return hardware


def readings(hardware, count, pin="TOUCH_XR", levels=ACROSS):
    return [hardware.touch.read(pin, levels) for _ in range(count)]


def test_a_machine_is_ideal_unless_told(new_machine):
    assert new_machine().hardware.touch.noise is None
    assert new_machine(noise=0).hardware.touch.noise is not None


def test_the_same_seed_is_the_same_noise():
    def some(seed):
        hardware = Hardware(BOARDS["pyportal"])
        hardware.make_noise(seed)
        hardware.touch.press(160, 120)
        hardware.time += 100
        return readings(hardware, 200)

    assert some(1) == some(1) != some(2)


def test_readings_tremble_around_the_truth_and_sometimes_are_anything(hardware):
    truth = Hardware(BOARDS["pyportal"]).touch
    truth.press(160, 120)
    expected = truth.read("TOUCH_XR", ACROSS)
    hardware.touch.press(160, 120)
    hardware.time += 100
    off = [abs(reading - expected) for reading in readings(hardware, 4000)]
    assert 50 < sorted(off)[2000] < 500
    assert 1 <= sum(each > 3000 for each in off) < 40


def test_a_finger_takes_a_moment_to_come_and_to_leave(hardware):
    def pressure():
        return sum(readings(hardware, 20, "TOUCH_XL", PRESSED)) / 20

    hardware.touch.press(160, 120)
    hardware.time += 12
    coming = pressure()
    hardware.time += 50
    firm = pressure()
    hardware.touch.lift()
    hardware.time += 12
    leaving = pressure()
    hardware.time += 50
    assert pressure() < 3000 < coming < firm > leaving > 3000


def test_a_light_finger_wanders_more_than_a_firm_one(hardware):
    def spread(pressure):
        hardware.touch.press(160, 120, pressure)
        hardware.time += 100
        found = sorted(readings(hardware, 400))
        return found[360] - found[40]

    assert spread(0.2) > 3 * spread(1)


def test_a_conversion_takes_time(new_machine):
    machine = new_machine(noise=1)
    machine.power_on()
    machine.run(500)
    before = machine.hardware.time
    machine.step()
    assert machine.hardware.time - before == pytest.approx(10 + 2 * CONVERSION_MS)


def test_noise_survives_a_power_cycle():
    with Machine(noise=3) as machine:
        machine.power_on()
        machine.power_off()
        machine.power_on()
        assert machine.hardware.touch.noise
