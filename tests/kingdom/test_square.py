# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.square."""

from kingdom.square import CASTLE, EMPTY, FIRST, crowns_of, square, terrain_of


def test_a_square_keeps_its_terrain_and_its_crowns():
    for terrain in range(FIRST, 16):
        for crowns in range(16):
            there = square(terrain, crowns)
            assert 0 <= there < 256
            assert (terrain_of(there), crowns_of(there)) == (terrain, crowns)


def test_a_square_has_no_crowns_unless_told():
    assert square(FIRST) == FIRST
    assert crowns_of(EMPTY) == crowns_of(CASTLE) == 0
