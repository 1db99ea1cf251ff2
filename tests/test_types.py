# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""`make types` sees CircuitPython's own declarations, so a pin that the board lacks is found."""

import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[1]

RIGHT = """
import board
import busdisplay
from adafruit_touchscreen import Touchscreen

display: busdisplay.BusDisplay = board.DISPLAY
touch = Touchscreen(board.TOUCH_XL, board.TOUCH_XR, board.TOUCH_YD, board.TOUCH_YU)
"""
WRONG = """
import board
import busdisplay
import microcontroller
import storage

board.TOUCH_LEFT
display: busdisplay.BusDisplay = board.DISPLAY
display.show(None)
storage.remount("/", read_only=False)
microcontroller.nvm.append(1)
"""


@pytest.fixture(scope="module")
def check(tmp_path_factory):
    """The type check of make types on a text: (passes, output)."""
    tools = Path(sys.executable).parent
    subprocess.run([tools / "circuitpython_setboard", "pyportal"], check=True)

    def check(text):
        file = tmp_path_factory.mktemp("types") / "program.py"
        file.write_text(text)
        arguments = [tools / "basedpyright", "--pythonpath", sys.executable, file]
        done = subprocess.run(arguments, cwd=REPOSITORY, capture_output=True, text=True)
        return done.returncode == 0, done.stdout

    return check


def test_what_is_right_passes(check):
    passes, output = check(RIGHT)
    assert passes, output


def test_what_the_board_lacks_is_found(check):
    passes, output = check(WRONG)
    assert not passes
    for fault in ("TOUCH_LEFT", '"show"', '"read_only"', '"append"'):
        assert fault in output, fault
