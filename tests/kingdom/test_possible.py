# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.possible."""

from kingdom.games import classic
from kingdom.possible import possible
from kingdom.square import CASTLE, EMPTY, FIRST, square

from tests.kingdom import tiny_game


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
