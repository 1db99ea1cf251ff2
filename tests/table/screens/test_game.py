# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which game: chosen before who plays, by which rules."""

import pytest


@pytest.fixture
def choice(sit):
    sit.tap("Set-up", "Game")
    assert sit.screen == "game"
    return sit


def test_every_game_there_is_can_be_chosen(choice):
    assert {"Kingdomino", "Age of Giants"} <= set(choice.places)
    assert choice.app.plan.game.NAME == "kingdomino"
    choice.tap("Age of Giants")
    assert choice.app.plan.game.NAME == "giants"
    choice.tap("Kingdomino")
    assert choice.app.plan.game.NAME == "kingdomino"


def test_the_same_game_again_keeps_its_rules(choice):
    choice.tap("Players", "Rules", "Harmony +5", "Players", "Game", "Kingdomino")
    assert choice.app.plan.options == ("middle_kingdom",)


def test_players_stay_and_a_fifth_may_join(choice):
    choice.tap("Players", "Pink", "key a", "Done", "Game", "Age of Giants", "Players")
    assert "A" in choice.texts and "2 to 5 players" in choice.texts
    choice.tap("player brown", "Done")
    assert choice.screen == "home" and "player brown" in choice.places
    choice.tap("New game")
    assert choice.app.match.players[0] == ("A", "pink")
    assert len(choice.app.match.players) == 5
    assert "palette giant" in choice.places


def test_the_game_on_the_table_stays_until_a_new_one_begins(sit):
    sit.game(["Ada", "Bo"])
    sit.open("home")
    sit.tap("Set-up", "Game", "Age of Giants", "Done")
    assert sit.app.match.game.NAME == "kingdomino"
    sit.tap("New game")
    assert sit.app.match.game.NAME == "giants"


def test_a_game_in_play_has_no_choice_of_game(sit):
    sit.game(["Ada", "Bo"])
    sit.open("setup", of="match", back="menu")
    assert "Game" not in sit.places


def test_where_there_is_one_game_there_is_no_choice(sit):
    with sit.machine.inside():
        from kingdom import games

        names, games.names = games.names, lambda: ["kingdomino"]
    sit.tap("Set-up")
    assert "Game" not in sit.places
    games.names = names


def test_two_players_get_the_board_that_is_usual_for_two(choice):
    choice.tap("Age of Giants", "Done")
    choice.tap("player pink", "player green")
    assert choice.app.plan.size == 7
    choice.tap("player green")
    assert choice.app.plan.size == 5


def test_the_rules_say_which_board_is_for_how_many(choice):
    choice.tap("Age of Giants", "Players", "Rules")
    assert {"3 to 5 players", "2 players"} <= set(choice.texts)
