# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The driver of the TSC2007 over a bus with its chip."""

import pytest

from tests.chip_bench import EDGES, PLATES
from tests.table.device.plate_checks import SIZE, PlateChecks, near


class TestTsc2007(PlateChecks):
    kind, driver = "tsc2007", "tsc2007"


@pytest.fixture
def panel(bench):
    made = bench("tsc2007", plates=PLATES)
    made.find("tsc2007", EDGES, SIZE)
    return made


@pytest.mark.parametrize("errno", [19, 5, 116])
def test_a_bus_that_fails_once_is_nobody_once(panel, errno):
    panel.look(100, 50)
    panel.chip.errno, panel.chip.failing = errno, 1
    assert panel.again() is None and panel.touch.raw is None
    assert near(panel.again(), (100, 50))


@pytest.mark.parametrize("command", range(16))
def test_a_finger_that_leaves_in_the_middle_of_a_look_is_no_wrong_point(panel, command):
    panel.look(40, 40)
    write, left = panel.chip.write, iter(range(100))

    def leaving(data):
        if next(left) == command:
            panel.machine.lift()
        write(data)

    panel.chip.write = leaving
    found = panel.again()
    assert found is None if command < 14 else near(found, (40, 40))


def test_a_chip_that_is_missing_is_told_and_found_later(bench):
    bench = bench("tsc2007", plates=PLATES)
    bench.chip.absent = True
    bench.find("tsc2007", EDGES, SIZE)
    assert "No touch controller TSC2007 at 0x48 answers" in bench.told()
    assert bench.look(100, 50) is None
    bench.chip.absent = False
    assert any(near(bench.again(10), (100, 50)) for _ in range(110))
