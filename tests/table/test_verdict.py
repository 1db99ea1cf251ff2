# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A table of standings in words. Whole sentences are tested on the result screen."""

import pytest
from kingdom import games, ranking, textform
from kingdom.match import Match
from table import verdict
from table.words import Words

GAME = games.load("kingdomino")
WORDS = Words("en")
NAMES = ["Ada", "Bo", "Cy", "Di"]


def match(*kingdoms, options=(), done=True):
    made = Match(GAME, list(zip(NAMES, GAME.COLOURS))[: len(kingdoms)], 7, options)
    for seat, text in enumerate(kingdoms):
        if text:
            made.set_board(seat, textform.parse(text, 7, GAME))
    if done:
        made.finish()
    return made


def said(made):
    table, names = ranking.table(made), NAMES[: len(made.players)]
    return verdict.heading(WORDS, made, table, names), verdict.remark(WORDS, made, table, names)


@pytest.mark.parametrize(
    ("names", "together"),
    [(["Ada"], "Ada"), (["Ada", "Bo"], "Ada and Bo"), (["Ada", "Bo", "Cy"], "Ada, Bo and Cy")],
)
def test_names_are_told_together(names, together):
    assert verdict.together(WORDS, names) == together


def test_the_figure_that_decided_is_set_against_the_best_of_those_it_beat():
    made = match("g2 g g C", "w1 w w w w w C", "m3 m C", "g1 g C m3 s1")
    assert said(made) == ("Bo wins", "Tie at 6. Largest territory: 6 against 3")


def test_crowns_are_set_against_those_with_as_large_a_territory():
    made = match("m3 m C", "g1 g C m3 s1", "w1 C m3 g2")
    assert said(made) == ("Bo wins", "Tie at 6 and 2 squares. Crowns: 5 against 3")


def test_a_tie_behind_the_winner_is_not_worth_a_word():
    assert said(match("w1 w w w w w C", "w1 w C", "w1 w C"))[1] == ""


def test_in_a_dynasty_only_points_are_compared():
    made = match("g2 g g C", "w1 w w w w w C", options=("dynasty",))
    made.next_round()
    made.next_round()
    for seat, text in enumerate(("w C", "w w C")):
        made.set_board(seat, textform.parse(text, 7, GAME))
    made.finish()
    assert said(made) == ("All share victory", "Tie at 6")


@pytest.mark.parametrize(
    ("kingdoms", "heading"),
    [
        (("w1 C", "w C"), "Ada leads"),
        (("w1 C", "w1 C", "w C"), "Ada and Bo lead"),
        (("w1 C", "w1 C"), "All are level"),
    ],
)
def test_before_the_end_nobody_has_won(kingdoms, heading):
    assert said(match(*kingdoms, done=False))[0] == heading


def test_the_tally_has_a_dash_for_who_has_not_begun():
    made = match("w1 w C", None)
    assert verdict.tally(made)(["Ada", "Bo"]) == "Ada 2 \xb7 Bo -"
