# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The dominoes turned up so far."""

import pytest

HALVES = {5: (2, 3), 17: (4, 5), 48: (2, 7 | 3 << 4)}


@pytest.fixture
def tray(bench):
    with bench.inside() as theme:
        from table.ui.domino_grid import DominoGrid
        from table.ui.tray import Tray

        grid = DominoGrid(theme, bench.machine.app.plan.game, (0, 38, 320, 168), 40)
        made = Tray(theme, grid, 4, 206, 4, lambda at: made.tapped.append(at))
    made.tapped = []
    bench.show(made.group)
    return made


def show(bench, tray, *numbers):
    with bench.inside():
        tray.show(list(numbers), HALVES.get)
    return bench.draw()


def test_slots_stand_side_by_side_on_the_screen(tray):
    edges = [(slot.x, slot.x + slot.width) for slot in tray.buttons]
    assert edges == sorted(edges) and all(a[1] < b[0] for a, b in zip(edges, edges[1:]))
    assert edges[0][0] == 4 and edges[-1][1] <= 240
    assert all(slot.y + slot.height <= 240 and slot.height >= 32 for slot in tray.buttons)


@pytest.mark.parametrize(("room", "side"), [(34, 20), (36, 24), (46, 32)])
def test_the_largest_square_is_one_whose_slot_just_fits(bench, room, side):
    with bench.inside() as theme:
        from table.ui.domino_grid import DominoGrid
        from table.ui.tray import Tray, largest

        assert largest(room) == side
        for more, fits in ((0, True), (1, False)):
            grid = DominoGrid(theme, bench.machine.app.plan.game, (0, 0, 3000, 900), side + more)
            assert grid.sheet.width == side + more
            made = Tray(theme, grid, 0, 0, 1, None)
            assert (made.buttons[0].height <= room) == fits


def test_slots_fill_in_the_order_of_tapping_and_only_full_ones_can_be_tapped(bench, tray):
    show(bench, tray, 17, 5)
    assert [slot.enabled for slot in tray.buttons] == [True, True, False, False]
    assert [slot.name for slot in tray.buttons[:2]] == ["turned 17", "turned 5"]
    tray.buttons[1].act()
    assert tray.tapped == [1]


def test_one_that_is_put_back_leaves_no_trace(bench, tray):
    blank = bench.machine.pixels()
    show(bench, tray, 48)
    assert bench.machine.pixels() != blank
    show(bench, tray)
    assert bench.machine.pixels() == blank and not tray.buttons[0].enabled


def test_the_same_again_draws_nothing(bench, tray):
    show(bench, tray, 17, 5)
    assert show(bench, tray, 17, 5) == 0
