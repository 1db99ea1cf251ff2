# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Panels have the size, border and round corners they are asked for."""

import pytest

BORDER, FILL, INK = 0xFF0000, 0x00FF00, 0x12161D


@pytest.mark.parametrize("size", [(8, 8), (100, 32), (308, 40)])
def test_a_panel_has_its_size_border_and_corners(bench, on_panel, size):
    width, height = size
    with bench.inside() as theme:
        from table.ui.frame import frame

        made = frame(theme, 6, 10, width, height, (BORDER, FILL))
    bench.show(made)
    right, bottom = 6 + width - 1, 10 + height - 1
    assert bench.box() == (6, 10, right + 1, bottom + 1)
    for corner in ((6, 10), (right, 10), (6, bottom), (right, bottom)):
        assert bench.colour(*corner) == on_panel(INK)
    for x, y in ((6 + width // 2, 10), (6 + width // 2, bottom), (6, 10 + height // 2)):
        assert bench.colour(x, y) == on_panel(BORDER)
    assert bench.colour(6 + width // 2, 10 + height // 2) == on_panel(FILL)


def test_panels_share_their_tiles(bench):
    with bench.inside() as theme:
        from table.ui.frame import frame

        one, other = (frame(theme, 0, 0, 8, 8, style) for style in ((1, 2), (3, 4)))
        assert one.bitmap is other.bitmap


def test_the_backdrop_covers_the_whole_screen(bench, on_panel):
    bench.show()
    for corner in ((0, 0), (319, 0), (0, 239), (319, 239)):
        assert bench.colour(*corner) == on_panel(INK)
