# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.dominoes."""

from kingdom.dominoes import called, dominoes, supply
from kingdom.games import classic, giants
from kingdom.square import FIRST, crowns_of, square

from tests.kingdom import tiny_game

# The component table of the book: squares of a terrain with no crown, one, two, three
PRINTED = ((21, 5), (16, 6), (12, 6), (10, 2, 2), (6, 2, 2), (1, 1, 3, 1))


def test_the_box_holds_48_dominoes_with_96_squares_and_39_crowns():
    box = dominoes(classic)
    assert len(box) == 96
    assert sum([crowns_of(there) for there in box]) == 39


def test_the_squares_of_the_box_are_those_of_the_book():
    counts = supply(classic)
    assert sum(counts) == 96
    for terrain, printed in enumerate(PRINTED, FIRST):
        for crowns, count in enumerate(printed):
            assert counts[square(terrain, crowns)] == count


def test_a_domino_has_two_squares_in_the_order_of_its_text():
    assert tiny_game.DOMINOES == "aa ar ar1 r2r3"
    sand, reef = FIRST, FIRST + 1
    assert list(dominoes(tiny_game)) == [
        sand,
        sand,
        sand,
        reef,
        sand,
        square(reef, 1),
        square(reef, 2),
        square(reef, 3),
    ]
    wheat, mine = FIRST, FIRST + 5
    assert list(dominoes(classic)[94:]) == [wheat, square(mine, 3)]


def test_a_domino_is_called_by_what_stands_on_its_back():
    for game, number, name in (
        (classic, 1, "1"),
        (classic, 48, "48"),
        (tiny_game, 1, "1"),
        (giants, 1, "A"),
        (giants, 6, "F"),
        (giants, 7, "1"),
        (giants, 54, "48"),
        (giants, 55, "49"),
        (giants, 60, "54"),
    ):
        assert called(game, number) == name
