# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What stays at home: every file in this folder is a command of `python -m tools`."""

import sys
from pathlib import Path

try:
    import click
except ImportError:
    told = "run it as .venv/bin/python -m tools; how that is set up is in docs/INSTALL.md, step 1"
    print(f"tools: this Python lacks the libraries of Crown Tally: {told}", file=sys.stderr)
    sys.exit(2)

ROOT = Path(__file__).resolve().parents[1]

# The root comes last: its code.py would hide Python's own module "code".
_ELSEWHERE = [path for path in sys.path if Path(path or ".").resolve() not in (ROOT, ROOT / "lib")]
sys.path[:] = [str(ROOT / "lib"), *_ELSEWHERE, str(ROOT)]


class Refusal(click.ClickException):
    """It cannot be done as asked: one line that says what is wrong and what to do."""

    exit_code = 2
