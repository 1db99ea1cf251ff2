# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What stays at home: every file in this folder is a command of `python -m tools`."""

import sys
from pathlib import Path

import click

ROOT = Path(__file__).resolve().parents[1]

# The root comes last: its code.py would hide Python's own module "code".
_ELSEWHERE = [path for path in sys.path if Path(path or ".").resolve() not in (ROOT, ROOT / "lib")]
sys.path[:] = [str(ROOT / "lib"), *_ELSEWHERE, str(ROOT)]


class Refusal(click.ClickException):
    """It cannot be done as asked: one line that says what is wrong and what to do."""

    exit_code = 2
