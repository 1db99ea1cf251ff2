# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A random finger follows whole games on the device without pixels; prints what it came to.

    micropython -X heapsize=1m tests/pixelless/followed.py LIBRARIES SEED GESTURES

LIBRARIES is the folder of Adafruit's libraries. It stays on the screens "line" and "along", with
somebody who makes a move between gestures, so that games go on; one that is over is followed by
one of the next set-up. After every gesture what is shown and picked must be true of the match,
and now and then a record of it must come back whole.
"""

import sys

if __name__ == "__main__":
    sys.path.insert(0, "tests/pixelless")
import world as pixelless  # noqa: E402 - the path comes first
from finger import Finger  # noqa: E402

SET_UPS = (  # game, players, size, options, whether the device draws, how well it plays by seat
    ("giants", 5, 5, ("folie", "local_w"), False, ()),
    ("kingdomino", 4, 5, ("middle_kingdom", "harmony"), False, ()),
    ("kingdomino", 2, 5, ("harmony",), True, (0, 1)),
    ("origins", 2, 7, ("tribe",), True, (0, 1)),
    ("origins", 3, 5, ("totem",), False, ()),
    ("kingdomino", 3, 5, ("dynasty",), False, ()),
    ("giants", 3, 5, ("bleak",), True, (0, 1, 2)),
    ("kingdomino", 2, 7, ("mighty_duel",), False, ()),
    ("kingdomino", 3, 5, ("line_of_four",), True, (2, 0, 0)),
    ("kingdomino", 4, 5, (), True, ()),
)
_SCREENS = ("line", "along", "pick")
_A_RECORD, _A_MOVE = 50, 6  # gestures


def main(libraries, seed, gestures):
    pixelless.enter(libraries)
    world = pixelless.World()
    from kingdom.dice import Dice

    finger = Finger(world, int(seed))
    dice = Dice(int(seed))
    games = moves = errands = 0
    for _ in range(int(gestures)):
        match = world.app.match
        if finger.done % _A_MOVE == 0 and match is not None and match.draft is not None:
            move(match, dice)
            world.app.screen.update()
            world.step(400)
        if match is None or match.draft is None or match.draft.task == 3:
            begin(world.app, SET_UPS[games % len(SET_UPS)], games)
            games += 1
        if world.app.screen is None or world.app.name not in _SCREENS:
            world.app.open("along")
            world.step(20)
        before, asked = world.app.revision, world.app.match.draft.task == 4
        try:
            finger.act()
            check(world.app, finger.done % _A_RECORD == 0)
        except Exception:
            print("seed", seed, "gesture", finger.last)
            raise
        moves += world.app.revision > before
        errands += asked and world.app.revision > before
    print("games", games, "errands", errands, "moves", moves)


def begin(app, set_up, number):
    from kingdom import games
    from kingdom.whole import WholeGame

    name, count, size, options, drawn, robots = set_up
    game = games.load(name)
    players = [("", colour) for colour in game.COLOURS[:count]]
    seed = number if drawn else None
    app.drop()
    app.start(WholeGame(game, players, size, options, seed, robots))


def move(match, dice):
    """Make some move, unless it is for the device to make."""
    from kingdom.strategies import at_random

    draft = match.draft
    if match.by_device or draft.task == 3:
        return
    if draft.task == 0:
        left = [number for number in range(1, len(draft.box)) if draft.box[number]]
        match.turn_up(left[dice.below(len(left))])
    elif draft.task == 1:
        able = [seat for seat in range(len(match.players)) if draft.kings_left(seat)]
        seat = able[dice.below(len(able))] if draft.seat is None else draft.seat
        match.take(at_random(draft, dice), seat)
    elif draft.task == 4:
        put = at_random(draft, dice)
        if put:
            match.send(put[0], put[1])
        else:
            match.skip()
    elif draft.places:
        match.place(at_random(draft, dice))
    else:
        match.discard()


def check(app, recorded):
    match, view = app.match, app.view
    if match.draft is None or app.name not in _SCREENS:
        return
    if recorded:
        compare(match)
    if app.name != "along" or view["at"] != match.revision:
        return
    draft = match.draft
    if view["place"] is not None:
        assert draft.task == 2 and draft.places >> view["place"] & 1, "a place that is none"
    if view["number"] is not None:
        at = draft.coming.index(view["number"])
        assert draft.task == 1 and draft.claims[at] == 255, "a domino that is taken"
    if view["held"] is not None and draft.task != 4:  # what errands do is news after them
        holding(match, view["held"])
    if view["put"]:
        assert draft.task == 4 and draft.errand[2][view["put"][0]] >> view["put"][1] & 1
    if draft.task == 4:
        bright(app)
    if view["king"] is not None:
        assert draft.seat is None and draft.kings_left(view["king"]), "a king that is set"
    points(app)


def holding(match, held):
    """Who has strictly most is who is said to hold it."""
    seats = range(len(match.players))
    boards, counters = [match.board(s) for s in seats], [match.counters(s) for s in seats]
    for seat, lines in enumerate(match.game.awards(boards, match.options, counters)):
        for line in lines:
            assert held[line[0]] == seat, "another holder"


def bright(app):
    """What can be tapped of an errand is not darkened, wherever it is shown to whom it asks."""
    match, plot = app.match, app.screen.board
    seat = match.draft.seat if app.view["look"] is None else app.view["look"]
    hidden = match.by_device or match.draft.errand[1] is None
    squares = 0 if hidden else match.draft.errand[2][seat]
    kingdom, window, view = match.draft.kingdoms[seat], plot._window, plot.view
    cells, castle, seen = kingdom.cells, 1 << kingdom.castle, 0
    for index in range(view.size * view.size if plot._darkened else 0):
        square = window.square(index)
        a_grid = view.size * view.size // len(view._dark[0])
        tile = view._dark[0][index // a_grid][index % a_grid]
        if square is not None and cells[square] and tile == view.clear:
            seen |= 1 << square
    assert seen | castle == squares | castle, "other squares are bright than choices"


def points(app):
    """The points in the strip are those of the ranking."""
    from kingdom import ranking

    table = ranking.table(app.match, app.match.round)
    for chip, standing in zip(app.screen.buttons, table.players):
        texts = [layer.text for layer in chip.group if hasattr(layer, "text")]
        told = [int(text) for text in texts if text.isdigit()]
        if told != [standing.total] and told not in ([], [0]):
            raise AssertionError("shown " + str(told) + " ranked " + str(standing.total))


def compare(match):
    """A record leads to the same match."""
    from kingdom import record

    data = record.dump(match)
    again = record.load(data)
    assert record.dump(again) == data and again.moves == match.moves, "another record"
    assert again.draft.task == match.draft.task and again.draft.seat == match.draft.seat
    for seat in range(len(match.players)):
        assert again.board(seat).parts == match.board(seat).parts, "another kingdom"


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3])
