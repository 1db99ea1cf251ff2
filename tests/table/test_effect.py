# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What the tokens on a kingdom's squares do to its points."""

import pytest
from kingdom.games import classic, giants
from kingdom.match import Match
from kingdom.textform import parse
from table.effect import effect
from table.words import Words

from tests.kingdom import tiny_game

WORDS = Words("en")


def told(game, kingdom, size=5, options=()):
    match = Match(game, [("", game.COLOURS[0])], size, options)
    match.set_board(0, parse(kingdom, size, game))
    return effect(WORDS, match)


@pytest.mark.parametrize(
    ("kingdom", "said"),
    [
        ("w1x w w C", "Giants: -3"),
        ("m3xx m / C w1x", "Giants: -5"),
        ("m3 m / C w1", ""),
    ],
)
def test_the_points_that_giants_cost_are_told(kingdom, said):
    assert told(giants, kingdom) == said


def test_nothing_is_told_where_there_is_no_word_or_no_token():
    assert told(classic, "w1 w C") == ""
    assert told(tiny_game, "r3~ a C", 3, ("ebb",)) == ""
