# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Home: who plays, a new game at once, the game on the table."""

from tests.following import follow
from tests.sitting import BEGUN, FULL, NEARLY


def colours(match):
    return [colour for _, colour in match.players]


def test_a_new_device_offers_a_game_and_nothing_to_resume(sit):
    assert sit.screen == "home"
    assert "New game" in sit.places and "Resume" not in sit.places


def test_new_game_starts_at_once_with_who_is_tapped_in(sit):
    sit.tap("player green", "player pink", "New game")
    assert sit.screen == "entry"
    assert colours(sit.app.match) == ["yellow", "blue"]


def test_a_player_comes_back_in_the_order_of_the_colours_with_the_name(sit):
    sit.game(["Ada", "Bo", "Cy", "Di"])
    sit.open("home")
    sit.tap("player yellow", "player yellow")
    assert sit.app.plan.players == [
        ("Ada", "pink"),
        ("Bo", "yellow"),
        ("Cy", "green"),
        ("Di", "blue"),
    ]


def test_the_fewest_who_can_play_are_kept_and_a_line_says_so(sit):
    sit.tap("player pink", "player yellow", "player green")
    assert colours(sit.app.plan) == ["green", "blue"]
    assert "2 to 4 players" in sit.texts
    sit.tap("player pink")
    assert "2 to 4 players" not in sit.texts


def test_the_game_on_the_table_is_told_and_resumed(sit):
    sit.game(["Ada", "Bo", "Cy", "Di"], [FULL])
    sit.open("home")
    assert "Ada 50 \xb7 Bo - \xb7 Cy - \xb7 Di -" in sit.texts
    sit.tap("Resume")
    assert sit.screen == "entry"


def test_a_followed_game_is_resumed_where_its_next_move_is_made(sit):
    for moves, screen in ((0, "line"), (4, "along"), (8, "line")):
        sit.open("home")
        follow(sit, ["Ada", "Bo", "Cy", "Di"], moves)
        sit.open("home")
        sit.tap("Resume")
        assert sit.screen == screen


def test_a_game_that_can_only_be_entered_cannot_be_played_along(sit, monkeypatch):
    assert "Play along" in sit.places
    monkeypatch.delattr(sit.app.plan.game, "draft")
    sit.open("home")
    assert "Play along" not in sit.places and "New game" in sit.places


def test_long_names_are_cut_alike_to_fit_one_line(sit):
    sit.game(["Maximilianne", "Wilhelmine", "Konstantin", "Bo"], [FULL, FULL, FULL, FULL])
    sit.open("home")
    assert "Maximil. 50 \xb7 Wilhelm. 50 \xb7 Konstan. 50 \xb7 Bo 50" in sit.texts


def test_a_game_that_is_done_resumes_at_its_result(sit):
    sit.game(["Ada", "Bo"], [FULL, NEARLY], done=True)
    sit.open("home")
    sit.tap("Resume")
    assert sit.screen == "result"


def test_a_new_game_asks_before_it_takes_an_unfinished_one_away(sit):
    sit.game(["Ada", "Bo"], [FULL, BEGUN])
    sit.open("home")
    sit.tap("New game")
    assert sit.screen == "ask"
    sit.tap("Keep playing")
    assert sit.screen == "home" and sit.app.match.board(0).cells.count(0) == 0
    sit.tap("New game", "New game")
    assert sit.screen == "entry" and sit.app.match.board(0).cells.count(0) == 24


def test_nothing_is_asked_where_nothing_was_laid(sit):
    sit.game(["Ada", "Bo"])
    sit.open("home")
    sit.tap("New game")
    assert sit.screen == "entry"


def test_a_save_that_failed_is_said_calmly(sit):
    sit.game(["Ada", "Bo"], [FULL])
    sit.app.device.saves.write = lambda data: False
    sit.open("home")
    assert "Not saved: without power this game is gone" in sit.texts


def test_set_up_and_settings_lead_there_and_back(sit):
    sit.tap("Set-up")
    assert sit.screen == "setup"
    sit.tap("Done", "Settings")
    assert sit.screen == "settings"
    sit.tap("Back")
    assert sit.screen == "home"
