# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A brown-out starts the device again, three times in a row at most; other trouble stays."""

import pytest

_MOST = 3
_WELL_MS = 10500


@pytest.fixture
def running(machine):
    """A device in the middle of a game."""
    with machine.inside():
        machine.app.start(machine.app.plan)
        machine.app.match.lay(0, 2)
    machine.run(1500)
    return machine


def brown_out(machine):
    """Let the supply dip; did the device start again?"""
    machine.brown_out()
    machine.run(2600)
    return machine.app is not None


def test_after_a_brown_out_the_game_goes_on(running):
    assert brown_out(running)
    assert running.app.match.board().cells[0] == 2
    assert running.hardware.run_reason == "RESET"


def test_it_gives_the_supply_time(running):
    running.brown_out()
    running.run(1900)
    assert running.app is None


def test_a_supply_that_stays_weak_is_given_up_and_told(running):
    assert [brown_out(running) for _ in range(_MOST + 1)] == [True] * _MOST + [False]
    assert "started again 3 times: this board needs a stronger supply" in running.output
    assert not brown_out(running)


def test_ten_good_seconds_make_up_for_it(running):
    for _ in range(_MOST):
        assert brown_out(running)
    running.run(_WELL_MS)
    assert running.hardware.nvm[-1] == 0
    assert brown_out(running)


def test_a_good_start_writes_nothing(running):
    writes = running.hardware.wear["nvm"]
    running.run(_WELL_MS)
    assert running.hardware.wear["nvm"] == writes


def test_the_cable_does_not_make_up_for_it(running):
    for _ in range(_MOST):
        brown_out(running)
    running.power_off()
    running.power_on()
    running.run(500)
    assert not brown_out(running)


def test_counting_leaves_the_match_alone(running):
    before = bytes(running.hardware.nvm[:-1])
    brown_out(running)
    assert bytes(running.hardware.nvm[:-1]) == before
    running.run(_WELL_MS)
    assert bytes(running.hardware.nvm[:-1]) == before


@pytest.mark.parametrize("reason", ["HARD_FAULT", "NO_HEAP", "WATCHDOG", "PROGRAMMATIC", "USER"])
def test_any_other_safe_mode_stays(running, reason):
    nvm = bytes(running.hardware.nvm)
    running.safe_mode(reason)
    running.run(3000)
    assert running.app is None and running.on
    assert running.hardware.safe_mode == reason
    assert bytes(running.hardware.nvm) == nvm
    running.power_off()
    running.power_on()
    running.run(500)
    assert running.app.match.board().cells[0] == 2


def test_where_nothing_can_be_counted_nothing_is_started_again(machine):
    machine.hardware.nvm = bytearray()
    assert not brown_out(machine)


@pytest.mark.parametrize("delivered", [0x00, 0xFF, 0xB3 ^ 0xF0])
def test_whatever_was_in_the_memory_before_counts_as_never(machine, delivered):
    machine.hardware.nvm[-1] = delivered
    assert [brown_out(machine) for _ in range(_MOST + 1)] == [True] * _MOST + [False]


@pytest.mark.parametrize("error", [OSError(5), RuntimeError()])
def test_a_memory_that_cannot_be_written_stops_nothing(error):
    from table.device.restarts import Restarts

    class Worn(bytearray):
        def __setitem__(self, at, value):
            raise error

    restarts = Restarts(Worn(b"\xb1" * 256))
    for now in range(0, 3 * _WELL_MS, 500):
        restarts.step(now)
