# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.score: a score is lines, and every point can be shown on the board."""

from kingdom.games import classic
from kingdom.score import bonus, full, middle, territory_lines, total
from kingdom.textform import parse

KINGDOM = """
    l1 l  l1 .  .
    .  .  C  f1 .
    s2 .  .  f  .
    s  .  .  .  .
    w1 .  w1 w  m3
"""


def lines_of(kingdom, size=5):
    return territory_lines(classic.TERRAINS, parse(kingdom, size, classic).cells, size)


def test_a_territory_is_worth_its_squares_times_its_crowns():
    found = [line[:4] for line in lines_of(KINGDOM)]
    assert found == [
        ("lake", 3, 2, 6),
        ("swamp", 2, 2, 4),
        ("mine", 1, 3, 3),
        ("wheat", 2, 1, 2),
        ("forest", 2, 1, 2),
        ("wheat", 1, 1, 1),
    ]
    assert total(lines_of(KINGDOM)) == 18


def test_every_line_tells_its_squares():
    where = {
        line[0]: list(line[4])
        for line in lines_of("w1 w C . . / f1 . w . . / l1 l l . . / . . . . w / w . . . .")
    }
    assert where == {"lake": [10, 11, 12], "wheat": [0, 1], "forest": [5]}


def test_what_earns_nothing_has_no_line():
    assert lines_of("w w w / C f f / l l l") == []
    assert total([]) == 0


def test_equal_lines_come_by_terrain_and_then_by_place():
    found = lines_of("m1 w1 f1 w1 . / . . C . . / . . . . . / . . . . . / w1 . . . f1")
    order = [(line[0], line[4][0]) for line in found]
    assert order == [
        ("wheat", 1),
        ("wheat", 3),
        ("wheat", 20),
        ("forest", 2),
        ("forest", 24),
        ("mine", 0),
    ]


def test_the_castle_is_in_the_middle_of_the_frame_or_not():
    assert middle(parse("C w w", 5, classic))
    assert middle(parse("w / C", 7, classic))
    assert not middle(parse("C w w w", 5, classic))
    assert not middle(parse("w w w", 5, classic))


def test_a_kingdom_is_full_with_its_castle_only():
    rows = " / ".join(["w w w w w"] * 4)
    assert full(parse(rows + " / w w C w w", 5, classic))
    assert not full(parse(rows + " / w . C w w", 5, classic))
    assert not full(parse(rows + " / w w w w w", 5, classic))


def test_a_bonus_is_a_line_without_squares_and_crowns():
    assert bonus(("harmony", 5), range(3)) == ("harmony", None, None, 5, b"\x00\x01\x02")
