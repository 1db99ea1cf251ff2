# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A seeded random finger on a machine, and a hand on its cable; what they do is a story."""

import random

from tools.virtual import player, story, view
from tools.virtual.machine import Machine

_KINDS = ("tap",) * 6 + ("drag",) * 2 + ("hold", "wait")
_CABLE = 300  # one gesture of so many is a power cut
_WAIT_MS = 1500  # longer than the app waits before it saves


class Broken(Exception):
    """What must not happen has happened: str() says what, `story` makes it happen again."""

    def __init__(self, what, lines):
        super().__init__(what)
        self.story = "\n".join([f"# {what.splitlines()[-1]}", *lines, ""])


def wander(seed, gestures, board="pyportal", **options):
    """Play on a new machine; give the names of the screens seen, or raise Broken."""
    with Machine(board, **options) as machine:
        wanderer = Wanderer(machine, seed)
        for _ in range(gestures):
            wanderer.act()
        return wanderer.screens - {""}


class Wanderer:
    """Switches the machine on; each act() is a gesture of the seed.

    lines    the story so far
    screens  the names of all screens seen
    """

    def __init__(self, machine, seed):
        self.lines = [f"# seed {seed}", f"board {machine.board.name}"]
        self.screens = set()
        self._machine = machine
        self._player = player.Player(machine, None, print, print)
        self._chance = random.Random(seed)
        self._player.start()

    def act(self):
        """Do one gesture."""
        if self._chance.randrange(_CABLE) == 0:
            self._pull()
            return
        kind, places = self._chance.choice(_KINDS), view.places(self._machine)
        if kind == "wait" or not places:
            self._do(f"wait {_WAIT_MS}")
            return
        names = [f'"{self._chance.choice(places).name}"' for _ in range(1 + (kind == "drag"))]
        self._do(f"{kind} {' to '.join(names)}")

    def _pull(self):
        """Pull the cable when all is quiet: the same match has to be there afterwards."""
        self._do(f"wait {_WAIT_MS}")
        if self._is_unsaved():  # the device itself is playing
            return
        before = self._match()
        self._do("power off")
        self._do("power on")
        if self._match() != before:
            raise Broken("the match is another one after a power cut", self.lines)

    def _is_unsaved(self):
        app = self._machine.app
        return app.match is not None and app.autosave.unsaved(app.revision)

    def _match(self):
        with self._machine.inside():
            from kingdom import record

            match = self._machine.app.match
            return record.dump(match) if match else None

    def _do(self, line):
        self.lines.append(line)
        try:
            self._player.run(story.parse(line)[0])
        except player.Failed as failure:
            raise Broken(str(failure), self.lines) from failure
        if "Traceback" in self._machine.output:
            self._expect_none_such()
            raise Broken(self._machine.output, self.lines)
        self.screens.add(view.screen_name(self._machine))

    def _expect_none_such(self):
        """Have the story fail where the app tells in plain words that something broke."""
        if view.screen_name(self._machine) == "oops":
            self.lines.append(f'expect no text "{view.texts(self._machine)[0]}"')
