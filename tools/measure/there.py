# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Programs that measure on MicroPython, the language of the device."""

import shutil
import subprocess
import sys
from pathlib import Path

from tools import ROOT


def answers(program, *arguments):
    """Run a program of this folder at the root of the repository; give the lines it prints."""
    beside = Path(sys.executable).with_name("micropython")
    interpreter = str(beside) if beside.exists() else shutil.which("micropython")
    if interpreter is None:
        raise RuntimeError("micropython is missing; pip install -r requirements.txt")
    done = subprocess.run(
        [interpreter, f"tools/measure/{program}", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(done.stdout + done.stderr)
    return done.stdout.splitlines()
