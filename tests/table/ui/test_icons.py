# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Small pictures, and the shapes that tell players apart without their colours."""

from itertools import combinations


def drawn(bench, name):
    """The pixels of a picture around its middle."""
    with bench.inside() as theme:
        from table.ui.icons import icon

        bitmap = icon(theme, name, 0xFFFFFF, 50, 50).bitmap
    middle = bitmap.width // 2, bitmap.height // 2
    everywhere = ((x, y) for x in range(bitmap.width) for y in range(bitmap.height))
    return {(x - middle[0], y - middle[1]) for x, y in everywhere if bitmap[x, y]}


def test_every_player_has_a_shape(bench):
    with bench.inside():
        from table.ui.icons import SHAPES
        from table.ui.theme import PLAYERS

        assert set(SHAPES) == set(PLAYERS)


def test_shapes_differ_by_far_more_than_a_pixel(bench):
    with bench.inside():
        from table.ui.icons import SHAPES

        shapes = list(SHAPES)
    shapes = {name: drawn(bench, name) for name in shapes}
    for one, other in combinations(shapes.values(), 2):
        assert len(one ^ other) >= 12


def test_a_picture_is_drawn_around_its_middle(bench):
    with bench.inside() as theme:
        from table.ui.icons import icon

        made = icon(theme, "pink", 0xFF0000, 50, 60)
    bench.show(made)
    left, top, right, bottom = bench.box()
    assert ((left + right) // 2, (top + bottom) // 2) == (50, 60)


def test_every_row_of_a_picture_is_as_long(bench):
    with bench.inside():
        from table.ui.icons import PICTURES, SHAPES

        for picture in (*PICTURES.values(), *SHAPES.values()):
            rows = picture.split()
            assert len({len(row) for row in rows}) == 1
            assert set("".join(rows)) <= set("01")
