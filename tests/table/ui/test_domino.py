# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Dominoes as small pictures."""

import pytest

SIDE = 18
WHEAT, MINE_THREE = 2, 7 | 3 << 4


def shown(sheet, first, second, x, y):
    """A domino in its place; call it inside."""
    from table.ui.domino import Domino

    domino = Domino(sheet, x, y)
    domino.show(first, second)
    return domino


@pytest.fixture
def sheet(bench):
    with bench.inside():
        from table.ui.domino import DominoSheet

        return DominoSheet(bench.machine.app.plan.game, SIDE)


def test_two_squares_lie_side_by_side_with_a_line_of_ink_between_them(bench, sheet, on_panel):
    with bench.inside():
        domino = shown(sheet, WHEAT, MINE_THREE, 40, 60)
    bench.show(domino.group)
    assert bench.box() == (40, 60, 40 + 2 * SIDE - 1, 60 + SIDE - 1)
    assert bench.colour(41, 61) == on_panel(0xE6C13C)
    assert bench.colour(40 + SIDE - 1, 61) == on_panel(0x12161D)
    assert bench.colour(40 + 2 * SIDE - 2, 60 + SIDE - 2) == on_panel(0x3A3A42)


def test_every_kind_of_square_in_the_box_has_a_tile_of_its_own(bench, sheet):
    with bench.inside():
        from kingdom.dominoes import dominoes

        kinds = set(dominoes(bench.machine.app.plan.game))
    tiles = {sheet.tile(square) for square in kinds}
    assert len(tiles) == len(kinds) == 16 and 0 not in tiles


@pytest.mark.parametrize("square", [None, 0, 2 | 2 << 4])
def test_what_is_in_no_box_has_the_empty_tile(sheet, square):
    assert sheet.tile(square) == 0


def test_crowns_are_counted_by_their_gold(bench, sheet, on_panel):
    gold = []
    for crowns in (1, 2, 3):
        with bench.inside():
            domino = shown(sheet, 7 | crowns << 4, None, 0, 0)
        bench.show(domino.group)
        spots = [(x, y) for x in range(SIDE) for y in range(SIDE)]
        gold.append(len([spot for spot in spots if bench.colour(*spot) == on_panel(0xFFC83D)]))
    assert gold[0] > 0 and gold[1:] == [2 * gold[0], 3 * gold[0]]


def test_it_shows_another_domino_or_none_and_draws_nothing_for_the_same(bench, sheet):
    with bench.inside():
        domino = shown(sheet, WHEAT, WHEAT, 40, 60)
    bench.show(domino.group)
    with bench.inside():
        domino.show(WHEAT, WHEAT)
    assert bench.draw() == 0
    with bench.inside():
        domino.show(WHEAT, MINE_THREE)
    assert 0 < bench.draw() <= SIDE * SIDE * 2 + 100
    with bench.inside():
        domino.show(None, None)
    bench.draw()
    assert bench.box() is None
    with bench.inside():
        domino.show(WHEAT, WHEAT)
    bench.draw()
    assert bench.box() is not None
