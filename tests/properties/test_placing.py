# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Where a domino may lie, in kingdoms of any shape: bits against plain squares."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st
from kingdom.bits import count, each, nth
from kingdom.dominoes import dominoes
from kingdom.games import classic
from kingdom.placing import DOWN, RIGHT, Kingdom

from tests.kingdom.by_squares import WAYS, Squares, spots

_BOX = dominoes(classic)
_KINDS = sorted({(_BOX[at], _BOX[at + 1]) for at in range(0, len(_BOX), 2)})


@st.composite
def grown(draw):
    """A kingdom, and the same as Squares; some dominoes lie where nothing of theirs touches."""
    size = draw(st.sampled_from((3, 5, 7)))
    kingdom, plain = Kingdom(size), Squares(size)
    dice = random.Random(draw(st.integers(0, 1 << 32)))
    wild = dice.randrange(5)
    for _ in range(dice.randrange(size * size // 2 + 1)):
        first, second = dice.choice(_KINDS)
        if dice.randrange(4) < wild:
            where = anywhere(kingdom, plain, first, second)
        else:
            where = list(each(kingdom.places(first, second)))
        if where:
            place = dice.choice(where)
            plain.lay(first, second, *spots(kingdom, place))
            kingdom.lay(first, second, place)
    return kingdom, plain


def anywhere(kingdom, plain, first, second):
    """All places that are free and keep the kingdom within its size."""
    found = []
    for here, there in pairs(kingdom.size):
        if plain.fault(first, second, here, there) in (None, "apart"):
            found.append(kingdom.place(kingdom.square_at(*here), kingdom.square_at(*there)))
    return found


def pairs(size):
    """All neighbouring squares of the plane, both ways round."""
    reach = range(1 - size, size)
    for row in reach:
        for column in reach:
            for down, right in WAYS:
                if row + down in reach and column + right in reach:
                    yield (row, column), (row + down, column + right)


@settings(max_examples=100)
@given(grown())
def test_all_places_of_all_dominoes_are_found_and_nothing_else(kingdoms):
    kingdom, plain = kingdoms
    for first, second in _KINDS:
        places = kingdom.places(first, second)
        found = [spots(kingdom, place) for place in each(places)]
        assert set(found) == plain.places(first, second)
        assert len(found) == len(set(found)) == count(places)


@settings(max_examples=100)
@given(grown(), st.sampled_from(_KINDS))
def test_what_is_wrong_with_a_place_is_told_and_where_nothing_is_it_is_one(kingdoms, kind):
    kingdom, plain = kingdoms
    places = kingdom.places(*kind)
    for here, there in pairs(kingdom.size):
        square, other = kingdom.square_at(*here), kingdom.square_at(*there)
        fault = kingdom.fault(*kind, square, other)
        assert fault == plain.fault(*kind, here, there)
        place = kingdom.place(square, other)
        assert kingdom.squares(place) == (square, other)
        counted = kind[0] != kind[1] or place // kingdom.area in (RIGHT, DOWN)
        assert places >> place & 1 == (fault is None and counted)


@settings(max_examples=100)
@given(grown(), st.sampled_from(_KINDS))
def test_halves_the_other_way_round_have_the_same_squares(kingdoms, kind):
    kingdom, _ = kingdoms
    first, second = kind
    turned = {kingdom.squares(place)[::-1] for place in each(kingdom.places(second, first))}
    found = {kingdom.squares(place) for place in each(kingdom.places(first, second))}
    if first != second:
        assert turned == found
    else:
        assert turned == {squares[::-1] for squares in found}


@settings(max_examples=100)
@given(grown())
def test_a_kingdom_fits_its_board_with_everything_that_was_laid(kingdoms):
    kingdom, plain = kingdoms
    board = kingdom.board()
    row, column = divmod(board.castle, board.size)
    for (down, right), terrain in plain.laid.items():
        there = board.cells[(row + down) * board.size + column + right]
        assert there & 15 == (1 if terrain is None else terrain)
    assert sum(cell > 0 for cell in board.cells) == len(plain.laid)
    low, high = plain.low, plain.high
    assert (kingdom.top, kingdom.left) == tuple(kingdom.size - 1 + least for least in low)
    assert (kingdom.bottom, kingdom.right) == tuple(kingdom.size - 1 + most for most in high)


@given(st.sets(st.integers(0, 800)))
def test_a_set_of_places_is_a_set(places):
    bits = sum(1 << place for place in places)
    assert count(bits) == len(places)
    assert list(each(bits)) == sorted(places)
    assert [nth(bits, number) for number in range(len(places))] == sorted(places)
