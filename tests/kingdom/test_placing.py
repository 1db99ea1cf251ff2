# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.placing; by chance and against all squares also in tests/properties."""

from kingdom.bits import count, each, nth
from kingdom.dice import Dice
from kingdom.dominoes import dominoes
from kingdom.games import classic
from kingdom.placing import DOWN, LEFT, RIGHT, UP, Kingdom
from kingdom.square import CASTLE, FIRST, square
from kingdom.textform import text

from tests.kingdom.by_squares import Squares, spots
from tests.kingdom.refusals import refusal

WHEAT, FOREST, LAKE = FIRST, FIRST + 1, FIRST + 2
BOX = dominoes(classic)


def laid(size, *dominoes):
    """A kingdom of (first, second, row, column, way), whether they may lie there or not."""
    kingdom = Kingdom(size)
    for first, second, row, column, way in dominoes:
        kingdom.lay(first, second, way * kingdom.area + kingdom.square_at(row, column))
    return kingdom


def fault(kingdom, first, second, here, there):
    return kingdom.fault(first, second, kingdom.square_at(*here), kingdom.square_at(*there))


def test_the_first_domino_lies_at_one_of_the_four_edges_of_the_castle():
    """Four squares, each with three others beside it; the halves either way round."""
    for size in (3, 5, 7):
        kingdom = Kingdom(size)
        assert count(kingdom.places(WHEAT, FOREST)) == 24
        assert count(kingdom.places(WHEAT, WHEAT)) == 12
        for place in each(kingdom.places(WHEAT, FOREST)):
            assert kingdom.castle not in kingdom.squares(place)


def test_a_half_needs_the_castle_or_its_own_terrain():
    kingdom = laid(5, (WHEAT, LAKE, 0, 1, RIGHT))  # C w l
    for first, second, here, there, why in (
        (WHEAT, FOREST, (1, 1), (2, 1), None),
        (FOREST, WHEAT, (2, 1), (1, 1), None),
        (square(WHEAT, 1), FOREST, (1, 1), (2, 1), None),  # crowns do not matter
        (FOREST, FOREST, (1, 1), (2, 1), "apart"),
        (FOREST, WHEAT, (1, 1), (2, 1), "apart"),  # the other half touches
        (FOREST, LAKE, (1, 2), (2, 2), "apart"),
        (FOREST, LAKE, (1, 1), (1, 2), None),
        (FOREST, FOREST, (1, 0), (1, 1), None),  # the castle fits everything
        (FOREST, FOREST, (-1, -1), (-2, -1), "apart"),  # a corner is no edge
        (FOREST, FOREST, (0, 1), (1, 1), "taken"),
        (FOREST, FOREST, (1, 2), (0, 2), "taken"),
        (FOREST, FOREST, (0, 0), (1, 0), "taken"),
        (FOREST, FOREST, (0, -3), (0, -2), "outside"),
        (LAKE, LAKE, (0, 3), (0, 4), None),
        (FOREST, FOREST, (4, 4), (4, 3), "apart"),
    ):
        assert fault(kingdom, first, second, here, there) == why, (here, there)


def test_a_domino_does_not_touch_itself():
    """Its own other half is no neighbour, even of the same terrain."""
    kingdom = laid(5, (FOREST, FOREST, 0, 1, RIGHT))
    assert fault(kingdom, WHEAT, WHEAT, (1, 1), (2, 1)) == "apart"


def test_what_is_taken_is_told_before_what_is_outside_and_that_before_what_is_apart():
    kingdom = laid(3, (WHEAT, WHEAT, 0, 1, RIGHT))
    assert fault(kingdom, FOREST, FOREST, (0, 0), (0, -1)) == "taken"
    assert fault(kingdom, FOREST, FOREST, (1, -1), (1, 0)) == "outside"
    assert fault(kingdom, FOREST, FOREST, (1, 1), (1, 2)) == "apart"


def test_the_castle_may_lie_anywhere_in_the_kingdom():
    for way, corner in ((RIGHT, 0), (LEFT, 4)):
        kingdom = Kingdom(5)
        step = 1 if way == RIGHT else -1
        for at in (1, 3):
            place = way * kingdom.area + kingdom.square_at(0, at * step)
            assert kingdom.places(WHEAT, WHEAT + 1) >> place & 1 or at == 3
            kingdom.lay(WHEAT, WHEAT, place)
        assert kingdom.board().castle % 5 == corner
        assert kingdom.square_at(0, 5 * step) is None
        here, there = kingdom.square_at(0, -step), kingdom.square_at(1, -step)
        assert kingdom.fault(WHEAT, WHEAT, here, there) == "outside"


def test_equal_halves_turned_round_are_one_place():
    kingdom = Kingdom(5)
    seen = []
    for place in each(kingdom.places(LAKE, LAKE)):
        assert place // kingdom.area in (RIGHT, DOWN)
        seen.append(tuple(sorted(kingdom.squares(place))))
    assert len(seen) == len(set(seen)) == 12
    turned = {tuple(sorted(kingdom.squares(p))) for p in each(kingdom.places(LAKE, WHEAT))}
    assert turned == set(seen)


def test_crowns_make_halves_different():
    assert count(Kingdom(5).places(LAKE, square(LAKE, 1))) == 24


def test_a_place_and_its_squares_are_one_thing():
    kingdom = Kingdom(5)
    castle, width = kingdom.castle, kingdom.width
    for way, step in ((RIGHT, 1), (DOWN, width), (LEFT, -1), (UP, -width)):
        place = way * kingdom.area + castle
        assert kingdom.squares(place) == (castle, castle + step)
        assert kingdom.place(castle, castle + step) == place
    assert refusal(kingdom.place, castle, castle + 2)
    assert refusal(kingdom.place, castle, castle)


def test_squares_are_counted_from_the_castle():
    kingdom = Kingdom(3)
    assert kingdom.square_at(0, 0) == kingdom.castle
    assert kingdom.square_at(-2, -2) == 0
    assert kingdom.square_at(2, 2) == kingdom.area - 2  # one column is nobody's
    for row, column in ((3, 0), (-3, 0), (0, 3), (0, -3)):
        assert kingdom.square_at(row, column) is None
    assert kingdom.cells[kingdom.castle] == CASTLE and sum(kingdom.cells) == CASTLE


def test_the_board_is_what_was_laid_with_the_castle_near_the_middle():
    kingdom = laid(
        5,
        (WHEAT, square(LAKE, 1), 0, 1, RIGHT),
        (WHEAT, FOREST, 1, 1, DOWN),
        (LAKE, LAKE, 0, 3, UP),
    )
    assert text(kingdom.board(), classic).split(" / ") == [
        ". . . . .",
        ". . . . l",
        ". C w l1 l",
        ". . w . .",
        ". . f . .",
    ]


def test_a_set_of_places_is_told_by_number():
    places = 1 << 0 | 1 << 5 | 1 << 727
    assert count(places) == 3 and count(0) == 0
    assert [nth(places, number) for number in range(3)] == [0, 5, 727]
    assert list(each(places)) == [0, 5, 727] and list(each(0)) == []


def test_all_dominoes_of_the_box_against_all_squares():
    """A few kingdoms as they grow; tests/properties has more of them."""
    for size, seed in ((3, 1), (5, 2), (5, 3), (7, 4)):
        dice, kingdom, plain = Dice(seed), Kingdom(size), Squares(size)
        for _ in range(size * size // 2):
            number = dice.below(48)
            first, second = BOX[2 * number], BOX[2 * number + 1]
            places = kingdom.places(first, second)
            assert {spots(kingdom, p) for p in each(places)} == plain.places(first, second)
            if places:
                place = nth(places, dice.below(count(places)))
                plain.lay(first, second, *spots(kingdom, place))
                kingdom.lay(first, second, place)
