# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a screen shows after any gestures is what it would show if it were opened now."""

import random

import pytest

from tests.following import play
from tools.virtual import finger, view

GESTURES = 12
DRAWN_MS = 1000  # time enough for the slowest screen to reach the panel
KINGDOMS = (
    "w1 w w f f / w w f1 f f / w l C f1 m1 / w l l g1 m2 / s l1 s g1 g",
    "m3 m2 m2 m2 m2 / w w f1 f f / w l C f1 m1 / w l . . m2 / s . . g1 g",
)
TOKENS = "w1x w w2x f f / w w f1 f f / w l C f1x m1 / w l l g1 m2xx / s l1 s g1 g"
PIECES = "g* g@hunter l1 v1 d^2 / d@small d@small C q* q@painter / l* j j2 v3 g^1"
STARTS = {
    "home": lambda app: app.open("home"),
    "entry": lambda app: app.open("entry"),
    "erasing": lambda app: app.open("entry", brush=0),
    "moving": lambda app: app.open("entry", moving=True),
    "count": lambda app: app.open("count", seat=0),
    "result": lambda app: app.open("result"),
    "menu": lambda app: app.open("menu"),
    "howto": lambda app: app.open("howto", of="plan", back="home"),
    "settings": lambda app: app.open("settings"),
    "oops": lambda app: app.open("oops", then=lambda: app.open("entry")),
    "setup": lambda app: app.open("setup", of="match", back="menu"),
    "seats": lambda app: app.open("seats", robots=[0, 1, 0, 2]),
    "line": lambda app: follow(app, "line"),
    "along, laying": lambda app: follow(app, "along", 8 + 12 + 4),
    "along, solo": lambda app: follow(app, "along", seed=3, robots=(0, 1, 2, 1)),
    "along, errands": lambda app: errands(app),
    "along, errands solo": lambda app: errands(app, seed=3, robots=(0, 1, 2, 1)),
    "along, totems": lambda app: origins(app, "totem", 40),
    "pick": lambda app: recruiting(app),
    "language": lambda app: app.open("language", back="settings"),
    "game": lambda app: app.open("game", of="plan", back="home"),
    "tokens": lambda app: giants(app).open("entry", brush="giant"),
    "pieces": lambda app: pieces(app).open("entry", brush="shaman", page=1),
    "pieces, counted": lambda app: pieces(app).open("count", seat=0),
    "quests": lambda app: giants(app).open("rules", of="plan", back="home", page=5),
}


def follow(app, screen, moves=0, **how):
    from kingdom.whole import WholeGame

    plan = app.plan
    app.start(WholeGame(plan.game, plan.players, plan.size, plan.options, **how))
    play(app.match, moves, random.Random(moves))
    app.open(screen)


def errands(app, **how):
    """Follow a game with tokens to the first question where one goes."""
    from kingdom import games
    from kingdom.draft import PUT
    from kingdom.whole import WholeGame

    rules, chance = games.load("giants"), random.Random(1)
    players = list(zip(["Ada", "", "Cy", ""], rules.COLOURS, strict=False))
    app.start(WholeGame(rules, players, 5, ("folie",), **how))
    while app.match.draft.task != PUT:
        play(app.match, 1, chance)
    app.open("along")


def origins(app, mode, moves):
    """Follow a game in which things change hands."""
    from kingdom import games
    from kingdom.whole import WholeGame

    rules = games.load("origins")
    app.start(WholeGame(rules, list(zip(["Ada", ""], rules.COLOURS, strict=False)), 7, (mode,)))
    play(app.match, moves, random.Random(2))
    app.open("along")


def recruiting(app):
    """Go on to the first token that is to be named."""
    origins(app, "tribe", 0)
    chance = random.Random(3)
    while app.match.draft.errand is None or app.match.draft.errand[1] is not None:
        play(app.match, 1, chance)


@pytest.mark.parametrize("start", STARTS)
def test_random_gestures_draw_what_a_fresh_screen_draws(machine, start):
    begin(machine, start)
    chance = random.Random(start)
    for number in range(GESTURES):
        said = gesture(machine, chance)
        seen = machine.pixels()
        where = f"{view.screen_name(machine)}, after gesture {number}: {said}"
        assert seen == drawn_afresh(machine), where


def begin(machine, start):
    from kingdom import textform

    with machine.inside():
        app = machine.app
        app.start(app.plan)
        for seat, text in enumerate(KINGDOMS):
            app.match.set_board(seat, textform.parse(text, 5, app.match.game))
        STARTS[start](app)
    machine.run(DRAWN_MS)


def giants(app):
    """Put a game with tokens and quests on the table."""
    from kingdom import games, textform
    from table import seating

    app.start(seating.moved(app.plan, games.load("giants")))
    app.match.set_options(("folie", "bleak"))
    app.match.set_board(0, textform.parse(TOKENS, 5, app.match.game))
    return app


def pieces(app):
    """Put a game on the table whose brushes have several pages."""
    from kingdom import games, textform
    from table import seating

    app.start(seating.moved(app.plan, games.load("origins")))
    app.match.set_options(("tribe",))
    app.match.set_board(0, textform.parse(PIECES, 5, app.match.game))
    return app


def gesture(machine, chance):
    """Do something a finger can do, and say what."""
    places = view.places(machine)
    one, other = chance.choice(places), chance.choice(places)
    kind = chance.choice(("tap", "tap", "tap", "hold", "drag", "beside"))
    if kind == "tap":
        finger.tap(machine, *view.centre(one))
    elif kind == "hold":
        finger.hold(machine, *view.centre(one))
    elif kind == "drag":
        finger.drag(machine, [view.centre(one), view.centre(other)])
    else:
        board = machine.board
        finger.tap(machine, chance.randrange(board.width), chance.randrange(board.height))
    machine.run(DRAWN_MS)
    return f"{kind} {one.name!r} {other.name!r}"


def drawn_afresh(machine):
    """Put a new screen of the same state on the display, and let it stay."""
    with machine.inside():
        app = machine.app
        app.screen = type(app.screen)(app)
        app.device.display.root_group = app.screen.group
        app.device.display.refresh()
    return machine.pixels()
