# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The driver of the GT911 over a bus with its chip."""

import pytest

from tests.chip_bench import INTERRUPT, RESET
from tests.table.device.glass_checks import PLACES, SIZE, GlassChecks


class TestGt911(GlassChecks):
    kind, driver, address = "gt911", "gt911", 0x5D
    fingers = 2


@pytest.mark.parametrize("address", [0x5D, 0x14])
def test_it_is_found_at_either_address(bench, address):
    bench = bench("gt911", address=address)
    bench.find("gt911", SIZE)
    assert bench.told() == ""
    assert bench.look(100, 50) == (100, 50)


@pytest.mark.parametrize("address", [0x5D, 0x14])
def test_with_both_pins_the_chip_is_told_its_address(bench, address):
    bench = bench("gt911", address=address, rst=RESET, int=INTERRUPT)
    bench.find("gt911", SIZE, reset=RESET, interrupt=INTERRUPT)
    assert bench.chip.address == 0x5D
    assert INTERRUPT not in bench.machine.hardware.claimed.values()  # the chip's again
    assert bench.look(100, 50) == (100, 50)


@pytest.mark.parametrize("swap", [False, True])
def test_a_chip_with_pixels_of_its_own_is_scaled(bench, swap):
    bench = bench("gt911", swap=swap, flip_x=True, resolution=(1024, 600))
    bench.find("gt911", SIZE, swap=swap, flip_x=True)
    for place in PLACES:
        bench.look()
        assert bench.look(*place, after=60) == place


def test_news_that_waits_for_long_is_the_newest_after_one_look(bench):
    """The chip keeps a report until it is taken; so a look later it is up to date."""
    bench = bench("gt911")
    bench.find("gt911", SIZE)
    bench.look(10, 10)
    bench.look(20, 20)
    bench.machine.finger(200, 100)
    bench.machine.run(400)  # somebody draws
    bench.again(0)
    assert bench.again(20) == (200, 100)


def test_a_chip_that_forgets_the_finger_lets_it_go(bench):
    bench = bench("gt911")
    bench.find("gt911", SIZE)
    bench.look(10, 10)
    bench.machine.lift()
    bench.chip.start()  # it has been reset, and does not tell of the lift
    assert bench.again(1000) == (10, 10)
    assert bench.again(1100) is None
