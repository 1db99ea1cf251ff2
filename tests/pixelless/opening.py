# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Print how many bytes of heap are in use while screens are open: WHAT BYTES."""

import gc
import sys

sys.path.insert(0, "tests/pixelless")
import world as pixelless  # noqa: E402 - the path comes first

KINGDOMS = (
    "w1 w w f f / w w f1 f f / w l C f1 m1 / w l l g1 m2 / s l1 s g1 g",
    "w1 w w f f / w w f1 f f / w l C f1 m1 / w l l g1 m2 / s l1 s g g",
    "w1 w w f f / w w f f f / w l C f1 m1 / w l l g1 m2 / s l1 s . .",
    "m3 m2 m2 m2 m2 / w w f1 f f / w l C f1 m1 / w l . . m2 / s . . g1 g",
)


def main(libraries):
    pixelless.enter(libraries)
    world = pixelless.World()
    tell("home open", world)
    world.app.start(world.app.plan)
    world.app.open("entry")
    tell("entry open, a new game", world)
    play(world)
    tell("entry open, the last kingdom full", world)
    world.app.match.finish()
    world.app.open("result")
    tell("result open, after a game of four", world)
    follow(world)
    tell("along open, in the last line of four", world)
    pieces(world)
    tell("entry open, the game with the most pieces", world)


def pieces(world):
    from kingdom import games
    from kingdom.match import Match

    game = games.load("origins")
    seated = [("", colour) for colour in game.COLOURS]
    world.app.start(Match(game, seated, options=("tribe",)))
    world.app.open("entry")


def follow(world):
    """Four play at the table, and the device follows them to their last dominoes."""
    import followed  # here, as it would count in what is told before
    from kingdom.dice import Dice
    from kingdom.draft import LAY

    followed.begin(world.app, followed.SET_UPS[0], 0)
    draft, dice = world.app.match.draft, Dice(1)
    while draft.round < draft.rounds or draft.task != LAY:
        followed.move(world.app.match, dice)
    world.app.open("along")


def play(world):
    from kingdom import textform

    match = world.app.match
    for seat, text in enumerate(KINGDOMS):
        match.set_board(seat, textform.parse(text, match.size, match.game))
        match.select(seat)


def tell(what, world):
    for _ in range(100):
        world.step(20)
    gc.collect()
    gc.collect()
    print(what, gc.mem_alloc())


main(sys.argv[1])
