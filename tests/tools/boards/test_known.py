# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The boards of all families, together."""

import pytest

from tools import boards


def test_every_entry_has_a_name_of_its_own():
    families = (boards.pyportals, boards.esp32, boards.esp32s3, boards.feathers)
    names = [board.name for family in families for board in family.BOARDS]
    assert names == list(boards.BOARDS)


def test_just_what_has_a_title_has_a_wiring_and_can_be_deployed_to():
    titled = [name for name, board in boards.BOARDS.items() if board.title]
    assert boards.known() == sorted(titled)
    assert "pyportal_pynt" in titled and "featherwing_24_old" not in titled


def test_there_is_a_board_of_each_size():
    sizes = {(board.width, board.height) for board in boards.BOARDS.values()}
    assert {"pyportal", "pyportal_titano"} <= set(boards.SIZES)  # the first of several
    assert {(boards.find(b).width, boards.find(b).height) for b in boards.SIZES} == sizes


def test_a_board_by_its_name():
    assert boards.find("lilygo_tdeck").title == "LilyGo T-Deck"
    with pytest.raises(ValueError, match="no virtual board 'lamp'; there are: elecrow_crow"):
        boards.find("lamp")
