# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The way into a new game."""

from types import SimpleNamespace

import pytest
from kingdom import games, textform
from kingdom.match import Match
from kingdom.whole import WholeGame
from table import beginning

GAME = games.load("kingdomino")


@pytest.fixture
def app():
    """As much of an app as a beginning needs: it tells what was opened and begun."""
    match = Match(GAME, [("Ada", "pink"), ("Bo", "blue")])
    made = SimpleNamespace(match=match, plan=match.fresh(), words=str, opened=[], started=[])
    made.open = lambda name, **view: made.opened.append((name, view))

    def start(match):
        made.started.append(match)
        made.match = match

    made.start = start
    return made


def test_where_nothing_was_laid_it_begins_at_once(app):
    beginning.new_game(app, "home")
    assert (app.started, app.opened) == ([app.plan], [("entry", {})])


def test_where_something_was_it_asks_first(app):
    app.match.set_board(0, textform.parse("w C", 5, GAME))
    beginning.new_game(app, "home")
    (name, view), *_ = app.opened
    assert name == "ask" and app.started == []
    view["otherwise"]()
    assert app.opened[-1] == ("home", {}) and app.started == []
    view["then"]()
    assert app.opened[-1] == ("entry", {}) and app.started == [app.plan]


def test_another_match_than_the_planned_one_is_made_when_it_begins(app):
    app.match.set_board(0, textform.parse("w C", 5, GAME))
    made = []

    def make():
        made.append(WholeGame(GAME, app.plan.players))
        return made[-1]

    beginning.new_game(app, "seats", make)
    (_, view), *_ = app.opened
    assert made == []
    view["otherwise"]()
    assert app.opened[-1] == ("seats", {}) and made == []
    view["then"]()
    assert app.opened[-1] == ("line", {}) and app.started == made
