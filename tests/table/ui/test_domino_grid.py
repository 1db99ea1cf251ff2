# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The dominoes of a box on one page."""

import pytest

BOX = (0, 38, 320, 168)


@pytest.fixture
def grid(bench):
    with bench.inside() as theme:
        from table.ui.domino_grid import DominoGrid

        made = DominoGrid(theme, bench.machine.app.plan.game, BOX, 40)
        made.show(b"\0" + b"\1" * 48)
    return made


def test_every_domino_has_a_place_as_large_as_a_finger_needs_and_none_overlaps(grid):
    places = grid.places()
    assert [name for name, *_ in places] == [f"domino {number}" for number in range(1, 49)]
    assert {(width, height) for *_, width, height in places} == {(40, 28)}
    assert len({(x, y) for _, x, y, _, _ in places}) == 48
    assert min(x for _, x, *_ in places) >= 0 and max(x + w for _, x, _, w, _ in places) <= 320
    assert max(y + height for _, _, y, _, height in places) <= BOX[1] + BOX[3]


def test_a_finger_on_a_place_is_on_that_domino(grid):
    for name, x, y, width, height in grid.places():
        for spot in ((x, y), (x + width - 1, y + height - 1), (x + width // 2, y + height // 2)):
            assert f"domino {grid.number_at(*spot)}" == name


@pytest.mark.parametrize("spot", [(160, 37), (160, 206), (160, 239), (-1, 60), (320, 60)])
def test_beside_the_page_there_is_no_domino(grid, spot):
    assert grid.number_at(*spot) is None


def test_a_domino_that_is_gone_leaves_its_place_empty_and_little_is_drawn(bench, grid):
    bench.show(grid.group)
    before = {spot: bench.colour(*spot) for spot in ((5, 42), (45, 42))}
    with bench.inside():
        grid.show(b"\0\0" + b"\1" * 47)
    assert 0 < bench.draw() <= (36 + 13) * 28 * 2 + 50
    assert "domino 1" not in [name for name, *_ in grid.places()]
    assert bench.colour(5, 42) != before[5, 42] and bench.colour(45, 42) == before[45, 42]
    with bench.inside():
        grid.show(b"\0" + b"\1" * 48)
    bench.draw()
    assert bench.colour(5, 42) == before[5, 42]


def test_a_domino_is_shown_as_it_is(bench, grid, on_panel):
    bench.show(grid.group)
    x, y = next((x, y) for name, x, y, _, _ in grid.places() if name == "domino 48")
    assert bench.colour(x + 3, y + 1) == on_panel(0xE6C13C)
    assert bench.colour(x + 36, y + 16) == on_panel(0x3A3A42)


@pytest.mark.parametrize(
    ("count", "columns", "side"),
    [(48, 8, 18), (60, 10, 14), (36, 8, 18), (96, 12, 11), (1, 1, 158)],
)
def test_the_page_is_laid_out_for_the_largest_pictures(bench, count, columns, side):
    with bench.inside():
        from table.ui.domino_grid import _most_readable

        assert _most_readable(count, BOX[2], BOX[3], 999) == (columns, side)


def test_squares_are_no_larger_than_asked_for(bench):
    with bench.inside():
        from table.ui.domino_grid import _most_readable

        assert _most_readable(48, BOX[2], BOX[3], 16)[1] == 16
