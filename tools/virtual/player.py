# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Play a story on a machine with a finger, an eye and a cable; nothing else reaches the app."""

import json
import re

from tools.virtual import finger, view
from tools.virtual.machine import Crashed, Machine


class Failed(Exception):
    """The story could be read but did not come true; the text says which line and why."""


def play(steps, board, out, write=print, log=lambda line: None, **options):
    """Play the steps on a new machine. `write` gets what dump prints, `log` tells of pictures.

    Gives back the texts that the last screen shows.
    """
    with Machine(board, **options) as machine:
        player = Player(machine, out, write, log)
        player.start()
        for step in steps:
            player.run(step)
        return view.texts(machine)


class Player:
    def __init__(self, machine, out, write, log):
        self.machine, self._out = machine, out
        self._write, self._log = write, log

    def start(self):
        self._do("at power-on", self.power, "on")

    def run(self, step):
        self._do(f"line {step.line}", getattr(self, step.verb), *step.arguments)

    def _do(self, when, act, *arguments):
        try:
            act(*arguments)
        except Failed as failure:
            raise Failed(f"{when}: {failure}") from None
        except Crashed as crash:
            raise Failed(f"{when}: the program crashed\n{crash}") from crash

    def board(self, name):
        pass  # chosen before the machine was made

    def fresh(self):
        pass  # neither

    def tap(self, name):
        finger.tap(self.machine, *self._find(name))

    def hold(self, name):
        finger.hold(self.machine, *self._find(name))

    def drag(self, *names):
        finger.drag(self.machine, [self._find(name) for name in names])

    def wait(self, milliseconds):
        self.machine.run(milliseconds)

    def power(self, state):
        if (state == "on") == self.machine.on:
            raise Failed(f"the power is {state} already")
        if state == "off":
            self.machine.power_off()
        else:
            self.machine.power_on()
            finger.settle(self.machine)

    def expect(self, there, kind, what):
        if kind == "screen":
            screen = view.screen_name(self.machine)
            if screen != what:
                raise Failed(f'the screen is "{screen}", not "{what}"')
        elif view.shows(self.machine, what) != there:
            seen = _listed(view.texts(self.machine))
            raise Failed(f'"{what}" is {"not " if there else ""}on the screen; it shows: {seen}')

    def shot(self, name):
        if not re.fullmatch(r"[\w.-]+", name):
            raise Failed(f'"{name}" cannot be the name of a picture')
        path = self._out / f"{name}.png"
        self.machine.png(path)
        self._log(f"picture: {path}")

    def dump(self):
        places = [place._asdict() for place in view.places(self.machine)]
        screen, texts = view.screen_name(self.machine), view.texts(self.machine)
        state = {"screen": screen, "texts": texts, "places": places}
        self._write(json.dumps(state, ensure_ascii=False))

    def _find(self, name):
        if not self.machine.on:
            raise Failed("the power is off")
        places = view.places(self.machine)
        for place in places:
            if place.name == name:
                return view.centre(place)
        there = _listed(place.name for place in places)
        raise Failed(f'there is no "{name}" to touch; there are: {there}')


def _listed(names):
    return ", ".join(f'"{name}"' for name in names) or "nothing"
