# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A practised hand enters what it was told to, tokens and all."""

import pytest
from kingdom import games, textform

from tests.kingdom import tiny_game
from tests.sitting import Sitting
from tools.virtual import hand, story
from tools.virtual.player import Player


@pytest.mark.parametrize(
    "kingdom",
    [
        "m3xx m w1 w f2x / w w2xx f f1 f / l l C s2 s / g g1x g s1x s / g2x l1 l l l2",
        "C . . . . / w1x w . . . / . . . . . / . . . . . / . . . . f1",
    ],
)
def test_what_the_hand_enters_is_what_it_was_told(machine, kingdom):
    game = games.load("giants")
    board = textform.parse(kingdom, 5, game)
    sit = Sitting(machine)
    sit.game(["Ada", "Bo"], options=(), game="giants")
    sit.open("entry")
    player = Player(machine, None, print, print)
    for step in story.parse("\n".join(hand.enter(board, game))):
        player.run(step)
    assert textform.text(machine.app.match.board(), game) == textform.text(board, game)


def test_each_kind_of_token_is_taken_once():
    board = textform.parse("r1~ r3^ . / r2 C r1~ / . . a^", 3, tiny_game)
    lines = hand.enter(board, tiny_game)
    assert lines[-6:] == [
        "tap palette boat",
        "tap square 0,0",
        "tap square 1,2",
        "tap palette hat",
        "tap square 0,1",
        "tap square 2,2",
    ]
