# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a kingdom is worth does not depend on how one looks at it."""

from collections import Counter

from hypothesis import given
from kingdom.games import classic
from kingdom.score import total
from kingdom.square import FIRST
from kingdom.territory import figures, survey
from kingdom.textform import parse

from tests.properties import oracle
from tests.properties.kingdoms import kingdoms, rows_of, text_of


def figures_of(text, size):
    return figures(parse(text, size, classic).cells, size)


@given(kingdoms())
def test_turning_and_mirroring_keep_the_figures(kingdom):
    text, size = kingdom
    rows = rows_of(text)
    for _ in range(4):
        rows = list(zip(*rows[::-1]))
        assert figures_of(text_of(rows), size) == figures_of(text, size)
        assert figures_of(text_of(rows[::-1]), size) == figures_of(text, size)


@given(kingdoms())
def test_a_slow_second_opinion_agrees(kingdom):
    text, size = kingdom
    cells = parse(text, size, classic).cells
    assert figures(cells, size) == oracle.figures(text)
    letters = classic.LETTERS
    found = [(letters[t - FIRST], s, c) for t, s, c in survey(cells, size)[1]]
    assert Counter(found) == oracle.territories(text)


@given(kingdoms())
def test_labels_are_the_territories(kingdom):
    text, size = kingdom
    cells = parse(text, size, classic).cells
    labels, territories = survey(cells, size)
    firsts = [labels.index(number) for number in range(1, len(territories) + 1)]
    assert firsts == sorted(firsts)
    for number, (terrain, squares, crowns) in enumerate(territories, 1):
        own = [cells[index] for index, label in enumerate(labels) if label == number]
        assert {square & 15 for square in own} == {terrain}
        assert (len(own), sum(square >> 4 for square in own)) == (squares, crowns)
    assert [not label for label in labels] == [square < FIRST for square in cells]


@given(kingdoms())
def test_lines_sum_up_to_the_points_and_show_their_squares(kingdom):
    text, size = kingdom
    board = parse(text, size, classic)
    lines = classic.lines(board, (), b"")
    assert total(lines) == figures(board.cells, size)[0]
    for what, squares, crowns, points, where in lines:
        assert points == squares * crowns > 0
        assert len(where) == squares
        assert {classic.TERRAINS[(board.cells[index] & 15) - FIRST] for index in where} == {what}
    shown = [index for line in lines for index in line[4]]
    assert len(shown) == len(set(shown))
    assert lines == sorted(lines, key=lambda line: -line[3])
