# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Entries under each other: names left, points right, long names on more lines."""

import pytest

from tests.layout import inks

NARROW, WIDE = (100, 10, 108, 160), (100, 10, 180, 160)


@pytest.fixture
def ledger(bench):
    def made(box, *entries):
        with bench.inside() as theme:
            from table.ui.ledger import Ledger

            ledger = Ledger(theme, box, 7)
            for entry in entries:
                ledger.add(*entry)
        bench.show(ledger.group)
        return inks(ledger.group)

    return made


def texts(found):
    return [ink.text for ink in found]


def test_a_narrow_one_has_names_and_points(ledger):
    points, name = ledger(NARROW, ("Forest", "6 \xd7 2", "12"))
    assert (name.text, points.text) == ("Forest", "12")
    assert name.left - 100 <= 4 and 208 - points.right <= 4


def test_a_wide_one_tells_how_too(ledger):
    points, how, name = ledger(WIDE, ("Forest", "6 \xd7 2", "12"))
    assert name.right < how.left and how.right < points.left


def test_a_long_name_takes_two_lines_and_the_next_one_stands_below(ledger):
    found = ledger(NARROW, ("Middle Kingdom", "", "10"), ("Harmony", "", "5"))
    assert texts(found) == ["10", "Middle", "Kingdom", "5", "Harmony"]
    _, first, second, _, following = found
    assert first.bottom <= second.top and second.bottom <= following.top


def test_a_word_that_is_too_long_is_cut(ledger):
    _, name = ledger(NARROW, ("Donaudampfschifffahrt", "", "10"))
    assert name.text.endswith(".") and name.right < 190


@pytest.mark.parametrize("box", [NARROW, WIDE])
def test_seven_entries_fit_with_a_long_name_or_two(ledger, box):
    names = ["Middle Kingdom", "Harmony of it all"] + ["Grassland"] * 5
    found = ledger(box, *[(name, "3 \xd7 2", "12") for name in names])
    assert max(ink.bottom for ink in found) <= box[1] + box[3]
    rows = sorted({(ink.top, ink.bottom) for ink in found if ink.text == "12"})
    assert all(a[1] < b[0] for a, b in zip(rows, rows[1:]))
