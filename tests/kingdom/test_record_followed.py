# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.record: games that are followed, with all their moves."""

import struct

from kingdom import record
from kingdom.dice import Dice
from kingdom.games import classic
from kingdom.whole import WholeGame

from tests.kingdom.followed import in_mid_dynasty
from tests.kingdom.forgery import AT, forged, sealed
from tests.kingdom.random_game import play
from tests.kingdom.refusals import refusal

# In a record of in_mid_dynasty(): who plays, whether there is a seed, the seed, how long the moves
ROBOTS = AT + 9 + len(b"\x00\x03Ada\x03\x00")
SEED = ROBOTS + 2
MOVES = SEED + 7


def test_a_game_that_is_followed_comes_back_with_all_its_moves():
    game = in_mid_dynasty()
    assert game.can_undo and game.can_redo and game.round == 1
    other = record.load(record.dump(game))
    for name in ("size", "options", "players", "round", "seat", "done", "seed", "robots", "moves"):
        assert getattr(other, name) == getattr(game, name), name
    for round in range(2):
        for seat in range(2):
            assert other.board(seat, round).parts == game.board(seat, round).parts
    for name in ("task", "seat", "round", "turn", "line", "kings", "coming", "claims", "box"):
        assert getattr(other.draft, name) == getattr(game.draft, name), name
    assert record.dump(other) == record.dump(game) and other.revision == 0
    while game.undo():
        assert other.undo()
    assert record.dump(other) == record.dump(game) and not other.can_undo
    while game.redo():
        assert other.redo()
    assert record.dump(other) == record.dump(game) and not other.can_redo


def test_a_game_that_is_over_and_one_that_has_not_begun_come_back():
    for moves, robots, seed in (
        (0, (), None),
        (1000, (), None),
        (0, (2, 2), 0),
        (1000, (2, 0), 9),
    ):
        game = WholeGame(classic, [("", "pink"), ("Bo", "blue")], 7, ("dynasty",), seed, robots)
        play(game, Dice(4), moves)
        game.finish()
        game.select(1)
        other = record.load(record.dump(game))
        assert record.dump(other) == record.dump(game)
        assert (other.done, other.seat, other.seed) == (True, 1, seed)
        assert other.robots == (bytes(robots) or bytes(2))


def test_any_changed_byte_of_a_game_that_is_followed_is_refused():
    data = record.dump(in_mid_dynasty())
    for at in range(len(data)):
        for change in (1, 128, 255):
            damaged = bytearray(data)
            damaged[at] ^= change
            assert refusal(record.load, bytes(damaged))


def test_any_cut_of_a_game_that_is_followed_is_refused():
    data = record.dump(in_mid_dynasty())
    for end in range(len(data)):
        assert refusal(record.load, data[:end])
        if end != len(data) - 4:
            assert refusal(record.load, sealed(data[:end]))
    assert refusal(record.load, sealed(data[:-4] + b"\x00"))


def test_a_forged_game_is_refused_or_is_just_that_game():
    """Some bytes may have another value: a name, a seat, who plays, a square of round one."""
    data, read = record.dump(in_mid_dynasty()), 0
    for at in range(len(data) - 4):
        damaged = forged(data, at, data[at] ^ (1, 2, 128)[at % 3])
        try:
            game = record.load(damaged)
        except ValueError:
            continue
        read += 1
        assert record.dump(game) == damaged
    assert 0 < read < 40, read


def test_moves_that_cannot_be_are_refused_in_a_record():
    data = record.dump(in_mid_dynasty())
    length = data[MOVES - 2]
    now = MOVES + length
    assert data[MOVES - 2 : MOVES] == bytes((40, 0)) and data[now : now + 2] == bytes((32, 0))
    for at, value, text in (
        (ROBOTS, 3, "each player needs a strength from 0 to 2"),
        (ROBOTS, 1, "that is another's move"),
        (ROBOTS + 1, 0, "that is another's move"),
        (SEED, 0, "where the device plays, it draws the dominoes too"),
        (SEED, 2, "this record of a match is damaged"),
        (SEED + 1, data[SEED + 1] ^ 1, "is not the next one"),
        (MOVES - 2, length - 1, "a move is two bytes"),
        (MOVES - 1, 255, "this record of a match is damaged"),
        (MOVES, data[MOVES] % 48 + 1, "is not the next one"),
        (MOVES + 1, data[MOVES + 1] ^ 128, "that is another's move"),
        (now - 2, 0, "domino 0 is not in the line"),
        (now, data[now] - 1, "a move is two bytes"),
        (now, data[now] - 4, "this record of a match is damaged"),  # other kingdoms
        (now, length + 2, "a move is two bytes"),
        (now + 1, 255, "a move is two bytes"),
        (AT + 5, 2, "this record of a match is damaged"),  # round
        (AT + 8, 1, "there is no draft for players: 1"),
        (AT + 8, 0, "there is no draft for players: 0"),
    ):
        assert data[at] != value
        assert text in refusal(record.load, forged(data, at, value)), (at, value, text)


def test_kingdoms_are_those_of_the_moves():
    data = record.dump(in_mid_dynasty())
    for kingdom in range(2):
        for index in range(25):
            at = len(data) - 4 - 50 + 25 * kingdom + index
            for value in (0, 2, 3):
                if value != data[at]:
                    assert refusal(record.load, forged(data, at, value))


def test_a_long_log_is_refused_at_its_first_wrong_move():
    data = record.dump(in_mid_dynasty())
    length = data[MOVES - 2]
    for log in (b"\xff\x7f" * 300, data[MOVES : MOVES + length] + bytes(400)):
        body = data[: MOVES - 2] + struct.pack("<H", len(log)) + log + data[MOVES + length : -4]
        assert refusal(record.load, sealed(body))


def test_another_version_is_refused():
    for version in (0, 1, 3, 255):
        assert refusal(record.load, forged(record.dump(in_mid_dynasty()), 10, version))
