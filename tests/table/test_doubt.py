# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Whole kingdoms are looked at while the finger is quiet, bit by bit, and anew after a change."""

from types import SimpleNamespace

import pytest
from kingdom import games
from kingdom.match import Match
from kingdom.textform import parse
from table import doubt
from table.words import Words

REAL = "f f f1 w g / f f1 f w1 g / f l C w g / l l1 w w1 m / l l l s m2"
ODD = "f f f1 w g / f f1 f w1 g / f l C w g / l l1 w w1 m / l l l s l"
PLAIN = "f f f w g / f f f w g / f l C w g / l l w w m / l l l s m"  # as terrains are laid
DUEL = (  # 46 of the 48 dominoes
    "f f f w f1 w l1 / f m2 f1 w w1 w l1 / f1 s C g g w w / w g s g g l1 l / "
    "w1 s1 s s2 w f l / f f g g w f . / l1 f f l w m2 .",
    ". m w1 w w g2 l / w l g2 l w1 g g / l l1 w l1 g g1 f1 / g1 f C f f1 w w / "
    "m3 m2 s w1 f f1 l / w s s1 w f l l / w s s2 w f f .",
)
LATE = (1 << 29) - 1000  # the clock begins again a second later


def table(*kingdoms, size=5):
    game = games.load("kingdomino")
    players = list(zip(("Ada", "Bo", "Cy", ""), game.COLOURS))[: len(kingdoms)]
    match = Match(game, players, size)
    for seat, kingdom in enumerate(kingdoms):
        match.set_board(seat, parse(kingdom, size, game))
    return SimpleNamespace(match=match, words=Words("en"), view={})


def look(app, quiet=6000, start=0):
    """Let time pass without a finger; give what is told then."""
    looking = doubt.Doubt(app)
    for now in range(start, start + quiet, 10):
        looking.step(now % (1 << 29))
    assert looking._tiling is None
    return doubt.told(app)


@pytest.mark.parametrize("start", [0, LATE])
def test_nothing_is_said_before_the_finger_was_quiet(start):
    app = table(ODD, "C")
    assert look(app, 4990, start) == ((), "")
    assert look(app, 5300, start) == ([24], "No domino fits this square")


@pytest.mark.parametrize(
    ("kingdoms", "done", "squares", "text"),
    [
        ((REAL, "C"), False, [], ""),
        ((ODD, "C"), False, [24], "No domino fits this square"),
        (("w w w C", "C"), False, [], ""),  # not full yet
        ((PLAIN, "C"), False, [], ""),  # its crowns are still to come
        ((PLAIN, "C w"), False, [19], "No domino fits this square"),
        (("w w w C", "C w"), False, [10, 12], "No dominoes fit all these squares"),  # went on
        (("w w w C", "C"), True, [10, 12], "No dominoes fit all these squares"),
        (("w w w C", "C", "C", "w C"), False, [10, 12], "No dominoes fit all these squares"),
        ((REAL, "w C"), False, [], ""),  # being entered
        ((REAL, "w C"), True, [], "Too few dominoes: look at Bo"),
        (("C w w", "w w C", "C", "m C"), True, [], "Too few dominoes: look at Blue"),
        (("g1 w C", "C w g1"), True, [10], "Too few dominoes: here and Bo"),
    ],
)
def test_what_is_told(kingdoms, done, squares, text):
    app = table(*kingdoms)
    if done:
        app.match.finish()
    marked, said = look(app, 6000)
    assert (list(marked), said) == (squares, text)


def test_a_change_takes_it_away_and_it_is_looked_at_anew():
    app = table(ODD, "C")
    looking = doubt.Doubt(app)
    told = [looking.step(now) for now in range(0, 6000, 10)]
    assert told.count(True) == 1 and doubt.told(app)[1]
    app.match.lay(24, 7)
    assert doubt.told(app) == ((), "")
    app.match.undo()
    assert doubt.told(app) == ((), "")
    told = [looking.step(now) for now in range(6000, 12000, 10)]
    assert told.index(True) > 500 and doubt.told(app)[0] == [24]


def test_a_change_in_the_midst_of_looking_begins_anew():
    app = table(ODD, "C")
    looking = doubt.Doubt(app)
    for now in (0, 5000, 5010, 5020, 5030, 5040, 5050, 5060, 5070):
        assert not looking.step(now)
    app.match.lay(24, 7)
    app.match.add_crown(24)
    app.match.add_crown(24)
    for now in range(5080, 10080, 10):
        assert not looking.step(now)
    assert doubt.told(app) == ((), "")


def test_a_look_that_is_over_is_gone():
    app = table(REAL, "C")
    looking = doubt.Doubt(app)
    seen = []
    for now in range(0, 6000, 10):
        looking.step(now)
        seen.append(looking._tiling is not None)
    assert True in seen and not seen[-1]


def test_on_a_large_board_all_dominoes_may_be_in_play():
    """Two players on 7x7 without the option of the Mighty Duel: 24 dominoes would not do."""
    app = table(*DUEL, size=7)
    app.match.finish()
    assert look(app, 6000) == ((), "")
