# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.games.classic."""

from kingdom.games import classic
from kingdom.textform import parse

ROW = "w w w w w"


def points(kingdom, *options, size=5):
    board = parse(kingdom, size, classic)
    return {line[0]: line[3] for line in classic.lines(board, options, b"")}


def test_middle_kingdom_is_ten_points_and_gaps_do_not_matter():
    assert points("C", "middle_kingdom") == {"middle_kingdom": 10}
    assert points("w . / . C", "middle_kingdom") == {"middle_kingdom": 10}
    assert points("C . . . .", "middle_kingdom") == {}
    assert points("C") == {}


def test_harmony_is_five_points_for_a_full_grid():
    full = " / ".join([ROW, ROW, ROW, ROW, "C w w w w"])
    assert points(full, "harmony") == {"harmony": 5}
    assert points(full) == {}
    assert points(full.replace("C w", "C ."), "harmony") == {}
    assert points(full, "harmony", "middle_kingdom") == {"harmony": 5}
    seven = " / ".join(["w w w w w w w"] * 3 + ["w w w C w w w"] + ["w w w w w w w"] * 3)
    assert points(seven, "harmony", "middle_kingdom", size=7) == {
        "harmony": 5,
        "middle_kingdom": 10,
    }


def test_bonus_lines_show_their_squares():
    full = " / ".join([ROW, ROW, "w w C w w", ROW, ROW])
    found = classic.lines(parse(full, 5, classic), ("harmony", "middle_kingdom"), b"")
    assert [(line[0], list(line[4])) for line in found] == [
        ("middle_kingdom", [12]),
        ("harmony", list(range(25))),
    ]


def test_a_dynasty_has_three_rounds():
    assert classic.rounds(("dynasty",)) == 3
    assert classic.rounds(("harmony",)) == 1


def test_ties_go_by_the_european_or_the_us_book():
    assert classic.tie_breaks(()) == ("largest_territory", "crowns")
    assert classic.tie_breaks(("us_ties",)) == ("largest_territory",)


def test_nobody_is_compared():
    assert [list(each) for each in classic.awards([None] * 3, (), [b""] * 3)] == [[], [], []]
