# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.dominoes."""

from kingdom.dominoes import dominoes, supply
from kingdom.games import classic
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
