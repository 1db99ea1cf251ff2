# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What can be chosen before a game, read from its data."""

import pytest
from kingdom import games
from table import choices

from tests import fair

CLASSIC = games.load("kingdomino")


def test_the_classic_game_asks_on_its_second_page_what_only_a_followed_game_wants_to_know():
    names = ["size", "middle_kingdom", "harmony", "dynasty", "us_ties"]
    followed = ["line_of_four", "mighty_duel"]
    assert choices.pages(CLASSIC) == [("rules", None, names), ("rules", None, followed)]


def test_groups_have_pages_of_their_own():
    pages = choices.pages(fair)
    assert [title for title, _, _ in pages] == ["rules", "mode"] + ["quests"] * 5
    assert [len(names) for _, _, names in pages] == [3, 2, 4, 4, 4, 4, 1]
    assert [group and group[0] for _, group, _ in pages] == [None, "mode"] + ["quests"] * 5


def test_every_option_is_on_one_page():
    names = [name for _, _, page in choices.pages(fair) for name in page]
    assert sorted(names) == sorted(["size"] + [name for name, _ in fair.OPTIONS])


@pytest.mark.parametrize(
    ("options", "name", "after"),
    [
        ([], "lanterns", ["lanterns"]),
        (["lanterns", "day"], "lanterns", ["day"]),
        (["day"], "night", ["night"]),
        (["day"], "day", None),
        (["quest_1"], "quest_2", ["quest_1", "quest_2"]),
        (["quest_1", "quest_2"], "quest_3", None),
        (["quest_1", "quest_2"], "quest_1", ["quest_2"]),
    ],
)
def test_a_tap_keeps_the_bounds_of_its_group(options, name, after):
    assert choices.tapped(fair, options, name) == after
