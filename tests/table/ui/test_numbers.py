# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Numbers and letters as tiles."""

import pytest

DIM = 0x8B97A8
NAMES = [*"ABCDEF", *[str(number) for number in range(1, 55)]]


@pytest.mark.parametrize("room", [10, 13], ids=["small digits", "digits of the font"])
@pytest.mark.parametrize("number", [1, 6, 7, 13, 54, 60])
def test_a_name_stands_in_the_middle_of_its_tile_uncut(bench, room, number):
    with bench.inside() as theme:
        from table.ui.numbers import NumberSheet

        sheet = NumberSheet(theme, NAMES, 20, 20 + room, DIM)
        grid = sheet.grid(100, 50, 1, 1)
        grid[0] = number
    bench.show(grid)
    left, top, right, bottom = bench.box()
    assert top > 70 and bottom < 70 + room, "a pixel of air above and below"
    assert abs(left - 100 - (100 + sheet.width - right)) <= 3
    assert 3 <= right - left <= sheet.width


@pytest.mark.parametrize("room", [10, 13], ids=["small digits", "digits of the font"])
def test_all_names_differ_and_none_shows_nothing(bench, room):
    with bench.inside() as theme:
        from table.ui.numbers import NumberSheet

        grid = NumberSheet(theme, NAMES, 0, room, DIM).grid(0, 0, 1, 1)
    bench.show(grid)
    assert bench.box() is None
    seen = set()
    for number in range(1, 61):
        with bench.inside():
            grid[0] = number
        bench.draw()
        seen.add(bytes(bench.machine.picture()[2][: 320 * 3 * room]))
    assert len(seen) == 60
