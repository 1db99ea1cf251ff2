# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A virtual board with a PyPortal's screen and any touch controller, to try its driver on."""

import time
from importlib import import_module
from pathlib import Path

from tools.boards import Plate, find
from tools.virtual.machine import REPOSITORY, Machine

IDLE = Path(__file__).parent / "tools/virtual/programs/idle/code.py"
EDGES = ((3000, 61000), (60000, 4000))  # of the plates below, along the picture and down it
PLATES = (Plate("X-", "X+", 3000, 61000), Plate("Y-", "Y+", 60000, 4000))
SWAPPED = (Plate("Y-", "Y+", 3000, 61000), Plate("X-", "X+", 60000, 4000))
RESET, INTERRUPT, SELECT = "D3", "D4", "ESP_CS"  # pins of a PyPortal that are free here


def board(kind, plates=(), size=(320, 240), **wiring):
    """A board of its own that carries such a chip."""
    usual = find("pyportal")
    pins = {name: pin for name, pin in usual.pins.items() if not name.startswith("TOUCH_")}
    return usual._replace(
        name="bench",
        board_id="bench",
        width=size[0],
        height=size[1],
        pins=pins,
        plates=plates,
        controller=(kind, wiring),
    )


class Bench:
    """A machine that does nothing; what runs on it is the driver alone."""

    def __init__(self, folder, kind, plates=(), **wiring):
        folder.mkdir()
        (folder / "code.py").symlink_to(IDLE)
        (folder / "lib").symlink_to(REPOSITORY / "lib")
        self.machine = Machine(board(kind, plates, **wiring), source=folder)
        self.chip = self.machine.hardware.chips[0]
        self.machine.power_on()

    def find(self, driver, *arguments, on="I2C", **options):
        """The touch that table.device.<driver> finds; arguments may be names of pins."""
        with self.machine.inside():
            time.sleep = self._sleep  # until we are outside again
            pins = import_module("board")
            for name, value in options.items():
                if isinstance(value, str):
                    options[name] = getattr(pins, value)
            arguments = [getattr(pins, a) if isinstance(a, str) else a for a in arguments]
            module = import_module(f"table.device.{driver}")
            self.touch = module.find(getattr(pins, on)(), *arguments, **options)
        return self.touch

    def _sleep(self, seconds):
        self.machine.hardware.time += seconds * 1000

    def look(self, *finger, after=20, pressure=1.0):
        """What the driver reads `after` ms of this finger, or of none."""
        if finger:
            self.machine.finger(*finger, pressure)
        else:
            self.machine.lift()
        return self.again(after)

    def again(self, after=0):
        """What it reads after so many ms, with the finger where it is."""
        self.machine.run(after)
        with self.machine.inside():
            return self.touch.read()

    def told(self):
        return self.machine.output

    def close(self):
        self.machine.close()
