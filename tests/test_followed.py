# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A random finger in games that are followed: nothing raises, and what is shown is true."""

import os
import subprocess
import sys

from tests.test_micropython import ROOT, micropython
from tests.test_monkey import libraries

HERE, ON_MICROPYTHON = 4000, 1000
HEAP = "672k"


def games(output):
    """Give how many games, errands and moves were seen, from the last line."""
    words = output.split()
    return int(words[-5]), int(words[-3]), int(words[-1])


def test_no_gesture_raises_and_all_that_is_picked_shown_and_recorded_is_true(tmp_path):
    environment = dict(os.environ, PYTHONPYCACHEPREFIX=str(tmp_path))
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, "tests/pixelless/followed.py", libraries(), "1", str(HERE)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    seen, errands, moves = games(done.stdout)
    assert seen >= 6 and errands >= 10 and moves >= 200


def test_nor_does_any_on_the_device_s_own_language():
    arguments = ("tests/pixelless/followed.py", libraries(), "6", str(ON_MICROPYTHON))
    _, errands, moves = games(micropython("-X", "heapsize=" + HEAP, *arguments))
    assert errands >= 3 and moves >= 50
