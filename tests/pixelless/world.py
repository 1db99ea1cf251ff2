# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The device without pixels, on CPython or MicroPython: where modules come from, and an App.

The stand-ins replace what is C on the device; lib/, fonts/ and Adafruit's libraries are real.
Run from the root of the repository.
"""

import sys

_HERE = "tests/pixelless/"


def enter(libraries):
    """Let imports find what a device finds; `libraries` is the folder of Adafruit's."""
    first = [_HERE + "circuitpython", "lib"]
    if sys.implementation.name == "micropython":
        first.append(_HERE + "micropython")
    sys.path[:] = first + [path for path in sys.path if path] + [_HERE[:-1], libraries]


class Touch:
    """The finger, put where a test wants it; readings as a panel with sound edges has them."""

    def __init__(self):
        self.at = self.raw = self.mapping = None

    def read(self):
        self.raw = self.at and (self.at[0] * 160 + 5200, self.at[1] * 200 + 5800)
        return self.at


class World:
    """An App on a device, its finger and its clock."""

    def __init__(self):
        import supervisor
        from table import device
        from table.app import App

        self._supervisor = supervisor
        found = device.find()
        found.language.name = found.language.name or "en"
        self.touch = found.touch = Touch()
        self.app = App(found, supervisor.ticks_ms())
        self.step(0)

    def step(self, milliseconds):
        """Let one round of the loop pass."""
        self._supervisor.now += milliseconds
        self.app.step(self._supervisor.ticks_ms())
