# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A virtual board with a drive, a finger and a cable, running an unchanged code.py."""

import io
import shutil
import tempfile
from pathlib import Path

from tools import boards
from tools.virtual import drive, picture
from tools.virtual.hardware import Hardware
from tools.virtual.power import Crashed, PowerCycle

__all__ = ["REPOSITORY", "STEP_MS", "Crashed", "Machine"]

REPOSITORY = Path(__file__).resolve().parents[2]
_LEDS = ("LED_RED", "LED_GREEN", "LED_BLUE")
STEP_MS = 10  # how long one round of the program's loop takes when it draws nothing


class Machine:
    """One board. A context manager: on leaving, nothing of it stays behind.

    board     its name, or a boards.Board that has none
    source    where code.py, lib, fonts ... come from
    folder    the drive; by default a temporary one that goes away with the machine
    ticks     the clock at power-on, to sit near the wrap of ticks_ms at 2**29
    computer  a computer is on the other end of the cable and has the drive mounted
    settings  {name: value} for a settings.toml of this drive's own
    fresh     nobody has chosen a language; else it is English where the drive does not tell
    noise     a seed for a touch panel that is not ideal; None for one that is
    """

    def __init__(
        self,
        board="pyportal",
        *,
        source=REPOSITORY,
        folder=None,
        ticks=0,
        computer=False,
        settings=None,
        fresh=False,
        noise=None,
    ):
        self.board = board if isinstance(board, boards.Board) else boards.find(board)
        self._temporary = None if folder else tempfile.mkdtemp(prefix="circuitpy-")
        self.drive = Path(folder or self._temporary).resolve()
        drive.fill(self.drive, Path(source))
        if settings is not None:
            spoken = {} if fresh else {"CROWN_LANGUAGE": "en"}
            drive.write_settings(self.drive, {**spoken, **settings})
        elif not fresh:
            drive.choose_language(self.drive)
        self.hardware = Hardware(self.board, ticks, computer)
        if noise is not None:
            self.hardware.make_noise(noise)
        self.hardware.settings = lambda: self.board.settings | drive.read_settings(self.drive)
        self._guard = drive.Guard(self.hardware)
        self._console = io.StringIO()
        self._cycle = None
        self.errors_expected = False  # set by a test that provokes some

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.power_off()
        if self._temporary:
            shutil.rmtree(self._temporary, ignore_errors=True)

    # power and time

    @property
    def on(self):
        return self._cycle is not None

    def power_on(self):
        """Plug the cable in and run the program up to its first look at the clock."""
        if self.on:
            raise RuntimeError("the board is on already")
        self._cycle = PowerCycle(self.drive, self.hardware, self._guard, self._console)
        self._cycle.start()
        self._notice_cut()

    def power_off(self):
        """Pull the cable, whatever the program is doing."""
        if self.on:
            self._cycle.cut()
            self._cycle = None

    def brown_out(self):
        """Let the supply dip so low that the chip stops, and come back."""
        self.safe_mode("BROWNOUT")

    def safe_mode(self, reason):
        """What the chip does in trouble, reason being a name of supervisor.SafeModeReason."""
        if not self.on:
            raise RuntimeError("the power is off")
        self._cycle.safe_mode(reason)

    def cut_power_at(self, write):
        """Have the power go in the middle of a write to drive or chip; 0 is the next one."""
        self.hardware.cut_at = write

    @property
    def milliseconds(self):
        """Time since the clock's zero, without the wrap of ticks_ms."""
        return self.hardware.milliseconds

    def run(self, milliseconds):
        """Let time pass, one step after the other; a step that draws much takes longer."""
        until = self.milliseconds + milliseconds
        while self.milliseconds < until:
            self.step()

    def step(self):
        """Let one round of the program's loop pass. Raises Crashed if the program did."""
        self.hardware.time += STEP_MS
        for chip in self.hardware.chips:
            chip.pass_time()
        if self.on:
            self._cycle.step()
            self._notice_cut()

    def _notice_cut(self):
        if not self.hardware.powered:
            self.hardware.cut_at = None
            self.power_off()

    # the finger

    def finger(self, x, y, pressure=1.0):
        """Put or move the finger; pressure 1 is firm, near 0 a touch the panel misses."""
        self.hardware.touch.press(x, y, pressure)

    def lift(self):
        self.hardware.touch.lift()

    # what can be seen and heard

    @property
    def display(self):
        return self.hardware.display

    @property
    def bytes_sent(self):
        """All bytes that ever went to the panel, commands included."""
        return self.hardware.sent

    def pixels(self):
        """What the panel shows: RGB565, high byte first, row by row. Black when it is off."""
        if not self.display or not self.display.panel.lit:
            return bytes(self.board.width * self.board.height * 2)
        self.display.paint()
        return bytes(self.display.panel.rgb565)

    def pixel(self, x, y):
        """(red, green, blue) of one pixel."""
        at = (y * self.board.width + x) * 2
        return tuple(picture.rgb(int.from_bytes(self.pixels()[at : at + 2], "big")))

    def picture(self, scale=1):
        """(width, height, rgb bytes); each pixel scale x scale large."""
        plain = picture.from_rgb565(self.board.width, self.board.height, self.pixels())
        return picture.enlarged(plain, scale) if scale > 1 else plain

    def png(self, path, scale=1):
        picture.write(Path(path), self.picture(scale))

    @property
    def lights(self):
        """[(red, green, blue)] of the NeoPixels, which take green first, or of three LEDs."""
        data = self.hardware.lights.get("NEOPIXEL", b"") if self.on else b""
        leds = [self.hardware.duty(led) for led in _LEDS]
        if self.on and leds[0] is not None:  # lit by a low level
            return [tuple(255 - duty // 257 for duty in leds)]
        return [(data[at + 1], data[at], data[at + 2]) for at in range(0, len(data), 3)]

    @property
    def heard(self):
        """[(milliseconds, hertz)] of every change at the speaker since the power came on."""
        return list(self.hardware.heard)

    @property
    def output(self):
        """All that the program printed, with tracebacks."""
        return self._console.getvalue()

    # the program from the inside, for tests

    @property
    def names(self):
        """The globals of code.py."""
        return self._cycle.program.names if self.on else {}

    @property
    def app(self):
        return self.names.get("app")

    def inside(self):
        """A context in which code runs as if on the device: its folder, files, clock, modules."""
        return self._cycle.program.world()
