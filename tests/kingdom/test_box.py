# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.box."""

from kingdom.box import surplus
from kingdom.games import classic
from kingdom.square import FIRST
from kingdom.textform import parse

from tests import cases
from tests.kingdom import tiny_game

WHEAT, GRASSLAND, MINE = FIRST, FIRST + 3, FIRST + 5


def found(*kingdoms, plain=True):
    return surplus(classic, [parse(kingdom, 7, classic) for kingdom in kingdoms], plain)


def test_real_kingdoms_are_in_the_box():
    for case in cases.read("boards"):
        assert surplus(classic, [parse(case["kingdom"], 5, classic)]) == [], case["id"]


def test_too_many_of_one_crown_count_are_told_with_their_squares():
    assert found("m3 C", "C m3") == [(MINE, 3, 2, 1, [(0, 23), (1, 25)])]
    assert found("g2 g2 C g2") == [(GRASSLAND, 2, 3, 2, [(0, 22), (0, 23), (0, 25)])]


def test_too_many_of_a_terrain_are_told_whatever_their_crowns():
    wheat = "w w w w w w w / w w w w w w w / w w w w w w w"
    assert found(wheat + " / w1 w1 w1 w1 w1 . C") == []
    over = found(wheat + " / w1 w1 w1 w1 w1 w C")
    assert [each[:4] for each in over] == [(WHEAT, None, 27, 26), (WHEAT, 0, 22, 21)]
    assert len(over[0][4]) == 27


def test_plain_squares_may_still_get_their_crowns():
    assert [each[1] for each in found("m m C")] == [0]
    assert found("m m C", plain=False) == []
    assert [each[1] for each in found("m m m m m m m / C . . . . . .", plain=False)][:1] == [None]


def test_another_game_has_another_box():
    boards = [parse("a a a / a C a / r3~ r3 .", 3, tiny_game)]
    assert [each[:4] for each in surplus(tiny_game, boards)] == [
        (FIRST, None, 5, 4),
        (FIRST, 0, 5, 4),
        (FIRST + 1, 3, 2, 1),
    ]
