# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How much heap the device's files take, measured on MicroPython without pixels."""

from importlib.util import find_spec
from pathlib import Path

from tools import ROOT
from tools.measure import there

PIXELLESS = "tests/pixelless/"
_AT_START = ("code.py", "boot.py", "safemode.py")
STEP_KB = 2  # so fine is the smallest heap sought in which a file compiles
_MOST_KB = 128


def files():
    """Give every file of the device, as a path from the root."""
    found = sorted((ROOT / "lib").rglob("*.py"))
    return [*_AT_START, *(path.relative_to(ROOT).as_posix() for path in found)]


def compiles(path, kilobytes):
    """Tell whether a file compiles in a heap of that size."""
    program = f"compile(open({path!r}).read(), {path!r}, 'exec')"
    return there.run("-X", f"heapsize={kilobytes}k", "-c", program).returncode == 0


def to_compile(path, guess=None):
    """Give the kilobytes of the smallest heap in which a file compiles.

    It is sought from a guess on, with longer and longer strides, and then between: where the guess
    is right, two programs tell.
    """
    least, most, stride = 0, _MOST_KB // STEP_KB, 1
    middle = (guess or _MOST_KB // 2) // STEP_KB
    while most - least > 1:
        middle = min(max(middle, least + 1), most - 1)
        if compiles(path, middle * STEP_KB):
            most, middle = middle, middle - stride
        else:
            least, middle = middle, middle + stride
        stride *= 2
        if most - least < stride:
            middle = (least + most) // 2
    return most * STEP_KB


def kept():
    """Give {path: bytes that stay after its import}, what it imports being there already."""
    return dict(_answers("keeping.py", *[path for path in files() if path.startswith("lib/")]))


def open_screens():
    """Give {what is open: bytes of heap in use}."""
    return dict(_answers("opening.py"))


def _answers(program, *arguments):
    program = PIXELLESS + program
    for line in there.answers("-X", "heapsize=4m", program, _libraries(), *arguments):
        name, _, count = line.rpartition(" ")
        yield name, int(count)


def _libraries():
    """The path from here, where it is inside: MicroPython keeps the longer ones in its heap."""
    folder = Path(find_spec("adafruit_ticks").origin).parent
    return str(folder.relative_to(ROOT) if folder.is_relative_to(ROOT) else folder)
