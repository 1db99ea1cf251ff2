# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A random finger plays on the device without pixels; prints how much heap is taken, and when.

    micropython -X heapsize=1m tests/pixelless/monkey.py LIBRARIES SEED GESTURES [GESTURES ...]

LIBRARIES is the folder of Adafruit's libraries. The heap is measured after each number of
gestures, always in the same state: a new game of the first set-up, home open, no letter kept that
home does not show, and the finger last seen on an empty spot. What differs then has stayed behind.

Two things of MicroPython's would blur that. It keeps every name that a program has and every
letter that has stood alone: so all of lib/ is read and all letters are told apart once before the
first gesture, and the theme and the words are asked for all they keep. And it takes whatever on
the stack looks like an address for one: that can only keep more alive, so the least of some
measures counts.
"""

import gc
import os
import sys

if __name__ == "__main__":
    sys.path.insert(0, "tests/pixelless")
import world as pixelless  # noqa: E402 - the path comes first
from finger import Finger  # noqa: E402
from followed import move  # noqa: E402

_NOWHERE = (1, 1)
_MEASURES = 5
_DEAL = 600  # gestures after which another game lies on the table
_SCREENS, _WORDS = "lib/table/screens", "lib/table/words"
_PAGES = ("letters_plain", "letters_accented", "letters_rest")


def main(libraries, seed, counts):
    pixelless.enter(libraries)
    world = pixelless.World()
    read_all_names(world)
    tell_letters_apart(world.app.words)
    keep_all(world.app)
    taken(world)
    if hasattr(gc, "freeze"):  # CPython: screens collect, and what stays is much
        gc.collect()
        gc.freeze()
    finger, dealt, deals = Finger(world, int(seed)), 0, (level, recruiting, _first, followed)
    visits = [[name, 0] for name in screens()]
    for count in counts:
        while finger.done < int(count):
            if finger.done >= dealt:
                world.app.start(deals[dealt // _DEAL % len(deals)]())
                world.app.open("home")
                world.step(20)
                dealt += _DEAL
            try:
                finger.act()
            except Exception:
                print("seed", seed, "gesture", finger.last)
                raise
            count_visit(visits, world.app.name)
        print("gestures", finger.done, "heap", taken(world))
    print("screens", " ".join([name for name, times in visits if times]))


def screens():
    files = sorted(os.listdir(_SCREENS))
    return [file[:-3] for file in files if file.endswith(".py") and file[0] != "_"]


def level():
    """Give a game that is nearly done, in which players hold equally many pieces of a kind: what
    is asked then, chance alone would hardly ever see.
    """
    from kingdom import games
    from kingdom.match import Match
    from kingdom.square import FIRST

    game = games.load("origins")
    match = Match(game, [("", colour) for colour in game.COLOURS[:3]], options=("totem",))
    for seat in range(3):
        match.select(seat)
        match.lay(0, FIRST + game.TERRAINS.index("jungle"))
        match.put(0, "resource")
    return match


def recruiting():
    """Give a game that is followed, in which a token is to be chosen."""
    from kingdom import games
    from kingdom.dice import Dice
    from kingdom.whole import WholeGame

    game = games.load("origins")
    seated = [("", colour) for colour in game.COLOURS[:2]]
    match, dice = WholeGame(game, seated, 7, ("tribe",)), Dice(1)
    while not match.draft.errand or match.draft.errand[1] is not None:
        move(match, dice)
    return match


def followed():
    """Give a game that is followed and has just begun."""
    from kingdom import games
    from kingdom.whole import WholeGame

    game = games.load("kingdomino")
    return WholeGame(game, [("", colour) for colour in game.COLOURS[:2]])


def count_visit(visits, name):
    for visit in visits:
        if visit[0] == name:
            visit[1] += 1


def read_all_names(world, folder="lib"):
    for entry in sorted(os.listdir(folder)):
        path = folder + "/" + entry
        if entry.endswith(".py") and entry[0] != "_":
            world.app.drop()
            __import__(path[4:-3].replace("/", "."))
        elif "." not in entry and entry[0] != "_":
            read_all_names(world, path)


def tell_letters_apart(words):
    known = {letter for page in _PAGES for letter in words(page)}
    known.update([chr(code) for code in range(256)])
    for file in sorted(os.listdir(_WORDS)):
        if file.endswith(".py") and file[0] != "_":
            module = __import__("table.words." + file[:-3], None, None, ("TEXTS",))
            for key in module.TEXTS:
                known.update(module.TEXTS[key])


def keep_all(app):
    """Dress everybody, say something of every game in every language, switch the sound on once:
    later it would look like a loss."""
    from kingdom import games
    from table import examples
    from table.ui.theme import PANEL, PLAYERS
    from table.words import Words, languages

    for language in languages():
        Words(language)("")
    app.words("")
    for name in games.names():
        examples.load(name)  # also the name of one that is not there is kept
    app.device.sound.switch(True)
    for colour in PLAYERS.values():
        app.theme.ink(colour)
        app.theme.style((colour, PANEL))


def taken(world):
    """Give the bytes of heap in use, with home open and a new game; 0 where nobody tells."""
    return min([_taken(world) for _ in range(_MEASURES)])


def _first():
    from kingdom import games
    from kingdom.match import Match

    game = games.load("kingdomino")
    players = [("", colour) for colour in game.COLOURS[:4]]
    return Match(game, players, options=game.DEFAULTS)


def _taken(world):
    app = world.app
    app.drop()
    app.theme.forget_letters()
    app.theme._kept.clear()  # as many palettes as there are styles: which come early is chance
    app.speak("en")
    app.words("")  # as in keep_all
    app.start(_first())
    app.open("home")
    for point in (None,) * 60 + (_NOWHERE,) * 3 + (None,) * 10:
        world.touch.at = point
        world.step(20)
    gc.collect()
    gc.collect()
    return gc.mem_alloc() if hasattr(gc, "mem_alloc") else 0


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
