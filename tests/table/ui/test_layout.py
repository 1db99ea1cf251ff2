# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Where things stand on every screen."""

import pytest


@pytest.fixture
def layout(bench):
    with bench.inside():
        from table.ui import layout

        yield layout


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("room", [260, 308, 356, 468])
def test_boxes_are_alike_in_whole_tiles_and_in_the_middle(layout, room, count):
    found = layout.boxes(6, 10, room, 32, count)
    sides = {width for _, _, width, _ in found}
    assert len(found) == count and len(sides) == 1 and sides.pop() % 4 == 0
    left, right = found[0][0] - 6, 6 + room - (found[-1][0] + found[-1][2])
    assert 0 <= left <= right <= left + 1 and right < 2 * count + 2


@pytest.mark.parametrize(("count", "pitch"), [(1, 56), (2, 56), (3, 54), (4, 40)])
def test_rows_stand_close_where_there_are_many(layout, bench, count, pitch):
    found = layout.rows(bench.machine.app.theme, 38, count, 56)
    assert [y for _, y, _, _ in found] == [38 + number * pitch for number in range(count)]
    assert {(x, wide, tall) for x, _, wide, tall in found} == {(6, 308, (pitch - 2) // 4 * 4)}


def test_rows_in_columns_come_row_by_row_and_may_reach_to_the_edge(layout, bench):
    found = layout.rows(bench.machine.app.theme, 42, 5, 44, 2, 0)
    assert [y for _, y, _, _ in found] == [42 + number // 2 * 38 for number in range(10)]
    assert [x for x, _, _, _ in found] == [6, 162] * 5
    assert {(wide, tall) for _, _, wide, tall in found} == {(152, 36)}


@pytest.mark.parametrize("names", [["Back"], ["Home", "Back"], ["One", "Two", "Three"]])
def test_the_last_button_of_a_bar_is_the_main_one(layout, bench, names):
    made = layout.bar(bench.machine.app.theme, [(name, lambda: None) for name in names])
    assert [button.name for button in made] == names
    assert [button._style == (0xFFC83D,) * 2 for button in made][-1]
    assert [button._style == (0xFFC83D,) * 2 for button in made].count(True) == 1
    assert made[-1].x + made[-1].width == 314
    assert {button.height for button in made} == {32}


@pytest.mark.parametrize(
    ("string", "height"),
    [("Ada wins", 22), ("Ada, Bo and Cy share victory", 14), ("X" * 60, 11)],
)
def test_a_title_is_as_large_as_it_fits(layout, bench, string, height):
    theme = bench.machine.app.theme
    text = layout.title(theme, string, 10, 270)
    assert text.width <= 271
    bench.show(text.label)
    _, top, _, _ = bench.box()
    assert 26 - top in (height, height + 2)
