# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Set-up, first page: who plays, in the next game or in the one on the table."""

from tests.sitting import BEGUN, FULL


def test_players_of_the_next_game_join_and_leave(sit):
    sit.tap("Set-up", "player blue")
    assert [colour for _, colour in sit.app.plan.players] == ["pink", "yellow", "green"]
    assert "Blue" not in sit.places  # nothing to name
    sit.tap("player blue")
    assert "Blue" in sit.places


def test_the_fewest_who_can_play_are_kept(sit):
    sit.tap("Set-up", "player blue", "player pink", "player green")
    assert len(sit.app.plan.players) == 2


def test_a_name_leads_to_its_letters_and_back(sit):
    sit.tap("Set-up", "Green")
    assert sit.screen == "name"
    sit.tap("key a", "key d", "key a", "Done")
    assert sit.screen == "setup" and "Ada" in sit.texts
    assert sit.app.plan.players[2] == ("Ada", "green")


def test_in_a_game_one_without_a_kingdom_leaves_at_once(sit):
    sit.game(["Ada", "Bo", "Cy"], [FULL])
    sit.open("setup", of="match", back="menu")
    sit.tap("player green")
    assert len(sit.app.match.players) == 2


def test_in_a_game_a_kingdom_is_never_lost_unasked(sit):
    sit.game(["Ada", "Bo", "Cy"], [FULL, BEGUN])
    sit.open("setup", of="match", back="menu")
    sit.tap("player yellow")
    assert sit.screen == "ask" and len(sit.app.match.players) == 3
    sit.tap("Keep")
    assert sit.screen == "setup" and len(sit.app.match.players) == 3
    sit.tap("player yellow", "Remove")
    assert sit.app.match.players == [("Ada", "pink"), ("Cy", "green")]


def test_the_next_game_follows_a_game_that_was_changed(sit):
    sit.game(["Ada", "Bo", "Cy"])
    sit.open("setup", of="match", back="menu")
    sit.tap("player blue", "Done")
    assert sit.screen == "menu"
    assert len(sit.app.plan.players) == 4


def test_five_colours_have_room_for_a_finger_each(sit):
    sit.fair()
    sit.game(["Ada", "", "", "", ""], options=("day",), game="fair")
    sit.open("setup", of="plan", back="home")
    heights = [place.height for place in sit.app.screen.buttons if "player" in place.name]
    assert len(heights) == 5 and min(heights) >= 28
