# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The pictures in which a kingdom is counted: one more square in each, then the sum."""

import pytest
from kingdom.games import classic
from kingdom.textform import parse
from table.counting import NO_CROWN, Counting

SMALL = ". . . . . / . f1 f . . / . w C . . / . . . . . / . . . . ."
FULL = "w1 w w f f / w w f1 f f / w l C f1 m1 / w l l g1 m2 / s l1 s g1 g"


def counting(text, options=()):
    return Counting(classic, parse(text, 5, classic), options)


def test_territories_come_first_then_what_has_no_crown_then_bonuses():
    made = counting(SMALL, ("middle_kingdom",))
    assert made.steps == [
        ("forest", 2, 1, 2, [6, 7]),
        (NO_CROWN, 1, 0, 0, [11]),
        ("middle_kingdom", None, None, 10, [12]),
    ]
    assert made.parts() == [2, 10]


@pytest.mark.parametrize(
    ("frame", "lit", "new", "done", "points", "reading"),
    [
        (0, [], 0, 0, 0, True),
        (1, [6], 1, 0, 0, False),
        (2, [6, 7], 2, 0, 0, False),
        (3, [6, 7], 0, 1, 2, True),
        (4, [6, 7, 11], 1, 1, 2, False),
        (5, [6, 7, 11], 0, 2, 2, True),
        (6, [6, 7, 11, 12], 1, 2, 2, False),
        (7, [6, 7, 11, 12], 0, 3, 12, True),
        (8, [6, 7, 11, 12], 1, 3, 12, False),
    ],
)
def test_what_a_frame_shows(frame, lit, new, done, points, reading):
    made = counting(SMALL, ("middle_kingdom",))
    assert made.last == 8
    assert made.lit(frame) == lit and made.done(frame) == done
    assert made.points(frame) == points and made.is_sum(frame) is reading
    if frame < made.last:
        assert made.new(frame) == new


@pytest.mark.parametrize(("frame", "following"), [(0, 3), (2, 3), (3, 5), (7, 8), (8, 8)])
def test_the_next_sum(frame, following):
    assert counting(SMALL, ("middle_kingdom",)).following(frame) == following


def test_a_square_is_lit_once_whatever_counts_it():
    made = counting(FULL, ("middle_kingdom", "harmony"))
    assert sorted(made.lit(made.last)[:25]) == list(range(25))
    assert made.steps[-1] == ("harmony", None, None, 5, [])
    assert made.points(made.last) == 50 and made.parts() == [35, 10, 5]


def test_a_kingdom_without_points_is_counted_too():
    made = counting("w C . . . / . . . . .")
    assert [step[0] for step in made.steps] == [NO_CROWN] and made.points(made.last) == 0
