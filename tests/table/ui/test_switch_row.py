# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A row that a finger switches."""

import pytest

BOX = (8, 40, 300, 32)
MARK = (285, 50)  # in the mark, beside its tick


@pytest.fixture
def row(bench):
    with bench.inside() as theme:
        from table.ui.row import marks
        from table.ui.switch_row import SwitchRow

        made = SwitchRow(theme, "Sound", BOX, lambda: None, marks(), 116)
        made.show("off", False)
    bench.show(made.group)
    return made


def show(bench, row, *state):
    with bench.inside():
        row.show(*state)
    return bench.draw()


def test_it_says_and_marks_what_it_does(bench, row, on_panel):
    assert bench.colour(*MARK) != on_panel(0xFFC83D)
    show(bench, row, "a tick", True)
    assert bench.colour(*MARK) == on_panel(0xFFC83D)
    assert [part.text for part in row.group if hasattr(part, "text")] == ["Sound", "a tick"]


def test_the_same_again_draws_nothing(bench, row):
    assert show(bench, row, "off", False) == 0
    assert show(bench, row, "a tick", True) > 0


def test_a_finger_shows(bench, row, on_panel):
    with bench.inside():
        row.press(True)
    bench.draw()
    assert bench.colour(60, 68) == on_panel(0x344152)
    with bench.inside():
        row.press(False)
    bench.draw()
    assert bench.colour(60, 68) == on_panel(0x1E2631)
