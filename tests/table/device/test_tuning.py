# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which calibration a panel gets: the stored one while it fits, else the edges as they are set."""

import pytest
from table import calibration

from tools.virtual import finger

USUAL = (5200, 59000, 5800, 57000)
OTHER = (6000, 58000, 5000, 58000)
MIRRORED = calibration.standard((59000, 5200, 5800, 57000), 320, 240)


def basis(edges=USUAL, rotation=0):
    return (rotation, 320, 240, *edges)


@pytest.fixture
def start(new_machine, tmp_path):
    """start(stored, **settings): a machine that is on, with those bytes in saves/touch."""

    def start(stored=None, **settings):
        machine = new_machine(folder=tmp_path / "drive", settings=settings)
        if stored is not None:
            (machine.drive / "saves").mkdir(exist_ok=True)
            (machine.drive / "saves" / "touch").write_bytes(stored)
        return on(machine)

    return start


def on(machine):
    machine.power_on()
    finger.settle(machine)
    return machine


def mapping(machine):
    return machine.app.device.touch.mapping


def test_without_anything_the_usual_edges_count(start):
    assert mapping(start()) == calibration.standard(USUAL, 320, 240)


def test_edges_of_the_settings_count(start):
    machine = start(CROWN_TOUCH="6000,58000,5000,58000")
    assert mapping(machine) == calibration.standard(OTHER, 320, 240)


@pytest.mark.parametrize("said", ["no", "1,2,3", "5200,5300,5800,57000", 5200])
def test_nonsense_in_the_settings_is_told_and_left_aside(start, said):
    machine = start(CROWN_TOUCH=said)
    assert mapping(machine) == calibration.standard(USUAL, 320, 240)
    assert f"CROWN_TOUCH is {str(said)!r}, {USUAL} is taken" in machine.output


def test_what_is_stored_counts(start):
    machine = start(calibration.dump(MIRRORED, basis()))
    assert mapping(machine) == MIRRORED
    assert "saves/touch" not in machine.output


def test_what_is_stored_counts_with_the_settings_it_was_made_under(start):
    stored = calibration.dump(MIRRORED, basis(OTHER))
    assert mapping(start(stored, CROWN_TOUCH="6000,58000,5000,58000")) == MIRRORED


NOT_USED = {
    "nothing": b"",
    "damaged": calibration.dump(MIRRORED, basis())[:-1] + b"?",
    "cut": calibration.dump(MIRRORED, basis())[:20],
    "somebody's": b"x" * 100000,
    "for another rotation": calibration.dump(MIRRORED, basis(rotation=180)),
    "older than the settings": calibration.dump(MIRRORED, basis(OTHER)),
}


@pytest.mark.parametrize("stored", NOT_USED)
def test_what_does_not_fit_is_not_used(start, stored):
    machine = start(NOT_USED[stored])
    assert mapping(machine) == calibration.standard(USUAL, 320, 240)
    assert stored == "nothing" or "saves/touch is damaged or for another display" in machine.output


def test_a_calibration_is_kept_over_the_next_start(start):
    machine = start()
    with machine.inside():
        assert machine.app.device.tuning.keep(MIRRORED) is True
        assert machine.app.device.tuning.keep(MIRRORED) is True
    machine.power_off()
    assert mapping(on(machine)) == MIRRORED


def test_where_it_cannot_be_kept_it_counts_until_then(start):
    for settings in ({"CROWN_DRIVE": "computer"}, {}):
        machine = start(**settings)
        machine.hardware.computer = True
        with machine.inside():
            assert machine.app.device.tuning.keep(MIRRORED) is False
        assert mapping(machine) == MIRRORED
        machine.power_off()
        assert mapping(on(machine)) == calibration.standard(USUAL, 320, 240)
        machine.close()


def test_a_drive_left_to_a_computer_that_is_not_there_is_borrowed(start):
    """The finger that gave it away at power-on meant the calibration."""
    machine = start()
    machine.power_off()
    machine.finger(160, 120)
    machine.power_on()
    machine.lift()
    machine.run(400)
    with machine.inside():
        assert not machine.app.device.drive.take()
        assert machine.app.device.tuning.keep(MIRRORED) is True
        assert not machine.app.device.drive.take()
    assert not machine.hardware.writable
