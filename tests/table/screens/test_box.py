# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What is still in the box."""

import pytest

from tests.following import follow


def numbers(sit):
    """The counts on the screen, row by row."""
    return [int(text) for text in sit.texts if text.isdecimal()]


def test_a_full_box_is_told_by_terrain_and_crowns(sit):
    follow(sit, ["Ada", "Bo", "Cy", "Di"])
    sit.open("box")
    assert "48 dominoes left" in sit.texts
    assert numbers(sit) == [21, 5, 16, 6, 12, 6, 10, 2, 2, 6, 2, 2, 1, 1, 3, 1]
    assert sum(numbers(sit)) == 2 * 48


def test_what_was_turned_up_is_gone(sit):
    match = follow(sit, ["Ada", "Bo", "Cy", "Di"])
    with sit.machine.inside():
        match.turn_up(48)
        match.turn_up(1)
    sit.open("box")
    assert "46 dominoes left" in sit.texts
    assert numbers(sit) == [21 - 3, 5, 16, 6, 12, 6, 10, 2, 2, 6, 2, 2, 1, 1, 3, 0]


@pytest.mark.parametrize(
    ("count", "moves", "remark"),
    [
        (4, 0, None),
        (3, 0, "36 of them will be turned up"),
        (2, 0, "24 of them will be turned up"),
        (2, 3, "21 of them will be turned up"),
        (2, 4 + 4 + 2, "18 of them will be turned up"),
        (2, 1000, None),
    ],
)
def test_where_some_stay_in_the_box_it_says_how_many_come(sit, count, moves, remark):
    follow(sit, ["Ada", "Bo", "Cy", "Di"][:count], moves)
    sit.open("box")
    assert [text for text in sit.texts if "turned up" in text] == ([remark] if remark else [])


def test_it_is_a_door_of_the_menu_and_leads_back_there(sit):
    follow(sit, ["Ada", "Bo"], 4)
    sit.open("menu")
    sit.tap("The box")
    assert sit.screen == "box"
    sit.tap("Back")
    assert sit.screen == "menu"
