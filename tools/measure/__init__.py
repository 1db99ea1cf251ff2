# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What `python -m tools bench` measures: each file gives figures with their budgets."""

import json
from collections import namedtuple
from pathlib import Path

from kingdom import games, textform

# what was measured, the figure as text, the budget as text, and whether it is met
Figure = namedtuple("Figure", "what value budget met")

_BOARDS = Path(__file__).resolve().parents[2] / "tests" / "cases" / "boards.jsonl"


def kingdoms():
    """Give (id, Board) of the real kingdoms that the tests know, 5x5."""
    game = games.load("kingdomino")
    cases = [json.loads(line) for line in _BOARDS.read_text("utf-8").splitlines()]
    return [(case["id"], textform.parse(case["kingdom"], 5, game)) for case in cases]
