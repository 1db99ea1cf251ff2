# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What the box can make, against a slow second opinion; proofs prove, by the fewest squares."""

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kingdom.board import Board
from kingdom.games import classic
from kingdom.square import CASTLE, FIRST, crowns_of, square, terrain_of
from kingdom.textform import parse
from kingdom.tiling.search import Tiling

from tests import cases
from tests.kingdom import tiny_game
from tests.properties.dominoes import box_of, can_be_covered, coverings, grows, land_of

ENOUGH = 10**6


def look(game, boards, work=ENOUGH, **more):
    tiling = Tiling(game, boards, None, ENOUGH, **more)
    while not tiling.over:
        tiling.step(work)
    return tiling


@st.composite
def tables(draw):
    """(game, boards) of 3x3: some squares of few kinds, so that dominoes are scarce."""
    game = draw(st.sampled_from([classic, tiny_game]))
    kinds = [
        square(terrain, crowns)
        for terrain, most in enumerate(game.MOST_CROWNS, FIRST)
        for crowns in range(most + 1)
    ]
    few = draw(st.lists(st.sampled_from(kinds), min_size=1, max_size=4, unique=True))
    boards = []
    for _ in range(draw(st.integers(1, 2))):
        board = Board(3)
        board.cells[:] = draw(st.lists(st.sampled_from([0, *few, *few]), min_size=9, max_size=9))
        castle = draw(st.integers(-1, 8))
        if castle >= 0:
            board.cells[castle] = CASTLE
        boards.append(board)
    return game, boards


@settings(max_examples=400)
@given(tables(), st.integers(1, 50))
def test_small_kingdoms_as_by_trying_everything(table, work):
    game, boards = table
    land, box = land_of(game, boards), box_of(game)
    wanted = sorted(at for at, text in land.items() if text != "C")
    tiling = look(game, boards, work)
    assert tiling.answer == can_be_covered(wanted, land, box)
    if not tiling.answer:
        assert_smallest(tiling.proof, wanted, land, box, 3)
    ordered = look(game, boards, work, in_order=True)
    assert ordered.answer == any(grows(laid, land) for laid in coverings(wanted, land, box))
    if tiling.answer and not ordered.answer:
        assert ordered.order and ordered.proof


def assert_smallest(proof, wanted, land, box, size):
    """The proof proves, needs each of its squares, and there is none smaller."""
    squares = [(seat, index // size, index % size) for seat, index in proof]
    assert not can_be_covered(squares, land, box)
    for left_out in squares:
        assert can_be_covered([at for at in squares if at != left_out], land, box)
    seats = {seat for seat, _ in proof}  # what is impossible alone is told first
    wanted = [at for at in wanted if at[0] in seats]
    for fewer in range(1, min(len(squares), 4)):
        for group in combinations(wanted, fewer):
            assert can_be_covered(group, land, box), group


@pytest.mark.parametrize("seed", range(4))
def test_random_slips_on_real_tables(seed):
    chance = random.Random(seed)
    kingdoms = {case["id"]: case["kingdom"] for case in cases.read("boards")}
    for _ in range(6):
        names = chance.sample(sorted(kingdoms), chance.randint(1, 2))
        boards = [parse(kingdoms[name], 5, classic) for name in names]
        slip(chance.choice(boards), chance)
        land, box = land_of(classic, boards), box_of(classic)
        tiling = look(classic, boards)
        if tiling.answer is False:
            wanted = sorted(at for at, text in land.items() if text != "C")
            alone = [[at for at in wanted if at[0] == s] for s in range(len(boards))]
            if all(can_be_covered(squares, land, box) for squares in alone):
                assert len({seat for seat, _ in tiling.proof}) == len(boards)
            assert_smallest(tiling.proof, wanted, land, box, 5)


def slip(board, chance):
    """Another terrain on a random square."""
    index = chance.choice([i for i, there in enumerate(board.cells) if there > CASTLE])
    there = board.cells[index]
    terrain = FIRST + (terrain_of(there) - FIRST + chance.randint(1, 5)) % 6
    crowns = min(crowns_of(there), classic.MOST_CROWNS[terrain - FIRST])
    board.cells[index] = square(terrain, crowns)
