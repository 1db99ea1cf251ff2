# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A line of text stands on its baseline and draws only what differs."""

import pytest


@pytest.fixture
def text(bench):
    """Make a Text and put it on the display."""

    def make(string, x=100, y=50, **more):
        with bench.inside() as theme:
            from table.ui.text import Text

            made = Text(theme, string, x, y, 0xFFFFFF, "galmuri11", **more)
        bench.show(made.label)
        return made

    return make


def test_capitals_stand_on_the_baseline(bench, text):
    text("HE")
    assert bench.box()[1::2] == (39, 50)


@pytest.mark.parametrize(("align", "edge"), [(0, 0), (2, 2)])
def test_it_starts_or_ends_where_it_is_told_to(bench, text, align, edge):
    text("HEH", align=align)
    assert abs(bench.box()[edge] - 100) <= 1


def test_it_is_centred(bench, text):
    text("HEH", align=1)
    left, _, right, _ = bench.box()
    assert abs((left + right) / 2 - 100) <= 1


def test_twice_as_large_is_twice_as_large(bench, text):
    text("HE", scale=2)
    left, top, right, bottom = bench.box()
    assert bottom == 50 and bottom - top == 22


def test_it_moves_with_its_length_to_stay_in_place(bench, text):
    made = text("1", align=2)
    made.show("100")
    bench.draw()
    assert abs(bench.box()[2] - 100) <= 1


def test_the_same_again_draws_nothing(bench, text):
    made = text("Ada")
    made.show("Ada", 0xFFFFFF)
    assert bench.draw() == 0


def test_another_colour_is_another_colour(bench, text, on_panel):
    made = text("H")
    left, top, _, _ = bench.box()
    made.show("H", 0xFF0000)
    bench.draw()
    assert bench.colour(left, top) == on_panel(0xFF0000)


def test_nothing_can_be_said_and_something_again(bench, text):
    made = text("")
    assert bench.box() is None
    made.show("Ada", 0x00FF00)
    bench.draw()
    assert bench.box() is not None
    made.show("")
    bench.draw()
    assert bench.box() is None
