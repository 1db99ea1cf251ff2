# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.territory."""

from kingdom.games import classic
from kingdom.square import FIRST, square
from kingdom.territory import figures, survey
from kingdom.textform import parse

WHEAT, FOREST, LAKE, GRASSLAND = range(FIRST, FIRST + 4)


def surveyed(kingdom, size=5):
    labels, territories = survey(parse(kingdom, size, classic).cells, size)
    return [labels[at : at + size] for at in range(0, len(labels), size)], territories


def test_squares_of_a_terrain_join_by_edges_not_by_corners():
    labels, territories = surveyed("w . w1 / . w1 w / C . .")
    assert territories == [(WHEAT, 1, 0), (WHEAT, 3, 2)]


def test_territories_come_in_reading_order():
    labels, territories = surveyed("l f w f l / l l w l l / C f f f g / . . . . . / . . . . .")
    assert [each[0] for each in territories] == [
        LAKE,
        FOREST,
        WHEAT,
        FOREST,
        LAKE,
        FOREST,
        GRASSLAND,
    ]
    assert labels[0] == bytearray((1, 2, 3, 4, 5))
    assert labels[1] == bytearray((1, 1, 3, 5, 5))
    assert labels[2] == bytearray((0, 6, 6, 6, 7))


def test_arms_that_meet_late_are_one_territory():
    comb = "w . w . w1 / w . w . w / w . w . w / w . w . w / w1 w w w w"
    labels, territories = surveyed(comb)
    assert territories == [(WHEAT, 17, 2)]
    assert sum([sum(row) for row in labels]) == 17
    spiral = "f1 f f f f / . . . . f / f f f . f / f . . . f / f f f f f"
    assert surveyed(spiral)[1] == [(FOREST, 17, 1)]
    turned = " / ".join(reversed(spiral.split(" / ")))
    assert surveyed(turned)[1] == [(FOREST, 17, 1)]


def test_three_ways_of_joining_in_one_row():
    assert surveyed("w . w . w / w w w w w / C . . . .")[1] == [(WHEAT, 8, 0)]
    assert surveyed("w . w . w / w . w w w / w w w . w")[1] == [(WHEAT, 11, 0)]


def test_the_end_of_a_row_does_not_touch_the_start_of_the_next():
    assert len(surveyed(". . . . w / w . . . . / . . C . . / . . . . . / . . . . .")[1]) == 2
    assert figures(parse("w w w w w1 / w1 C . . . / . . . . .", 5, classic).cells, 5)[1] == 6


def test_the_castle_joins_nothing_and_counts_nowhere():
    assert figures(parse("w1 / w / C / w / w1", 5, classic).cells, 5) == (4, 2, 2)
    assert figures(parse("C", 5, classic).cells, 5) == (0, 0, 0)


def test_figures_and_survey_tell_the_same():
    kingdom = parse("s2 s s s s / w1 w w w w / s1 s C s1 s / w w1 w w w / s1 s s s s", 5, classic)
    territories = survey(kingdom.cells, 5)[1]
    points = sum([squares * crowns for _, squares, crowns in territories])
    largest = max([squares for _, squares, _ in territories])
    crowns = sum([crowns for _, _, crowns in territories])
    assert figures(kingdom.cells, 5) == (points, largest, crowns)


def test_more_crowns_than_a_byte_holds_are_counted():
    assert figures(bytes((square(WHEAT, 15),)) * 49, 7) == (49 * 49 * 15, 49, 49 * 15)
