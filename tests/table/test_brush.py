# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A brush on squares: terrains, crowns, the eraser, and the tokens of a game that has them."""

import pytest
from kingdom import games
from kingdom.match import Match
from kingdom.square import EMPTY, FIRST
from kingdom.textform import parse, text
from table import brush
from table.words import Words

from tests.kingdom import tiny_game

WHEAT, FOREST, MINE = FIRST, FIRST + 1, FIRST + 5
START = "w1 w . / . C m / . f1 ."


@pytest.fixture
def match():
    game = games.load("kingdomino")
    match = Match(game, [("Ada", "blue"), ("Bo", "pink")])
    match.set_board(0, parse(START, 5, game))
    return match


def middle(match):
    """The squares round the castle, where START lies."""
    rows = text(match.board(), match.game).split(" / ")
    return " / ".join([" ".join(row.split()[1:4]) for row in rows[1:4]])


@pytest.mark.parametrize(
    ("chosen", "index", "after"),
    [
        (FOREST, 8, "w1 w f / . C m / . f1 ."),
        (FOREST, 7, "w1 f . / . C m / . f1 ."),
        (WHEAT, 7, "w1 w1 . / . C m / . f1 ."),
        (WHEAT, 6, "w w . / . C m / . f1 ."),
        (MINE, 13, "w1 w . / . C m1 / . f1 ."),
        (MINE, 6, "m w . / . C m / . f1 ."),
        (MINE, 12, START),
        (EMPTY, 6, ". w . / . C m / . f1 ."),
        (EMPTY, 8, START),
        (EMPTY, 12, START),
    ],
)
def test_a_tap(match, chosen, index, after):
    assert brush.tap(match, chosen, index)
    assert middle(match) == after


def test_crowns_go_round_to_none_after_the_most():
    game = games.load("kingdomino")
    match = Match(game, [("", "blue"), ("", "pink")])
    seen = []
    for _ in range(6):
        brush.tap(match, MINE, 0)
        seen.append(match.board().cells[0] >> 4)
    assert seen == [0, 1, 2, 3, 0, 1]


def test_a_drag_keeps_crowns_and_the_castle_and_is_one_step(match):
    for step, index in enumerate((6, 7, 8, 13, 12)):
        brush.drag(match, WHEAT, index, step > 0)
    assert middle(match) == "w1 w w / . C w / . f1 ."
    match.undo()
    assert middle(match) == START


def test_a_drag_with_the_eraser(match):
    for step, index in enumerate((6, 7, 12)):
        brush.drag(match, EMPTY, index, step > 0)
    assert middle(match) == ". . . / . C m / . f1 ."


@pytest.mark.parametrize(("index", "picked"), [(6, WHEAT), (17, FOREST), (8, MINE), (12, MINE)])
def test_picking_up(match, index, picked):
    assert brush.picked(match, index, MINE) == picked


@pytest.mark.parametrize(("chosen", "word"), [(WHEAT, "Wheat"), (EMPTY, "Erase")])
def test_what_a_brush_is_called(match, chosen, word):
    assert brush.called(Words("en"), match.game, chosen) == word


def test_tokens_stand_only_where_the_game_lets_them():
    game = tiny_game
    match = Match(game, [("Ada", "grey"), ("Bo", "red")], 3, game.DEFAULTS)
    match.set_board(0, parse("r3 a . / a C r1 / . r1 r1", 3, game))
    assert brush.tap(match, "boat", 0)
    assert not brush.tap(match, "boat", 1)
    brush.drag(match, "hat", 1, False)
    assert text(match.board(), game) == "r3~ a . / a C r1 / . r1 r1"
    assert brush.called(Words("en"), game, "boat") == "boat"
