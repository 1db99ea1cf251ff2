# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A program on a virtual board: boot.py, then code.py, in a greenlet that stops at every tick."""

import builtins
import os
import sys
import time

import greenlet

from tools.virtual.hardware import PowerCut, Restart

_PATIENCE = 1000  # looks at the clock without a round: somebody waits for it
_ATTEMPTS = 10  # a program may catch the cut a few times; then it is left where it stands


class Program:
    """Runs with the device's world in place: its folder, its files, its clock, its console."""

    def __init__(self, drive, hardware, guard, console, files=("boot.py", "code.py")):
        self._drive, self._hardware, self._guard = drive, hardware, guard
        self._files = files
        self._greenlet = greenlet.greenlet(self._run)
        self._world = _world(hardware, guard, console, self.sleep)
        self.names = {}  # the globals of the file that runs
        self._looks = 0  # at the clock, since the last round
        self.ending = None  # the exception or Restart that ended it, if one did

    @property
    def running(self):
        return not self._greenlet.dead

    def resume(self):
        """Let the program go on to its next tick, or to its end."""
        with self.world():
            self._greenlet.parent = greenlet.getcurrent()
            self._greenlet.switch()

    def world(self):
        return _World(self._drive, self._world)

    def tick(self, names):
        """Somebody reads the clock: hand over to the machine until it resumes.

        A round of the loop is a look of code.py itself. A library that looks too (each label
        does) goes on at once, unless it waits for the time to change.
        """
        if greenlet.getcurrent() is not self._greenlet:
            return
        self._looks += 1
        if names is self.names or self._looks > _PATIENCE:
            self._looks = 0
            self._greenlet.parent.switch()

    def sleep(self, seconds):
        until = self._hardware.milliseconds + round(seconds * 1000)
        while self._hardware.milliseconds < until and self.running:
            if greenlet.getcurrent() is not self._greenlet:
                return
            self.tick(self.names)

    def cut(self):
        """End the program where it stands, as a power cut does."""
        with self.world():
            for _ in range(_ATTEMPTS):
                if not self._greenlet or self._greenlet.dead:
                    return
                self._greenlet.parent = greenlet.getcurrent()
                self._greenlet.throw(PowerCut)

    def _run(self):
        try:
            for name in self._files:
                self._hardware.in_boot = name != "code.py"  # before USB
                if os.path.exists(name):
                    self._execute(name)
                self._hardware.end_program()
            self._hardware.in_boot = False
        except (PowerCut, greenlet.GreenletExit):
            pass
        except (Exception, SystemExit, Restart) as error:
            self.ending = error

    def _execute(self, name):
        self.names = {"__name__": "__main__", "__file__": name}
        with open(name, "rb") as file:
            source = file.read()
        exec(compile(source, str(self._drive / name), "exec"), self.names)


def _world(hardware, guard, console, sleep):
    """[(module, name, value)] of everything that a program sees differently on the device."""

    def getenv(key, default=None):
        value = hardware.settings().get(key, default)
        if isinstance(value, bool):
            return str(value).lower()
        return value if value is None else str(value)

    return [
        *guard.functions(),
        (builtins, "open", guard.open),
        (os, "getenv", getenv),
        (sys, "stdout", console),
        (time, "sleep", sleep),
        (time, "monotonic", lambda: hardware.milliseconds / 1000),
        (time, "monotonic_ns", lambda: hardware.milliseconds * 1000000),
    ]


class _World:
    """Puts a list of replacements and a working folder in place, and takes them back."""

    def __init__(self, folder, replacements):
        self._folder, self._replacements = folder, replacements

    def __enter__(self):
        self._kept = [(place, name, getattr(place, name)) for place, name, _ in self._replacements]
        self._cwd = os.getcwd()
        os.chdir(self._folder)
        for place, name, value in self._replacements:
            setattr(place, name, value)

    def __exit__(self, *_):
        for place, name, value in self._kept:
            setattr(place, name, value)
        os.chdir(self._cwd)
