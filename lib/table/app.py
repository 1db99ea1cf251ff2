# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The whole device: a finger becomes a gesture, the screen acts, display and saves follow."""

import gc
import sys

from kingdom import games, record
from kingdom.match import Match

from table import opening, passing
from table.autosave import Autosave
from table.gestures import Gestures
from table.idle import Idle
from table.lull import Lull
from table.ui import theme
from table.ui.button import at, let_hear
from table.words import Words


class App:
    """Owns the match, the one open screen, and what they share.

    match   the game in play, or None
    plan    a match nobody has entered: the set-up of the next game
    view    what the open screen shows of them (brush, page, ...): gone when another one opens
    """

    def __init__(self, device, now):
        self.device = device
        self.theme = theme.fitting(device.display.width, device.display.height)
        self.words = Words(device.language.name or "en")
        self.gestures = Gestures()
        self.lull = Lull()
        self.idle = Idle(device.backlight.dim_ms, device.backlight.dark_ms, now)
        self.match = _load(device.saves)
        self.plan = self.match.fresh() if self.match else _first_match()
        self.autosave = Autosave(self.revision, now)
        self.saved = True  # False once a save has failed: screens say so
        self.screen = self._next = self.pressed = None
        self.name, self.view = "home", {}
        self._always = set(sys.modules)  # loaded for good; what a screen loads goes with it
        self.open(opening.first(device, self.match))

    @property
    def revision(self):
        """The number that grows with every change worth saving; -1 without a match."""
        return self.match.revision if self.match else -1

    def step(self, now):
        """Do what is due at `now`; called for ever, never waits."""
        if self.device.sound:
            self.device.sound.step(now)
        point = self.theme.seen(self.device.touch.read())
        point = self.lull.feed(self.idle.feed(point, now), now)
        event = self.gestures.feed(point, now)
        if event and self.screen:  # there is none just after an error
            self._act(event[0], event[1], event[2])
        if hasattr(self.screen, "step") and not self.idle.waking and not self._next:
            self.screen.step(now)
        if self._next:  # here and not where it was asked for: the call stack is short
            self._show(self._next)
        if self.autosave.due(self.revision, now):
            self.save()
        self.device.backlight.show(self.idle.level)
        self.device.lights.step(now)
        self.device.restarts.step(now)
        self.device.display.refresh()

    def open(self, name, **view):
        """Show the screen of that name at the end of this step, instead of the open one."""
        self._next = (name, view)

    def places(self):
        """Give (name, x, y, width, height) of all that can be touched now, in display pixels."""
        found = []
        for place in self.screen.buttons:
            if place.enabled:
                found.append((place.name, place.x, place.y, place.width, place.height))
        board = getattr(self.screen, "board", None)
        times = self.theme.scale
        return [
            (place[0],) + tuple([side * times for side in place[1:]])
            for place in found + (board.places() if board else [])
        ]

    def meant(self):
        """Give the match that a screen of the set-up is about, as its view says."""
        return self.match if self.view["of"] == "match" else self.plan

    def start(self, match):
        """Put `match` on the table, safely written down before the first tap."""
        self.match = match
        self.plan = match.fresh()
        self.save()

    def speak(self, language):
        """Say everything in that language, from the next screen on and after the next start."""
        self.device.language.keep(language)
        self.words = Words(language)

    def save(self):
        """Write the match down; a failure is remembered, never raised: the game goes on."""
        revision = self.revision
        self.saved = self.device.saves.write(record.dump(self.match) if self.match else b"")
        self.autosave.saved(revision)

    def restore(self):
        """Take the match that was saved last instead of the one in play."""
        self.match = _load(self.device.saves)
        self.autosave.saved(self.revision)

    def drop(self):
        """Take the open screen away with its modules, and forget what was to be shown next."""
        self.pressed = self.screen = self._next = None
        self.device.display.root_group = None
        passing.drop(self._always)

    def _act(self, kind, x, y):
        place = at(self.screen.buttons, x, y)
        if kind == "press":
            let_hear(self.device.sound, self.screen, place, x, y)
        if kind == "press" and place:
            self._press(place)
        elif place and place is self.pressed:
            if kind in ("tap", "lift"):
                self._press(None)
                place.act()
        else:
            if kind in ("tap", "lift"):
                self._press(None)
            handler = getattr(self.screen, "on_" + kind, None)
            if handler and not self.pressed:
                handler(x, y)
        if not self._next:
            self.screen.update()

    def _press(self, place):
        if self.pressed:
            self.pressed.press(False)
        self.pressed = place
        if place:
            place.press(True)

    def _show(self, wanted):
        """Drop the open screen with its modules, then load and draw the other."""
        self._close()
        self.name, self.view = wanted
        self._next = None
        module = __import__("table.screens." + self.name, None, None, ("Screen",))
        self.screen = module.Screen(self)
        self.screen.group.scale = self.theme.scale
        self.device.display.root_group = self.screen.group
        self.lull.begin()

    def _close(self):
        if self.screen is None:
            return
        if self.autosave.unsaved(self.revision) or not self.saved:
            self.save()
        self.drop()
        if self.name == "language" or passing.is_short_of_memory():
            self.theme.forget_letters()
            gc.collect()


def _load(saves):
    data = saves.read()
    try:
        return record.load(data) if data else None
    except ValueError as error:
        print("The saved game cannot be read:", error)
        return None


def _first_match():
    game = games.load("kingdomino")
    least, most = game.PLAYERS
    players = [("", colour) for colour in game.COLOURS[:most]]
    return Match(game, players, options=game.DEFAULTS)
