# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The driver of the XPT2046 over a bus with its chip."""

import pytest

from tests.chip_bench import EDGES, PLATES, SELECT
from tests.table.device.plate_checks import SIZE, PlateChecks, near


class TestXpt2046(PlateChecks):
    kind, driver, bus, pins = "xpt2046", "xpt2046", "SPI", (SELECT,)
    wiring = {"cs": SELECT}


@pytest.fixture
def panel(bench):
    made = bench("xpt2046", plates=PLATES, cs=SELECT)
    made.find("xpt2046", SELECT, EDGES, SIZE, on="SPI")
    return made


@pytest.mark.parametrize("floating", [0x00, 0xFF])
def test_a_bus_without_the_chip_is_nobody(panel, floating):
    panel.chip.absent, panel.chip.floating = True, floating
    assert panel.look(100, 50) is None


@pytest.mark.parametrize("transfer", range(16))
def test_one_transfer_that_fails_is_no_wrong_point(panel, transfer):
    panel.look(100, 50)
    exchange, left = panel.chip.exchange, iter(range(100))
    panel.chip.exchange = lambda data: (
        bytes(len(data)) if next(left) == transfer else exchange(data)
    )
    found = panel.again()
    assert found is None or near(found, (100, 50))
    assert near(panel.again(), (100, 50))


@pytest.mark.parametrize("transfer", range(16))
def test_a_finger_that_leaves_in_the_middle_of_a_look_is_no_wrong_point(panel, transfer):
    panel.look(40, 40)
    exchange, left = panel.chip.exchange, iter(range(100))

    def leaving(data):
        if next(left) == transfer:
            panel.machine.lift()
        return exchange(data)

    panel.chip.exchange = leaving
    found = panel.again()
    assert found is None if transfer < 14 else near(found, (40, 40))


def test_a_bus_that_somebody_has_is_nobody_and_stays_theirs(panel):
    panel.look(100, 50)
    with panel.machine.inside():
        import board

        assert board.SPI().try_lock()
        assert panel.touch.read() is None
        assert not board.SPI().try_lock()
        board.SPI().unlock()
    assert near(panel.again(), (100, 50))


def test_after_a_look_the_bus_is_free_and_the_chip_is_not_selected(panel):
    panel.look(100, 50)
    with panel.machine.inside():
        import board

        assert board.SPI().try_lock()
        board.SPI().unlock()
    assert panel.chip.levels["cs"] == 1
