# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.whole: a log of moves leads to the same game, or is refused."""

from kingdom.dice import Dice
from kingdom.whole import WholeGame

from tests.kingdom.followed import laying, new, state, with_robots
from tests.kingdom.random_game import play
from tests.kingdom.refusals import refusal

NOT_NOW = "that is not what comes next"


def test_moves_lead_to_the_same_game_again():
    for game in (with_robots(70), laying()):
        log, now = game.moves
        other = WholeGame(game.game, game.players, game.size, game.options, game.seed, game.robots)
        other.replay(log, now)
        assert state(other) == state(game) and other.moves == game.moves
        other.replay(log, now - 4)
        assert other.can_redo and other.redo()


def test_moves_that_cannot_be_are_refused():
    game = laying()
    log, now = game.moves
    for other, stands, text in (
        (log[:-1], 0, "a move is two bytes"),
        (log, now - 1, "a move is two bytes"),
        (log, now + 2, "a move is two bytes"),
        (log, -2, "a move is two bytes"),
        (log[:2] + log, 2, "domino %d is not in the box" % log[0]),
        (log[:8] + log[10:], 2, "is not in the line"),
        (log + b"\xff\x7f", 2, "has a place and must be laid"),
        (log + b"\xfe\x7f", 2, "the domino cannot lie there"),
        (log[:1] + b"\x80" + log[2:], 2, "that is another's move"),
        (log[:1] + b"\x01" + log[2:], 2, "is not in the box"),
    ):
        assert text in refusal(new().replay, other, stands), (other, stands)


def test_moves_of_the_device_are_its_own():
    game = with_robots(60)
    log, now = game.moves
    for at in range(1, now, 2):
        forged = bytearray(log)
        forged[at] ^= 128
        other = new(4, 5, (), 12, game.robots)
        assert refusal(other.replay, bytes(forged), now) == "that is another's move"


def test_moves_behind_the_end_of_a_game_are_refused():
    game = new(2)
    play(game, Dice(3))
    log, now = game.moves
    for more in (b"\x01\x00", b"\xff\x7f", bytes(1000)):
        assert refusal(new(2).replay, log + more, now) == NOT_NOW
