# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Buttons and other places a finger can act on."""

import pytest

from tests.table.ui.pressed import assert_a_finger_leaves_no_trace

BOX = (20, 40, 100, 32)
INSIDE = (24, 56)  # in the frame, left of the word


@pytest.fixture
def button(bench):
    def make(name="Back", **more):
        with bench.inside() as theme:
            from table.ui.button import Button

            made = Button(theme, name, BOX, lambda: None, **more)
        bench.show(made.group)
        return made

    return make


@pytest.fixture
def at(bench):
    """The place under a point, of some."""

    def find(places, x, y):
        with bench.inside():
            from table.ui.button import at

            return at(places, x, y)

    return find


def test_a_place_reaches_to_its_last_pixel(button, at):
    made = button()
    for x, y in ((20, 40), (119, 71), (70, 56)):
        assert at([made], x, y) is made
    for x, y in ((19, 40), (120, 71), (119, 72), (20, 39)):
        assert at([made], x, y) is None


def test_what_is_out_of_reach_lets_the_finger_through(button, at):
    made = button()
    made.show(enabled=False)
    assert at([made], 70, 56) is None


def test_a_word_is_in_the_middle(bench, button):
    button(name="HEH", style=(0x12161D, 0x12161D))
    left, top, right, bottom = bench.box()
    assert abs((left + right) / 2 - 70) <= 1
    assert abs((top + bottom) / 2 - 56) <= 2


def test_a_finger_on_it_can_be_seen_and_leaves_no_trace(bench, button):
    made = button()
    assert_a_finger_leaves_no_trace(bench, made)


def test_style_name_and_reach_come_in_step(bench, button, on_panel):
    made = button()
    made.show(style=(0xFF0000, 0x0000FF), name="Other")
    bench.draw()
    assert made.name == "Other" and bench.colour(*INSIDE) == on_panel(0x0000FF)
    made.show(enabled=False)
    bench.draw()
    assert bench.colour(*INSIDE) == on_panel(0x12161D)


def test_the_same_again_draws_nothing(bench, button):
    made = button()
    made.show(style=made._style, enabled=True, name="Back")
    assert bench.draw() == 0


def test_a_picture_takes_the_place_of_the_word(bench, button):
    with bench.inside() as theme:
        from table.ui.icons import icon

        picture = icon(theme, "castle", 0xFFFFFF, 70, 56)
    made = button(name="king", picture=picture)
    assert made.group[1] is picture
    made.show(name="queen")
    assert made.name == "queen"
