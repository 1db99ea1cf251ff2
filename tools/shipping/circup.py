# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Leave the libraries to circup, which takes the newest from Adafruit's bundle."""

import shutil
import subprocess

from tools import Refusal


def check():
    """Refusal when circup is not here."""
    if not shutil.which("circup"):
        raise Refusal("circup is not installed: pip install circup, or leave --circup out")


def install(root, modules, run=subprocess.run):
    """Have circup put these on the drive; Refusal when it could not."""
    done = run([shutil.which("circup") or "circup", "--path", str(root), "install", *modules])
    if done.returncode:
        raise Refusal(
            "circup has failed, see above; until you run this again the device has no program"
        )
