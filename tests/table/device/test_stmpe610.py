# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The driver of the STMPE610 over a bus with its chip."""

import pytest

from tests.chip_bench import EDGES, PLATES, SELECT, SWAPPED
from tests.table.device.plate_checks import SIZE, PlateChecks, near


class TestStmpe610(PlateChecks):
    kind, driver, bus, pins = "stmpe610", "stmpe610", "SPI", (SELECT,)
    wiring = {"cs": SELECT}
    straight, turned = SWAPPED, PLATES


@pytest.fixture
def panel(bench):
    made = bench("stmpe610", plates=SWAPPED, cs=SELECT)
    made.find("stmpe610", SELECT, EDGES, SIZE, on="SPI")
    return made


@pytest.mark.parametrize("floating", [0x00, 0xFF])
def test_a_chip_that_is_missing_is_told_and_found_later(bench, floating):
    bench = bench("stmpe610", plates=SWAPPED, cs=SELECT)
    bench.chip.absent, bench.chip.floating = True, floating
    bench.find("stmpe610", SELECT, EDGES, SIZE, on="SPI")
    assert "No touch controller STMPE610 answers" in bench.told()
    assert bench.look(100, 50) is None
    bench.chip.absent = False
    assert any(near(bench.again(10), (100, 50)) for _ in range(120))


def test_the_last_place_before_a_lift_is_not_believed(panel):
    """A finger that leaves slips: what was measured then is dropped with the lift."""
    panel.look(100, 50, after=100)
    seen = []
    panel.machine.finger(300, 200)
    for _ in range(2):  # less than two measurements
        seen.append(panel.again(10))
    panel.machine.lift()
    seen += [panel.again(10) for _ in range(5)]
    assert all(found is None or near(found, (100, 50)) for found in seen)
    assert seen[-1] is None


def test_a_finger_that_is_there_from_the_start_is_seen_at_the_first_look(panel):
    assert near(panel.look(100, 50, after=300), (100, 50))


def test_after_a_long_drawing_the_newest_place_counts(panel):
    panel.look(100, 50, after=100)
    panel.machine.finger(200, 100)
    panel.machine.run(1500)
    assert near(panel.again(), (200, 100))


@pytest.mark.parametrize("transfer", range(8))
def test_one_transfer_that_fails_does_no_lasting_harm(panel, transfer):
    panel.look(100, 50, after=100)
    exchange, left = panel.chip.exchange, iter(range(1000))
    panel.chip.exchange = lambda data: (
        bytes(len(data)) if next(left) == transfer else exchange(data)
    )
    seen = [panel.again(10) for _ in range(12)]
    assert all(near(found, (100, 50)) for found in seen[8:])


@pytest.mark.parametrize("wild", range(6))
def test_a_lone_wild_place_is_none(panel, wild):
    """Also as the first one, or the second."""
    sample, left = panel.chip._sample, iter(range(1000))
    panel.chip._sample = lambda: (3000, 400, 20) if next(left) == wild else sample()
    seen = [panel.look(100, 50, after=10) for _ in range(14)]
    assert all(found is None or near(found, (100, 50)) for found in seen)
    assert near(seen[-1], (100, 50))


def test_a_drag_follows_the_finger_with_one_place_between(panel):
    seen = []
    for x in range(40, 280, 4):
        found = panel.look(x, 120, after=10)
        if found:
            seen.append(x - found[0])
    assert len(seen) > 50 and min(seen) >= 0 and max(seen) <= 16
