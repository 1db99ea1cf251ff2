# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Whole stories by finger alone, from home on: they come true, with every picture as recorded."""

from pathlib import Path

import pytest

from tools.boards import SIZES
from tools.virtual import finger, story
from tools.virtual.machine import Machine
from tools.virtual.player import Player

STORIES = sorted((Path(__file__).parents[1] / "stories").glob("*.txt"))


class Looking(Player):
    """A player who compares a picture with the recorded one instead of keeping it."""

    def __init__(self, machine, check):
        super().__init__(machine, None, print, print)
        self._check = check

    def shot(self, name):
        finger.settle(self.machine)
        self._check(self.machine, name)


@pytest.mark.parametrize("board", SIZES)
@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_a_story_comes_true_as_recorded(path, board, check):
    steps = story.parse(path.read_text(encoding="utf-8"))
    with Machine(board, fresh=story.is_fresh(steps)) as machine:
        player = Looking(machine, check)
        player.start()
        for step in steps:
            player.run(step)
