# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.square."""

from kingdom.games import classic
from kingdom.possible import possible
from kingdom.square import CASTLE, EMPTY, FIRST, crowns_of, square, terrain_of

from tests.kingdom import tiny_game


def test_a_square_keeps_its_terrain_and_its_crowns():
    for terrain in range(FIRST, 16):
        for crowns in range(16):
            there = square(terrain, crowns)
            assert 0 <= there < 256
            assert (terrain_of(there), crowns_of(there)) == (terrain, crowns)


def test_a_square_has_no_crowns_unless_told():
    assert square(FIRST) == FIRST
    assert crowns_of(EMPTY) == crowns_of(CASTLE) == 0


def test_possible_are_just_the_squares_of_the_game():
    there = [value for value in range(256) if possible(value, 0, classic)]
    expected = {EMPTY, CASTLE}
    for terrain, most in enumerate(classic.MOST_CROWNS, FIRST):
        expected.update([square(terrain, crowns) for crowns in range(most + 1)])
    assert set(there) == expected


def test_a_token_must_be_able_to_stand_on_its_square():
    reef = square(FIRST + 1, 2)
    assert possible(reef, tiny_game.BOAT, tiny_game)
    assert possible(FIRST, tiny_game.HAT, tiny_game)
    assert not possible(FIRST, tiny_game.BOAT, tiny_game)
    assert not possible(CASTLE, tiny_game.HAT, tiny_game)
    assert not possible(EMPTY, tiny_game.HAT, tiny_game)
    assert not possible(reef, 3, tiny_game)
