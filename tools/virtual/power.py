# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""One power cycle of a board: from the moment the cable goes in until it is pulled."""

import traceback
from importlib import import_module

from tools.virtual import hardware as wiring
from tools.virtual.imports import Imports
from tools.virtual.program import Program

# What runs by the reason of a safe mode; for any other reason it is safemode.py alone.
_FILES = {"NONE": ("boot.py", "code.py"), "USER": ()}


class Crashed(Exception):
    """An exception left code.py or boot.py; its text holds the device's traceback."""


_REASONS = {"reset": "RESET", "reload": "SUPERVISOR_RELOAD", "watchdog": "RESET"}
_RESETS = {"reset": "SOFTWARE", "watchdog": "WATCHDOG", "BROWNOUT": "BROWNOUT"}


class PowerCycle:
    def __init__(self, folder, hardware, guard, console):
        if wiring.plugged is not None:
            raise RuntimeError("another machine is on; one at a time")
        self._folder, self._hardware = folder, hardware
        self._guard, self._console = guard, console
        self._imports = Imports(folder)
        wiring.plugged = hardware
        hardware.powered = True
        hardware.yield_to_machine = lambda names: self.program.tick(names)
        self._imports.enter()

    def start(self):
        """Run the program up to its first look at the clock."""
        self._hardware.reset()
        for chip in self._hardware.chips:
            chip.power_on()
        self._hardware.run_reason, self._hardware.reset_reason = "STARTUP", "POWER_ON"
        self._load()
        self._make_display()
        self._resume()

    def step(self):
        """Let one round of the program's loop pass; the clock has been moved already."""
        if self.program.running:
            self._resume()
        if self._hardware.display is not None:
            self._hardware.display.pass_time()
        if self._watchdog_expired():
            self._restart("watchdog")

    def safe_mode(self, reason):
        """The chip stops where it stands and starts again, without code.py."""
        self._guard.cut()
        self._restart(reason)

    def cut(self):
        """Pull the cable: whatever the program was doing ends here."""
        self._hardware.powered = False
        self._guard.cut()
        self.program.cut()
        self._displays().switch_off()
        self._imports.leave()
        wiring.plugged = None
        self._hardware.yield_to_machine = lambda names: None

    def _load(self):
        self._imports.fresh()
        files = _FILES.get(self._hardware.safe_mode, ("safemode.py",))
        self.program = Program(self._folder, self._hardware, self._guard, self._console, files)

    def _make_display(self):
        """What the firmware does before any program."""
        with self.program.world():
            self._displays().switch_on(self._hardware)

    def _displays(self):
        with self._imports.firmware():
            from tools.virtual import display  # needs the stand-ins: only while the board is on

            import_module("terminalio")  # the letters that are built in
        return display

    def _resume(self):
        self.program.resume()
        ending, self.program.ending = self.program.ending, None
        if isinstance(ending, wiring.Restart):
            self._restart(ending.args[0])
        elif ending is not None:
            self._report(ending)

    def _restart(self, kind):
        """kind is "reset", "reload", "watchdog" or the reason of a safe mode."""
        self.program.cut()
        if kind == "reload":
            self._hardware.end_program()
        else:
            self._hardware.reset()
            self._hardware.reset_reason = _RESETS.get(kind, "UNKNOWN")
        if kind not in _REASONS:
            self._hardware.safe_mode = kind
        self._hardware.run_reason = _REASONS.get(kind, kind)
        self._load()
        if kind != "reload" and self._hardware.board.wires:  # the program has made its own
            self._make_display()
        self._resume()

    def _report(self, error):
        """Tell of a crash as the device does: on the console, from the program's first line on."""
        text = "".join(traceback.format_exception(error.with_traceback(_own(error))))
        text = text.replace(f"{self._folder}/", "")
        self._console.write(text)
        raise Crashed(text) from error

    def _watchdog_expired(self):
        watchdog = self._hardware.watchdog
        return watchdog is not None and self._hardware.milliseconds - watchdog[1] > watchdog[0]


def _own(error):
    """The traceback without the frames of the machine itself."""
    frames = error.__traceback__
    while frames and frames.tb_frame.f_globals.get("__name__", "").startswith("tools."):
        frames = frames.tb_next
    return frames
