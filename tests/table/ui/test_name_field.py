# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The name being written, with the cursor behind it."""

import pytest

GOLD = 0xFFC83D


@pytest.fixture
def field(bench):
    with bench.inside() as theme:
        from table.ui.name_field import NameField

        made = NameField(theme, "green", (6, 6, 228, 36))
    bench.show(made.group)
    return made


def cursor(bench, on_panel):
    """Where the cursor stands, or None."""
    row = [x for x in range(320) if bench.colour(x, 24) == on_panel(GOLD)]
    return row[0] if row else None


def test_the_cursor_stands_behind_the_last_letter(bench, field, on_panel):
    field.show("", False, "")
    bench.draw()
    start = cursor(bench, on_panel)
    field.show("Ada", False, "")
    bench.draw()
    with bench.inside() as theme:
        from table.ui.measure import width

        assert cursor(bench, on_panel) == start + width(theme, "Ada", "galmuri14")


def test_a_full_name_has_none(bench, field, on_panel):
    field.show("Maximilianne", True, "")
    bench.draw()
    assert cursor(bench, on_panel) is None


def test_the_same_again_draws_nothing(bench, field):
    field.show("Ada", False, "Without a name: Green")
    bench.draw()
    field.show("Ada", False, "Without a name: Green")
    assert bench.draw() == 0
