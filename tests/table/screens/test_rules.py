# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Set-up, further pages: sizes, bonuses and options out of the game's data."""

import pytest

from tests.sitting import FULL

WIDE = "w w w w w w C"


@pytest.fixture
def rules(sit):
    sit.tap("Set-up", "Rules")
    assert sit.screen == "rules"
    return sit


@pytest.fixture
def fair(sit):
    sit.fair()
    sit.game(["Ada", "Bo"], options=("day",), game="fair")
    sit.open("setup", of="plan", back="home")
    return sit


def test_options_tell_their_points_and_what_they_mean(rules):
    assert {"Middle Kingdom +10", "Harmony +5", "Dynasty", "US ties"} <= set(rules.places)
    assert "Crowns do not break a tie" in rules.texts


def test_a_tap_turns_an_option_on_or_off(rules):
    rules.tap("Harmony +5", "US ties")
    assert rules.app.plan.options == ("middle_kingdom", "us_ties")


def test_the_board_of_the_next_game_has_the_chosen_size(rules):
    rules.tap("7 \xd7 7", "Done", "New game")
    assert rules.app.match.size == 7


def test_a_kingdom_that_does_not_fit_is_never_cut_unasked(sit):
    sit.game(["Ada", "Bo"], [WIDE, "w1 C"], size=7)
    sit.open("rules", of="match", back="menu", page=1)
    sit.tap("5 \xd7 5")
    assert sit.screen == "ask"
    sit.tap("Keep")
    assert sit.app.match.size == 7
    sit.tap("5 \xd7 5", "Clear")
    match = sit.app.match
    assert (sit.screen, match.size) == ("rules", 5)
    assert [sum(1 for square in match.board(seat).cells if square) for seat in (0, 1)] == [1, 2]


def test_a_kingdom_that_fits_keeps_every_square(sit):
    sit.game(["Ada", "Bo"], [FULL])
    sit.open("rules", of="match", back="menu", page=1)
    sit.tap("7 \xd7 7")
    assert sit.app.match.size == 7
    assert sum(1 for square in sit.app.match.board(0).cells if square) == 25


def test_dynasty_stays_once_its_second_round_has_begun(sit):
    sit.game(["Ada", "Bo"], [FULL], options=("dynasty",))
    sit.app.match.next_round()
    sit.open("rules", of="match", back="menu", page=1)
    sit.tap("Dynasty")
    assert sit.app.match.options == ("dynasty",)
    assert "Too late: the next round has begun" in sit.texts


def test_any_game_is_set_up_from_its_data_page_by_page(fair):
    titles, names = [], []
    for _ in range(7):
        following = [place for place in fair.app.screen.buttons if place.x > 200]
        titles.append(following[-1].name)
        fair.tap(titles[-1])
        names += fair.places
    assert titles == ["Rules", "mode", "quests", "quests 2", "quests 3", "quests 4", "quests 5"]
    assert {"lanterns +3", "quick", "day", "night", "quest_1 +5", "quest_17 +5"} <= set(names)
    assert {"5 \xd7 5", "9 \xd7 9"} <= set(names)


def test_of_a_group_with_exactly_one_a_tap_chooses_the_other(fair):
    fair.open("rules", of="plan", back="home", page=2)
    fair.tap("night", "night")
    assert fair.app.plan.options == ("night",)


def test_of_a_group_with_at_most_two_a_third_is_refused(fair):
    fair.open("rules", of="plan", back="home", page=3)
    fair.tap("quest_1 +5", "quest_2 +5", "quest_3 +5")
    assert fair.app.plan.options == ("day", "quest_1", "quest_2")
    fair.tap("quest_1 +5", "quest_3 +5")
    assert fair.app.plan.options == ("day", "quest_2", "quest_3")


def test_where_pages_hide_what_is_chosen_they_tell_how_many(fair):
    fair.open("rules", of="plan", back="home", page=3)
    assert "Choose up to 2" in fair.texts
    fair.tap("quest_1 +5")
    assert "1 of 2 chosen" in fair.texts
    fair.tap("quests 2", "quest_5 +5")
    assert "2 of 2 chosen" in fair.texts
    fair.open("rules", of="plan", back="home", page=2)
    assert "Choose 1" in fair.texts


def test_no_sentence_about_a_quest_is_cut(sit):
    from kingdom.games import giants
    from table.words import Words

    words = Words("en")
    sit.game(["Ada", "Bo"], options=(), game="giants")
    seen = set()
    for page in range(2, 7):
        sit.open("rules", of="plan", back="home", page=page)
        seen |= set(sit.texts)
    for name, points in giants.OPTIONS:
        if points:
            assert {f"{words(name)} +{points}", words.about(name)} <= seen
