# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The wiring files of the boards."""

import pytest
from table.device import ALIASES

from tests.tools.shipping.folders import put
from tools import boards
from tools.boards import wiring


@pytest.mark.parametrize(
    ("name", "files", "wired"),
    [
        ("pyportal", ["pyportal"], "pyportal"),
        ("pyportal_titano", ["pyportal"], "pyportal"),
        ("featherwing_35", ["featherwing", "pyportal"], "featherwing"),
        ("elecrow_crowpanel_3.5", ["elecrow_crowpanel_3_5"], "elecrow_crowpanel_3_5"),
        ("makerfabs_tft7", ["pyportal"], None),
    ],
)
def test_the_wiring_file(tmp_path, monkeypatch, name, files, wired):
    put(tmp_path, {f"{file}.py": b"" for file in files})
    monkeypatch.setattr(wiring, "DEVICE", tmp_path)
    found = wiring.of(name)
    assert (found.stem if found else None) == wired
    assert (name in boards.known()) == bool(wired)


def test_a_wiring_file_is_one_that_wires(tmp_path, monkeypatch):
    files = {"b.py": b"\ndef wire():\n", "a.py": b"\ndef wire(): ...", "c.py": b"def wired(): ..."}
    put(tmp_path, files)
    monkeypatch.setattr(wiring, "DEVICE", tmp_path)
    assert [path.name for path in wiring.files()] == ["a.py", "b.py"]


def test_every_wiring_file_belongs_to_a_board_and_every_alias_is_one():
    assert {wiring.of(name) for name in boards.known()} == set(wiring.files())
    assert set(ALIASES) <= set(boards.known())
