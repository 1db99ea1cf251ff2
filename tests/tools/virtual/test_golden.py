# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The comparison with golden screens accepts, refuses, shows and records."""

import pytest

from tools.virtual import golden, picture


@pytest.fixture
def machine(boot):
    machine = boot("paint")
    machine.finger(200, 100)
    machine.run(20)
    return machine


@pytest.fixture
def folders(tmp_path):
    return {"golden": tmp_path / "golden", "build": tmp_path / "build"}


def test_a_screen_as_recorded_passes(machine, folders):
    golden.record(machine, "dot", folders["golden"])
    golden.check(machine, "dot", **folders)
    assert not folders["build"].exists()


def test_one_pixel_more_is_found_and_shown(machine, folders):
    golden.record(machine, "dot", folders["golden"])
    with machine.inside():
        machine.names["paper"][7, 100] = 1
    machine.run(10)
    with pytest.raises(golden.Different, match="'dot' on pyportal differs in 1 pixels"):
        golden.check(machine, "dot", **folders)
    marked = picture.read(folders["build"] / "pyportal" / "dot-difference.png")
    at = (100 * 320 + 7) * 3
    assert marked[2][at : at + 3] == b"\xff\x20\x20"
    assert picture.read(folders["build"] / "pyportal" / "dot.png") == machine.picture()


def test_a_screen_that_was_never_recorded_is_shown(machine, folders):
    with pytest.raises(golden.Different, match=r"never recorded.*make screens-record"):
        golden.check(machine, "dot", **folders)
    assert picture.read(folders["build"] / "pyportal" / "dot.png") == machine.picture()


def test_another_size_is_told(machine, folders):
    picture.write(folders["golden"] / "pyportal" / "dot.png", (1, 1, b"abc"))
    with pytest.raises(golden.Different, match="another size"):
        golden.check(machine, "dot", **folders)
