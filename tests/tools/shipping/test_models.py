# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The boards by id."""

import pytest

from tests.tools.shipping.folders import put
from tools.shipping import libraries, models
from tools.virtual.boards import BOARDS
from tools.virtual.boards.board import stub


def each():
    return pytest.mark.parametrize("board_id", sorted(models.MODELS))


@each()
def test_circuitpython_has_this_board(board_id):
    assert stub(board_id).is_file() != models.MODELS[board_id].chosen


@each()
def test_it_can_be_tried_here(board_id):
    assert board_id in BOARDS


@each()
def test_what_is_frozen_is_no_c(board_id):
    assert not set(models.MODELS[board_id].frozen) & libraries.BUILT_IN


@pytest.mark.parametrize(
    ("board_id", "files", "wiring"),
    [
        ("pyportal", ["pyportal"], "pyportal"),
        ("pyportal_titano", ["pyportal"], "pyportal"),
        ("featherwing_35", ["featherwing", "pyportal"], "featherwing"),
        ("elecrow_crowpanel_3.5", ["elecrow_crowpanel_3_5"], "elecrow_crowpanel_3_5"),
        ("makerfabs_tft7", ["pyportal"], None),
    ],
)
def test_the_wiring_file(tmp_path, board_id, files, wiring):
    put(tmp_path, {f"{name}.py": b"" for name in files})
    found = models.wiring(board_id, tmp_path)
    assert (found.stem if found else None) == wiring
    assert (board_id in models.known(tmp_path)) == bool(wiring)


def test_every_wiring_file_belongs_to_a_board():
    used = {models.wiring(board_id) for board_id in models.known()}
    wired = {path for path in models.DEVICE.glob("*.py") if "\ndef wire(" in path.read_text()}
    assert wired == used
