# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""On which screen a game goes on."""

from types import SimpleNamespace

import pytest
from kingdom import games
from kingdom.match import Match
from kingdom.whole import WholeGame
from table import opening

GAME = games.load("kingdomino")
PLAYERS = [("Ada", "pink"), ("Bo", "blue")]


def entered():
    return Match(GAME, PLAYERS)


def followed(turned_up, **how):
    match = WholeGame(GAME, PLAYERS, **how)
    for number in range(1, turned_up + 1):
        match.turn_up(match.draft.drawn or number)
    return match


@pytest.mark.parametrize(
    ("make", "screen"),
    [
        (entered, "entry"),
        (lambda: followed(0), "line"),
        (lambda: followed(3), "line"),
        (lambda: followed(4), "along"),
        (lambda: followed(0, seed=1), "along"),
        (lambda: followed(4, seed=1, robots=(0, 2)), "along"),
    ],
    ids=["entered", "followed", "turning up", "setting kings", "drawn", "with a robot"],
)
def test_a_game_goes_on_where_its_next_move_is_made(make, screen):
    match = make()
    assert opening.goes_on(match) == opening.board(match) == screen
    match.finish()
    assert (opening.goes_on(match), opening.board(match)) == ("result", screen)


def device(hung=False, language="en"):
    restart, language = SimpleNamespace(hung=hung), SimpleNamespace(name=language)
    return SimpleNamespace(touch=None, restart=restart, language=language)


@pytest.mark.parametrize("language", ["", "en"])
def test_a_board_that_has_hung_goes_on_there(language):
    assert opening.first(device(True, language), followed(0)) == "line"


@pytest.mark.parametrize(("language", "screen"), [("", "language"), ("en", "home")])
def test_nothing_comes_before_the_language(language, screen):
    for match in (None, followed(0)):
        assert opening.first(device(False, language), match) == screen
