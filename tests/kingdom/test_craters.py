# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.craters, with a made-up terrain that throws and tokens up to 3 as fires."""

from kingdom.bits import each
from kingdom.craters import burn, in_reach
from kingdom.dice import Dice
from kingdom.placing import Kingdom
from kingdom.square import CASTLE, FIRST, crowns_of, square, terrain_of

from tests.kingdom.flood import RANGE, landings, spot

VOLCANO, FIRES = FIRST + 5, 3


def kingdom(rows, size=7):
    """A kingdom on its plane: '.' nothing, 'C' the castle, 'd' bare, 'p' with a printed fire,
    'f' with a fire token, 'r' with another token, a digit a volcano with so many craters."""
    found = Kingdom(size, True)
    lines = [row.split() for row in rows.split(" / ")]
    for row, cells in enumerate(lines):
        if "C" in cells:
            above, left = row, cells.index("C")
    for row, cells in enumerate(lines):
        for column, cell in enumerate(cells):
            at = found.square_at(row - above, column - left)
            if cell in "dfrp":
                found.cells[at] = square(FIRST, cell == "p")
                found.tokens[at] = {"f": 2, "r": 4}.get(cell, 0)
            elif cell in "0123":
                found.cells[at] = square(VOLCANO, int(cell))
    return found


def volcano_of(kingdom):
    """The first one."""
    return [at for at, there in enumerate(kingdom.cells) if terrain_of(there) == VOLCANO][0]


def reach(kingdom, at=None):
    at = volcano_of(kingdom) if at is None else at
    steps = RANGE[crowns_of(kingdom.cells[at])]
    bits = in_reach(kingdom, at, steps, VOLCANO, FIRES)
    return {spot(kingdom, number) for number in each(bits)}


def test_fewer_craters_throw_further():
    for craters, squares in ((1, 3), (2, 2), (3, 1)):
        found = reach(kingdom("C %d d d d d" % craters))
        assert found == {(0, 2 + step) for step in range(squares)}


def test_steps_go_by_corners_and_turn():
    assert reach(kingdom("3 d d / d d d / d d C")) == {(-2, -1), (-1, -2), (-1, -1)}
    assert reach(kingdom("C 2 . . / . . . d / . . d d / d d d d")) == {
        (1, 3),
        (2, 2),
        (2, 3),
    }


def test_a_fire_flies_over_gaps_the_castle_and_what_burns():
    assert reach(kingdom("1 C . d")) == {(0, 2)}
    assert reach(kingdom("C 1 . . d")) == {(0, 4)}
    assert reach(kingdom("C 1 p f d")) == {(0, 4)}
    assert reach(kingdom("C 1 2 3 d"), 6 * 14 + 7) == {(0, 4)}


def test_it_lands_on_no_volcano_no_fire_no_castle_and_no_gap():
    assert reach(kingdom("C 3 2")) == set()
    assert reach(kingdom("C 3 0")) == set()
    assert reach(kingdom("C 1 p f .")) == set()
    assert reach(kingdom("C 2 r d")) == {(0, 2), (0, 3)}


def test_rows_of_the_plane_do_not_touch():
    wide = kingdom("C d d d d d 1 / d . . . . . . / d . . . . . .")
    assert reach(wide) == {(0, 3), (0, 4), (0, 5)}
    wide = kingdom("1 . . . d d C / . . . . . . d / . . . . . . d")
    assert reach(wide) == set()


def test_what_burns_is_out_of_the_game_if_it_is_a_piece_and_gone_if_it_is_not():
    found = kingdom("C d d d d")
    at = found.castle + 1
    for token, left in ((0, []), (4, []), (5, [5]), (9, [5, 9]), (5, [5, 5, 9])):
        found.tokens[at] = token
        burn(found, at, 2, 5)
        assert found.tokens[at] == 2
        used = [at for at, token in enumerate(found.tokens) if token > FIRES]
        assert sorted([found.tokens[at] for at in used]) == left
        for at_margin in used:
            assert not found.cells[at_margin] and not found.window() >> at_margin & 1
    assert sorted(set(found.board().tokens)) == [0, 2]


def test_the_margin_has_room_and_no_domino_comes_near():
    found = Kingdom(5, True)
    for _ in range(9):
        found.tokens[found.castle] = 5
        burn(found, found.castle, 1, 5)
    assert list(found.tokens).count(5) == 9
    for at, token in enumerate(found.tokens):
        assert token != 5 or at % found.width == found.width - 1


def test_reach_is_that_of_a_flood_over_all_squares():
    dice, seen = Dice(6), 0
    for number in range(40):
        size = 5 + number % 2 * 2
        found = Kingdom(size, True)
        for at in range(found.area):
            if at % found.width < found.width - 1 and found.cells[at] != CASTLE:
                kind = dice.below(9)
                if kind < 4:
                    found.cells[at] = square(FIRST + dice.below(5), dice.below(2))
                    found.tokens[at] = 0 if found.cells[at] > 15 else dice.below(6)
                elif kind == 4:
                    found.cells[at] = square(VOLCANO, dice.below(4))
        for at, there in enumerate(found.cells):
            if terrain_of(there) == VOLCANO and crowns_of(there):
                assert reach(found, at) == landings(found, at, VOLCANO, FIRES)
                seen += 1
    assert seen > 300
