# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The import system as the device has it, for as long as a machine is on."""

import importlib
import sys
from contextlib import contextmanager
from pathlib import Path

STAND_INS = Path(__file__).parent / "circuitpython"
_LIB = Path(__file__).resolve().parents[2] / "lib"
_NAMES = {path.stem for path in [*STAND_INS.glob("*.py"), *_LIB.iterdir()]}


class Imports:
    """Between `enter` and `leave` the stand-ins shadow everything of the same name.

    Every start of a program begins with `fresh`: modules from the drive, Adafruit's libraries
    and the stand-ins are imported anew; what is ours comes from the drive alone. What the tests
    had imported under the same names comes back at the end.
    """

    def __init__(self, drive):
        self._drive = drive
        self._path, self._before = None, None

    def enter(self):
        self._path = list(sys.path)
        host = [path for path in self._path if Path(path or ".").resolve() != _LIB]
        sys.path[:] = [str(STAND_INS), str(self._drive / "lib"), *host, str(self._drive)]
        importlib.invalidate_caches()
        names = set(_NAMES) | self._on_drive()
        self._before = {n: m for n, m in sys.modules.items() if self._is_device(n, names)}
        self._top = names
        self.fresh()

    def fresh(self):
        self._notice_new()
        for name in [name for name in sys.modules if self._is_device(name, self._top)]:
            del sys.modules[name]

    @contextmanager
    def firmware(self):
        """Meanwhile nothing comes from the drive: what the firmware has built in may stand here on
        a library of which a drive has only the files that its program needs."""
        path, before = sys.path[:], set(sys.modules)
        sys.path[:] = self._path_of_host()
        try:
            yield
        finally:
            sys.path[:] = path
            theirs = self._on_drive()
            for name in set(sys.modules) - before:
                if name.partition(".")[0] in theirs:
                    del sys.modules[name]

    def _path_of_host(self):
        drive = [str(self._drive / "lib"), str(self._drive)]
        return [path for path in sys.path if path not in drive]

    def leave(self):
        self.fresh()
        sys.modules.update(self._before)
        sys.path[:] = self._path
        importlib.invalidate_caches()

    def _notice_new(self):
        """The program may have put modules on the drive itself: an installer does."""
        new = self._on_drive() - self._top
        self._before.update({n: m for n, m in sys.modules.items() if n.partition(".")[0] in new})
        self._top |= new
        importlib.invalidate_caches()

    def _on_drive(self):
        """The names that an import could find on the drive."""
        entries = [*self._drive.glob("*.py"), *(self._drive / "lib").glob("*")]
        return {path.stem for path in entries} - {"code"}

    def _is_device(self, name, names):
        top = name.partition(".")[0]
        return top in names or top.startswith("adafruit_") or top == "neopixel"
