# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The menu of a game in play."""

import pytest

from tests.following import follow
from tests.sitting import BEGUN, FULL


@pytest.fixture
def menu(sit):
    sit.game(["Ada", "Bo"], [FULL, BEGUN])
    sit.open("entry")
    sit.tap("more")
    return sit


def test_it_is_about_the_kingdom_in_front_of_the_finger(menu):
    assert menu.screen == "menu"
    assert {"Ada", "Ada 50 \xb7 Bo 13"} <= set(menu.texts)


def test_its_points_forget_who_held_what_before_a_kingdom_changed(sit):
    sit.game(["Ada", "Bo"], ["g* C", "g* C"], ("totem",), game="origins")
    sit.open("entry")
    sit.tap("Next player", "Result", "Ada", "Back")
    sit.tap("palette grassland", "square 0,0", "palette resource", "square 0,0", "more")
    assert "Ada 1 \xb7 Bo 5" in sit.texts
    sit.tap("Result")
    assert "Bo leads" in sit.texts


@pytest.mark.parametrize(
    ("button", "screen"),
    [("Set-up", "setup"), ("Result", "result"), ("Home", "home"), ("Back", "entry")],
)
def test_it_leads_everywhere(menu, button, screen):
    menu.tap(button)
    assert menu.screen == screen


def test_looking_at_the_result_ends_nothing(menu):
    menu.tap("Result")
    assert not menu.app.match.done


def test_set_up_comes_back_here(menu):
    menu.tap("Set-up", "Done")
    assert menu.screen == "menu"


def test_a_kingdom_is_cleared_after_a_question_and_comes_back_by_undo(menu):
    menu.tap("Clear this kingdom")
    assert "Clear the kingdom of Ada?" in " ".join(menu.texts)
    menu.tap("Keep")
    assert menu.screen == "menu" and menu.app.match.board(0).cells.count(0) == 0
    menu.tap("Clear this kingdom", "Clear")
    assert menu.screen == "entry" and menu.app.match.board(0).cells.count(0) == 24
    menu.app.match.undo()
    assert menu.app.match.board(0).cells.count(0) == 0


def test_an_empty_kingdom_has_nothing_to_clear(sit):
    sit.game(["Ada", "Bo"], [None, BEGUN])
    sit.open("menu")
    assert "Clear this kingdom" not in sit.places


def test_a_followed_game_offers_its_box_instead_of_what_only_its_moves_may_change(sit):
    follow(sit, ["Ada", "Bo", "Cy", "Di"], 4 + 4 + 4)
    sit.open("menu")
    assert set(sit.places) == {
        "The box",
        "Enter by hand",
        "Result",
        "Home",
        "Back",
        "How to count",
    }
    sit.tap("Back")
    assert sit.screen == "along"


def test_a_followed_game_goes_on_by_hand_after_a_question_with_the_same_kingdoms(sit):
    followed = follow(sit, ["Ada", "Bo", "Cy", "Di"], 4 + 4 + 12 + 5)
    kingdoms = [bytes(followed.board(seat).cells) for seat in range(4)]
    sit.open("menu")
    sit.tap("Enter by hand")
    assert "The moves so far are forgotten" in " ".join(sit.texts).replace("\n", " ")
    sit.tap("Keep playing")
    assert sit.screen == "menu" and sit.app.match is followed
    sit.tap("Enter by hand", "Enter by hand")
    assert sit.screen == "entry" and sit.app.match.draft is None
    assert [bytes(sit.app.match.board(seat).cells) for seat in range(4)] == kingdoms
