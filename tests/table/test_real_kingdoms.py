# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Kingdoms of real games, entered by finger and read off the result screen, four at a table."""

import json
from pathlib import Path

import pytest

from tools.virtual import hand, story, view
from tools.virtual.player import Player

CASES = Path(__file__).parents[1] / "cases" / "boards.jsonl"
BOARDS = [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]
TABLES = [BOARDS[at : at + 4] for at in range(0, len(BOARDS) - 4, 4)] + [BOARDS[-4:]]
PLAYERS = ["Pink", "Yellow", "Green", "Blue"]


@pytest.mark.parametrize("boards", TABLES, ids=lambda boards: boards[0]["id"])
def test_a_real_kingdom_is_worth_what_its_source_says(new_machine, boards):
    player = Player(new_machine(), None, print, print)
    player.start()
    play(player, ['tap "New game"'])
    for board in boards:
        play(player, ["tap palette wheat"] + entering(player.machine, board))
        last = board is boards[-1]
        play(player, ['tap "Result"' if last else 'tap "Next player"'])
    assert standings(player.machine) == [
        (name, board["total_with_both_bonuses"]) for name, board in zip(PLAYERS, boards)
    ]


def entering(machine, board):
    from kingdom import textform

    game = machine.app.match.game
    return hand.enter(textform.parse(board["kingdom"], 5, game), game)


def play(player, lines):
    for step in story.parse("\n".join(lines)):
        player.run(step)


def standings(machine):
    """Read (name, points) off the rows of the result screen, by seat."""
    texts = view.texts(machine)
    rows = [texts[texts.index(name) :] for name in PLAYERS]
    return [(row[0], int(next(text for text in row if text.isdigit()))) for row in rows]
