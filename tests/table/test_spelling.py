# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How a name is spelled on keys that only show capitals."""

import pytest
from table import spelling


def spelled(letters):
    name = ""
    for letter in letters:
        name = spelling.typed(name, letter, spelling.capital_next(name))
    return name


@pytest.mark.parametrize(
    ("letters", "name"),
    [
        ("ADA", "Ada"),
        ("ANNA LOU", "Anna Lou"),
        ("ANN-MARI", "Ann-Mari"),
        ("O'NEIL", "O'Neil"),
        ("\xd6ZG\xdcR", "\xd6zg\xfcr"),
        ("STRAU\xdf", "Strau\xdf"),
        ("R2D2", "R2d2"),
        ("  A  B", "A B"),
        ("MAXIMILIANNES", "Maximilianne"),
    ],
)
def test_names_are_spelled_as_people_do(letters, name):
    assert spelled(letters) == name


def test_small_letters_agree_with_python_for_all_of_latin():
    for code in (*range(0x20, 0x7F), *range(0xA0, 0x100)):
        assert spelling.small(chr(code)) == chr(code).lower()


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [("Ada", "aDA", True), ("\xd6", "\xf6", True), ("Ada", "Ad", False), ("", "", True)],
)
def test_capitals_make_no_other_name(one, other, alike):
    assert spelling.same(one, other) is alike
