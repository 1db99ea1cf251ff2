# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A row with a name and what is chosen for it."""

import pytest


@pytest.fixture
def make(bench):
    def made(called, colour):
        with bench.inside() as theme:
            from table.ui.seat_row import SeatRow

            return SeatRow(theme, "it", called, colour, (6, 40, 308, 28), lambda: None)

    return made


def texts(row):
    return [part.text for part in row.group if getattr(part, "text", None)]


@pytest.mark.parametrize("colour", ["pink", None])
def test_it_says_who_and_what_is_chosen(bench, make, colour):
    row = make("Ada", colour)
    with bench.inside():
        row.show("At the table")
    bench.show(row.group)
    assert texts(row) == ["Ada", "At the table"]
    assert bench.box() == (6, 40, 314, 68)


def test_long_words_are_cut_before_they_cross(bench, make):
    row = make("W" * 30, "pink")
    with bench.inside():
        row.show("M" * 60)
    name, chosen = [part for part in row.group if getattr(part, "text", None)]
    assert name.text[-1] == chosen.text[-1] == "."
    ends = max(part.x + part.tile_width for part in name) + name.x
    assert ends < chosen.x and chosen.x + chosen.width <= 314


def test_what_cannot_be_changed_is_out_of_reach_and_looks_so(bench, make):
    row = make("Ada", "pink")
    with bench.inside():
        row.show("x")
    bench.show(row.group)
    before = bench.machine.pixels()
    with bench.inside():
        row.show("x", enabled=False)
    bench.draw()
    assert not row.enabled and bench.machine.pixels() != before
    with bench.inside():
        row.show("x")
    bench.draw()
    assert row.enabled and bench.machine.pixels() == before
