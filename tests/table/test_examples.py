# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Examples of how to count are counted here by the real rules, and are the ones of the books."""

import json
from pathlib import Path

import pytest
from kingdom import games, ranking, textform
from kingdom.match import Match
from kingdom.tiling.search import Tiling
from table import examples

FOLDER = Path(examples.__file__).parent
NAMES = sorted(path.stem for path in FOLDER.glob("[!_]*.py"))
CASES = Path(__file__).parents[1] / "cases" / "scores.jsonl"


KINGDOMS = [(name, ()) for name in NAMES]
KINGDOMS += [("origins", (mode,)) for mode in ("discovery", "totem", "tribe")]
BONUSES = [("empire_of_fire", 10), ("homo_habilis", 5)]
WORTH = [
    ("kingdomino", (), 35, [("middle_kingdom", 10), ("harmony", 5)]),
    # Forest 7, wheat 5 times 2, lake 6, mine 2; four wheat fields around the castle
    ("giants", (), 25, [("local_w", 20), ("middle", 10)]),
    ("origins", ("discovery",), 32, BONUSES),
    ("origins", ("totem",), 32, [("resources", 10)] + BONUSES),
    # A hunter with two mammoths; warriors of 1 and 2 side by side: 2 \xd7 3
    ("origins", ("tribe",), 32, [("hunter", 6), ("warriors", 6)] + BONUSES),
]


def example(name, options=()):
    """Give (the example's kingdom, its options) for players with those options."""
    text, options = examples.chosen(examples.load(name), options)
    return examples.board(text, games.load(name)), options


@pytest.mark.parametrize(("name", "options"), KINGDOMS)
def test_an_example_belongs_to_a_game_and_is_laid_as_its_text_says(name, options):
    game = games.load(name)
    text, options = examples.chosen(examples.load(name), options)
    assert set(options) <= {option for option, _ in game.OPTIONS}
    laid = examples.board(text, game)
    assert textform.parse(text, laid.size, game).parts == laid.parts


@pytest.mark.parametrize(("name", "mode", "territories", "others"), WORTH)
def test_an_example_is_worth_what_the_rules_say(name, mode, territories, others):
    game, (laid, options) = games.load(name), example(name, mode)
    match = Match(game, [("", colour) for colour in game.COLOURS[:2]], options=options)
    match.set_board(0, laid)
    standing = ranking.table(match).players[0]
    told = [(line[0], line[3]) for line in match.lines(0) if line[1] is None]
    assert told == others
    assert sum(line[3] for line in match.lines(0) if line[1] is not None) == territories
    assert mode == ("totem",) or standing.total == territories + sum(points for _, points in told)


def test_the_kingdom_of_origins_is_the_one_pictured_in_its_rules():
    cases = CASES.with_name("origins.jsonl").read_text("utf-8").splitlines()
    (case,) = [case for case in map(json.loads, cases) if case["id"] == "or-rb-discovery"]
    found = examples.load("origins")
    assert found.MODES["discovery"] == found.KINGDOM == case["kingdom"]
    assert case["expected"]["total"] == 32


@pytest.mark.parametrize(("mode", "left"), [("totem", 10), ("tribe", 4)])
def test_resources_lie_where_the_rules_leave_them(mode, left):
    """In Totem on all grasslands, lakes, jungles and quarries without a fire; in Tribe two of them
    have been paid for each of three dwellers."""
    plain, laid = example("origins", ("discovery",))[0], example("origins", (mode,))[0]
    wooded = [n for n, there in enumerate(plain.cells) if 3 <= there <= 6 and not plain.tokens[n]]
    wood = [index for index, token in enumerate(laid.tokens) if token == 4]
    assert laid.cells == plain.cells and len(wooded) == 10
    assert len(wood) == left and set(wood) <= set(wooded)
    fires = [(n, token) for n, token in enumerate(plain.tokens) if token]
    assert [(n, laid.tokens[n]) for n, _ in fires] == fires


@pytest.mark.parametrize(("name", "options"), KINGDOMS)
def test_there_are_dominoes_for_it(name, options):
    if name == "kingdomino":
        return  # the figures are those of a book, and no box has dominoes for them
    game, board = games.load(name), example(name, options)[0]
    search = Tiling(game, [board], None, 20000)
    while not search.over:
        search.step(1000)
    assert search.answer is True


def test_it_is_the_one_of_the_known_answers():
    cases = [json.loads(line) for line in CASES.read_text("utf-8").splitlines() if line]
    (case,) = [case for case in cases if case.get("id") == "fr-seed-lea"]
    example = examples.load("kingdomino")
    assert case["kingdom"] == example.KINGDOM
    assert list(example.OPTIONS) == case["options"] and case["expected"]["total"] == 50


def test_a_game_without_an_example_has_none():
    assert examples.load("fair") is None
