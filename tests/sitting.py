# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Somebody sitting at a machine: puts a game on the table, taps names, reads the screen."""

import importlib.util
import sys
from pathlib import Path

from tools.virtual import finger, view

FAIR = Path(__file__).parent / "fair.py"

# Kingdoms worth 50, 47, 34 and 13 with the usual bonuses; the third is not full
FULL = "w1 w w f f / w w f1 f f / w l C f1 m1 / w l l g1 m2 / s l1 s g1 g"
NEARLY = "w1 w w f f / w w f1 f f / w l C f1 m1 / w l l g1 m2 / s l1 s g g"
PARTLY = "w1 w w f f / w w f f f / w l C f1 m1 / w l l g1 m2 / s l1 . . ."
BEGUN = "w1 w w f f / . . C . ."
USUAL = ("middle_kingdom", "harmony")


class Sitting:
    """Wraps a machine that is on."""

    def __init__(self, machine):
        self.machine = machine

    @property
    def app(self):
        return self.machine.app

    def tap(self, *names):
        for name in names:
            finger.tap(self.machine, *self.find(name))
            self.settle()

    def hold(self, name):
        finger.hold(self.machine, *self.find(name))
        self.settle()

    def drag(self, *names):
        finger.drag(self.machine, [self.find(name) for name in names])
        self.settle()

    def find(self, name):
        """Give the middle of a place, which may be called by its English name."""
        there = view.places(self.machine)
        found = [place for place in there if place.name == name]
        if not found:
            names = self.translated(name)
            found = [place for place in there if place.name in names]
        assert found, f"no {name!r} to touch, only {self.places}"
        return view.centre(found[0])

    def translated(self, text):
        """Give what the app says for an English text; several keys may say the same in English."""
        found = []
        with self.machine.inside():
            for path in sorted(Path("lib/table/words").glob("en*.py")):
                module = __import__("table.words." + path.stem, None, None, ("TEXTS",))
                same = [key for key in module.TEXTS if module.TEXTS[key] == text]
                found += [self.app.words(key) for key in same]
        return found

    def open(self, name, **view):
        self.show(name, **view)
        self.settle()

    def show(self, name, **view):
        """Open a screen without waiting for the panel."""
        with self.machine.inside():
            self.app.open(name, **view)
        self.machine.step()

    def settle(self):
        """Wait for the screen to be there and drawn; a full one takes the device a moment."""
        while self.app.screen is None:
            self.machine.step()
        finger.settle(self.machine)

    @property
    def screen(self):
        return view.screen_name(self.machine)

    @property
    def texts(self):
        return view.texts(self.machine)

    @property
    def places(self):
        return [place.name for place in view.places(self.machine)]

    def game(self, names, kingdoms=(), options=USUAL, size=5, done=False, game="kingdomino"):
        """Put a match on the table: names by seat, kingdoms as texts, None for an empty one."""
        with self.machine.inside():
            from kingdom import games
            from kingdom.match import Match

            game = games.load(game)
            players = list(zip(names, game.COLOURS))
            match = Match(game, players, size, options)
            self.app.start(match)
            self.lay(kingdoms)
            if done:
                match.finish()

    def lay(self, kingdoms):
        """Lay the kingdoms of this round."""
        with self.machine.inside():
            from kingdom import textform

            match = self.app.match
            for seat, text in enumerate(kingdoms):
                if text:
                    match.set_board(seat, textform.parse(text, match.size, match.game))

    def fair(self):
        """Bring the made-up game of fair.py on the device."""
        with self.machine.inside():
            import kingdom.games  # noqa: F401 - the package it joins

            spec = importlib.util.spec_from_file_location("kingdom.games.fair", FAIR)
            module = importlib.util.module_from_spec(spec)
            sys.modules[spec.name] = module
            spec.loader.exec_module(module)
