# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A chip that is looked for at the start, and now and then while it is missing."""

import contextlib
from types import SimpleNamespace

import pytest


@pytest.fixture
def late(device):
    with device.inside():
        from table.device.late import Late

        yield Late


def never():
    raise ValueError("No I2C device at address: 0x38")


def test_a_chip_that_is_there_is_made_once_and_silently(late, capsys):
    made = []
    chip = late(lambda: made.append(1) or "chip", "FT6336")
    assert [chip.chip(), chip.chip()] == ["chip", "chip"]
    assert made == [1] and capsys.readouterr().out == ""


@pytest.mark.parametrize("error", [OSError(19), ValueError("no"), RuntimeError("no")], ids=repr)
def test_a_missing_one_is_told_in_two_lines_and_fails_as_a_bus_does(late, capsys, error):
    def make():
        raise error

    chip = late(make, "FT6336 at 0x38")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 and lines[0].startswith("No touch controller FT6336 at 0x38 answers:")
    for look in (chip.chip, lambda: chip.touches):
        with pytest.raises(OSError):
            look()
    assert capsys.readouterr().out == ""


def test_it_is_looked_for_at_every_hundredth_look(late):
    tried = []

    def make():
        tried.append(1)
        return never() if len(tried) < 3 else "chip"

    chip, failed = late(make, "FT6336"), 0
    for _ in range(250):
        try:
            assert chip.chip() == "chip"
        except OSError:
            failed += 1
    assert (failed, len(tried)) == (199, 3)


def test_it_is_reset_before_each_try_and_never_again(late):
    done = []

    def make():
        done.append("make")
        return never() if done.count("make") < 3 else "chip"

    reset = SimpleNamespace(pulse=lambda: done.append("reset"))
    chip = late(make, "FT6336", reset, again=1)
    for _ in range(2):
        with contextlib.suppress(OSError):
            chip.chip()
    assert chip.chip() == "chip"
    assert done == ["reset", "make"] * 3


def test_another_error_is_a_mistake_of_ours(late):
    with pytest.raises(TypeError):
        late(lambda: None + 1, "FT6336")
