# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Examples of how to count are counted here by the real rules, and are the ones of the books."""

import json
from pathlib import Path

import pytest
from kingdom import games, ranking, textform
from kingdom.match import Match
from table import examples

FOLDER = Path(examples.__file__).parent
NAMES = sorted(path.stem for path in FOLDER.glob("[!_]*.py"))
CASES = Path(__file__).parents[1] / "cases" / "scores.jsonl"


@pytest.mark.parametrize("name", NAMES)
def test_an_example_belongs_to_a_game_and_is_laid_as_its_text_says(name):
    game, example = games.load(name), examples.load(name)
    assert set(example.OPTIONS) <= {option for option, _ in game.OPTIONS}
    laid = examples.board(example, game)
    assert textform.parse(example.KINGDOM, laid.size, game).cells == laid.cells


def test_the_worked_example_of_the_rules_is_worth_35_and_10_and_5():
    game, example = games.load("kingdomino"), examples.load("kingdomino")
    match = Match(game, [("", colour) for colour in game.COLOURS[:2]], options=example.OPTIONS)
    match.set_board(0, examples.board(example, game))
    standing = ranking.table(match).players[0]
    bonuses = [line[3] for line in standing.lines if line[1] is None]
    assert bonuses == [10, 5] and standing.total == 50
    assert sum(line[3] for line in standing.lines) - sum(bonuses) == 35


def test_it_is_the_one_of_the_known_answers():
    cases = [json.loads(line) for line in CASES.read_text("utf-8").splitlines() if line]
    (case,) = [case for case in cases if case.get("id") == "fr-seed-lea"]
    example = examples.load("kingdomino")
    assert case["kingdom"] == example.KINGDOM
    assert list(example.OPTIONS) == case["options"] and case["expected"]["total"] == 50


def test_a_game_without_an_example_has_none():
    assert examples.load("fair") is None
