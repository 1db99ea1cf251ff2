# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Rows to choose from."""

import pytest

from tests.table.ui.pressed import assert_a_finger_leaves_no_trace

BOX = (20, 40, 200, 36)
MARK = (32, 52)  # in the mark, beside its tick


@pytest.fixture
def row(bench):
    def make(name="Harmony +5", note="", mark=True):
        with bench.inside() as theme:
            from table.ui.row import Row, marks

            made = Row(theme, name, BOX, lambda: None, note, marks() if mark else None)
        bench.show(made.group)
        return made

    return make


def texts(made):
    return [part.text for part in made.group if hasattr(part, "text")]


def test_the_mark_tells_whether_it_is_on(bench, row, on_panel):
    made = row()
    made.show_on(True)
    bench.draw()
    assert bench.colour(*MARK) == on_panel(0xFFC83D)
    made.show_on(False)
    bench.draw()
    assert bench.colour(*MARK) != on_panel(0xFFC83D)


def test_the_same_again_draws_nothing(bench, row):
    made = row(note="No square is left empty")
    made.show_on(False)
    made.show_note("No square is left empty")
    assert bench.draw() == 0


def test_name_and_note_are_cut_to_the_row(bench, row):
    made = row("A name that is far too long for a row", "and a note that is even longer than it")
    assert all(text.endswith(".") for text in texts(made))
    assert made.name == "A name that is far too long for a row"
    left, _, right, _ = bench.box()
    assert (left, right) == (20, 220)


def test_a_picture_stands_before_the_name(bench, on_panel):
    with bench.inside() as theme:
        from displayio import Bitmap
        from table.ui.row import Row, marks
        from table.ui.theme import palette

        square = Bitmap(24, 24, 2)
        square.fill(1)
        drawn = (square, palette((None, 0xFF0000)))
        made = Row(theme, "Harmony +5", BOX, lambda: None, "A note", marks(), drawn)
    bench.show(made.group)
    assert bench.colour(BOX[0] + 33, BOX[1] + 6) == on_panel(0xFF0000)
    assert bench.colour(BOX[0] + 56, BOX[1] + 29) == on_panel(0xFF0000)
    labels = [part for part in made.group if hasattr(part, "text")]
    assert min(label.x for label in labels) >= BOX[0] + 33 + 24 + 8


def test_a_mark_answers_with_few_pixels(bench, row):
    made = row()
    made.press(True)
    made.show_on(True)
    made.press(False)
    assert 0 < bench.draw() < 2_000


def test_another_note_takes_its_place(row):
    made = row(note="one")
    made.show_note("two")
    assert texts(made) == ["Harmony +5", "two"]


def test_who_does_not_play_cannot_be_named(bench, row):
    made = row("Ada", mark=False)
    made.show_playing(False)
    assert not made.enabled
    made.show_playing(True)
    assert made.enabled


def test_a_finger_leaves_no_trace(bench, row):
    made = row(mark=False)
    assert_a_finger_leaves_no_trace(bench, made)
