# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What only the players can tell at the end: asked while it is open, forgotten once overtaken."""

import pytest
from kingdom import ranking
from kingdom.games import origins
from kingdom.match import Match
from kingdom.textform import parse
from table import telling

LEVEL = "g* g* C l* q*"


@pytest.fixture
def match():
    match = Match(origins, [("", c) for c in origins.COLOURS[:3]], 5, ("totem",))
    for seat, kingdom in enumerate((LEVEL, LEVEL, "l* l* C g*")):
        match.set_board(seat, parse(kingdom, 5, origins))
    return match


def held(match):
    """By seat, the lines of what is held."""
    return [
        [line[0] for line in standing.lines if line[0].endswith("_totem")]
        for standing in ranking.table(match).players
    ]


def test_every_tie_is_a_question_until_it_is_answered(match):
    assert telling.open_questions(match) == [("mammoth", [0, 1]), ("flint", [0, 1])]
    telling.tell(match, "mammoth", [0, 1], 1)
    assert telling.open_questions(match) == [("flint", [0, 1])]
    telling.tell(match, "flint", [0, 1], None)
    assert telling.open_questions(match) == []
    assert held(match) == [[], ["mammoth_totem"], ["fish_totem"]]


def test_the_seat_in_front_of_the_finger_stays(match):
    match.select(2)
    telling.tell(match, "mammoth", [0, 1], 1)
    assert match.seat == 2


def test_an_answer_is_no_step_of_undo(match):
    match.select(1)
    match.erase(0)
    match.undo()
    before = match.revision
    telling.tell(match, "mammoth", [0, 1], 1)
    assert match.revision > before and match.can_redo and not match.can_undo


@pytest.mark.parametrize(("kingdom", "holder"), [("g* g* g* C", 0), ("g* C", 1)])
def test_an_answer_is_forgotten_once_the_kingdoms_tell(match, kingdom, holder):
    telling.tell(match, "mammoth", [0, 1], 1)
    match.set_board(0, parse(kingdom, 5, origins))
    assert "mammoth" not in dict(telling.open_questions(match))
    assert "mammoth_totem" in held(match)[holder]


def test_that_nobody_holds_it_is_forgotten_too(match):
    telling.tell(match, "mammoth", [0, 1], None)
    match.set_board(1, parse("g* C", 5, origins))
    assert telling.open_questions(match) == []
    assert "mammoth_totem" in held(match)[0]
