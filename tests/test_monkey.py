# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A random finger on everything: no exception, and on the device's own language no heap lost.

200,000 gestures in all. Most of them play the real app and all its screens on stand-ins that draw
nothing (tests/pixelless), with scripted samples in the place of the touch panel: 179,600 here and
20,000 on MicroPython. 400 play on the full virtual board, with its pins, its panel and power cuts:
a gesture takes 30 times as long there, and `python -m tools monkey` plays a million.
"""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.test_micropython import ROOT, micropython
from tools.virtual import wander

HERE, ON_MICROPYTHON, ON_THE_BOARD = 44_900, 10_000, 400
HEAP = "800k"  # on 64 bits; app, screens, stand-ins and all compile and run in it
SCREENS = {path.stem for path in (ROOT / "lib/table/screens").glob("*.py")}
SCREENS -= {"__init__", "hold", "oops"}  # for a finger held from power-on, and for errors


def libraries():
    """The folder where Adafruit's libraries are."""
    return str(Path(find_spec("adafruit_ticks").origin).parent)


def played(output):
    """Give ({gestures: heap}, the screens seen) of what the monkey prints."""
    lines = [line.split() for line in output.splitlines()]
    heaps = [line for line in lines if line[:1] == ["gestures"]]
    screens = lines[-1]
    return {int(line[1]): int(line[3]) for line in heaps}, set(screens[1:])


@pytest.mark.parametrize("seed", (2, 5))
def test_the_device_s_own_language_neither_fails_nor_loses_heap(seed):
    arguments = (
        "tests/pixelless/monkey.py",
        libraries(),
        str(seed),
        "1000",
        str(ON_MICROPYTHON),
    )
    heaps, screens = played(micropython("-X", "heapsize=" + HEAP, *arguments))
    assert heaps[1000] == heaps[ON_MICROPYTHON]
    assert screens >= SCREENS


@pytest.mark.parametrize("seed", (11, 12, 13, 14))
def test_no_gesture_raises(seed, tmp_path):
    environment = dict(os.environ, PYTHONPYCACHEPREFIX=str(tmp_path))
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # screens are imported again and again
    done = subprocess.run(
        [sys.executable, "tests/pixelless/monkey.py", libraries(), str(seed), str(HERE)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    assert "Traceback" not in done.stdout + done.stderr
    assert played(done.stdout)[1] >= SCREENS


def test_no_gesture_on_the_full_board_raises():
    screens = wander.wander(seed=121, gestures=ON_THE_BOARD)
    seen = {"home", "entry", "setup", "name", "menu", "result", "line", "along"}
    assert screens - {"oops", "hold"} >= seen
