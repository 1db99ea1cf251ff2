# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.setup: who may play, by which options."""

from kingdom.games import classic
from kingdom.setup import chosen, known, seats, within

from tests.kingdom import tiny_game
from tests.kingdom.refusals import refusal

FOUR = [("Ada", "pink"), ("Bo", "yellow"), ("", "green"), ("", "blue")]


def test_players_are_seated_in_their_order():
    assert seats(classic, FOUR) == FOUR
    assert seats(classic, [["Ada", "blue"]]) == [("Ada", "blue")]
    assert len(seats(tiny_game, [("", colour) for colour in tiny_game.COLOURS])) == 5


def test_a_player_may_be_called_like_the_colour_of_another():
    assert seats(classic, [("pink", "blue"), ("Ada", "pink")])


def test_wrong_players_are_refused():
    for players, told in (
        ([], "0 players; kingdomino is for 1 to 4"),
        (FOUR + [("Cy", "pink")], "5 players; kingdomino is for 1 to 4"),
        ([("Ada", "brown")], "unknown colour 'brown'; there is pink, yellow, green, blue"),
        ([("Ada", "pink"), ("Bo", "pink")], "two players are 'pink'"),
        ([("Ada", "pink"), ("Ada", "blue")], "two players are 'Ada'"),
        ([("", "pink"), ("pink", "blue")], "two players are 'pink'"),
        ([("A\nB", "pink")], "a name must be one line"),
        ([("é" * 128, "pink")], "a name must be one line"),
    ):
        message = refusal(seats, classic, players)
        assert message.startswith(told), message


def test_options_come_in_the_games_order():
    assert chosen(classic, ["harmony", "middle_kingdom"]) == ("middle_kingdom", "harmony")
    assert chosen(classic, ()) == ()


def test_unknown_options_are_refused():
    assert refusal(chosen, classic, ["harmonie"]).startswith(
        "unknown option 'harmonie'; there is "
    )


def test_of_a_group_so_many_must_be_chosen():
    assert chosen(tiny_game, ["flood"]) == ("flood",)
    for options in ([], ["brim"], ["ebb", "flood"]):
        assert refusal(chosen, tiny_game, options) == "tide: choose 1 of ebb, flood"


def test_known_gives_where_a_name_stands():
    assert known("b", ("a", "b"), "letter") == 1
    assert refusal(known, "c", ("a", "b"), "letter") == "unknown letter 'c'; there is a, b"


def test_within_gives_the_number():
    assert within(3, 0, 4, "seat") == 3
    assert refusal(within, 4, 0, 4, "seat") == "there is no seat 4"
    assert refusal(within, -1, 0, 4, "seat") == "there is no seat -1"
