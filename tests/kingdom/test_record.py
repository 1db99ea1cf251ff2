# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.record: what is kept comes back, and nothing damaged is read."""

import kingdom.seldom
import kingdom.whole  # noqa: F401 - the largest first, while the heap is in one piece
from kingdom import record
from kingdom.games import classic
from kingdom.match import Match
from kingdom.square import FIRST
from kingdom.textform import parse

from tests.kingdom import tiny_game
from tests.kingdom.forgery import AT, forged, sealed
from tests.kingdom.refusals import refusal

NAMES = [("Ada", "pink"), ("", "blue"), ("Émile Ångström 한글", "green")]
SEATS = AT + 9


def played():
    """A match in the middle of its second round."""
    match = Match(classic, NAMES, 5, ("harmony", "dynasty"))
    match.set_board(1, parse("m3 C w1 / g2 f .", 5, classic))
    match.next_round()
    match.select(2)
    match.lay(3, FIRST + 4)
    match.finish()
    return match


def test_a_match_comes_back_as_it_was():
    match = played()
    other = record.load(record.dump(match))
    for name in ("game", "size", "options", "players", "round", "rounds", "seat", "done"):
        assert getattr(other, name) == getattr(match, name), name
    for round in range(2):
        for seat in range(3):
            assert other.board(seat, round).parts == match.board(seat, round).parts
    assert record.dump(other) == record.dump(match)


def test_tokens_and_counters_come_back():
    tiny_game.load()
    match = Match(tiny_game, [("", "grey"), ("", "red")], 5, ("flood",))
    match.set_board(0, parse("r2~ C a^", 5, tiny_game))
    match.select(1)
    match.count("shells", 200)
    other = record.load(record.dump(match))
    assert other.game is tiny_game and other.options == ("flood",)
    assert other.board(0).tokens == match.board(0).tokens
    assert other.counters(1) == bytearray((0, 200))


def test_a_loaded_match_begins_with_nothing_to_undo():
    match = record.load(record.dump(played()))
    assert not match.can_undo and not match.undo()
    assert match.lay(0, FIRST) and match.undo() and not match.can_undo
    assert match.board(2).cells[3] == FIRST + 4


def test_any_changed_byte_is_refused():
    data = record.dump(played())
    for at in range(len(data)):
        for change in (1, 128, 255):
            damaged = bytearray(data)
            damaged[at] ^= change
            assert refusal(record.load, bytes(damaged))


def test_damage_is_called_damage_whatever_it_hits():
    data = record.dump(played())
    for at in range(11, len(data)):
        damaged = bytearray(data)
        damaged[at] ^= 1
        assert refusal(record.load, bytes(damaged)) == "this record of a match is damaged"


def test_any_cut_is_refused():
    data = record.dump(played())
    for end in range(len(data)):
        assert refusal(record.load, data[:end])
        assert refusal(record.load, data[end + 1 :])
    assert refusal(record.load, data + b"\x00")


def test_a_cut_with_a_right_check_sum_is_refused():
    body = record.dump(played())[:-4]
    for end in range(len(body)):
        assert refusal(record.load, sealed(body[:end]))
    assert refusal(record.load, sealed(body + b"\x00"))


def test_another_version_is_refused():
    text = "this is no record of a match, or of another version"
    for version in (0, 3, 255):
        assert refusal(record.load, forged(record.dump(played()), 10, version)) == text
    assert refusal(record.load, forged(record.dump(played()), 10, 2))  # no game that is followed


def test_another_game_is_refused():
    data = record.dump(played()).replace(b"kingdomino", b"queendomin")
    assert refusal(record.load, sealed(data[:-4])).startswith("unknown game 'queendomin'")


def test_a_state_that_cannot_be_is_refused():
    data = record.dump(played())
    for at, value in (
        (AT, 6),  # size
        (AT + 1, 0),  # a second round without the option for it
        (AT + 2, 1),  # an option that is unknown
        (AT + 5, 3),  # round
        (AT + 6, 3),  # seat
        (AT + 7, 2),  # done
        (AT + 8, 0),  # players
        (AT + 8, 5),
        (SEATS, 4),  # colour
        (SEATS, 3),  # the colour of another
        (SEATS + 2, 10),  # a letter of a name
        (SEATS + 2, 255),
    ):
        assert data[at] != value
        assert refusal(record.load, forged(data, at, value)), (at, value)


def test_a_square_that_cannot_be_is_refused():
    data = record.dump(played())
    kingdom = len(data) - 4 - 25  # the last one
    assert data[kingdom + 3] == FIRST + 4
    for value in (8, 0x10, 0x11, 0x22, 0x48, 1):  # 1 is a second castle
        assert refusal(record.load, forged(data, kingdom + 3, value)), value
    assert record.load(forged(data, kingdom + 3, 0x26))


def test_a_token_that_cannot_be_is_refused():
    tiny_game.load()
    data = record.dump(Match(tiny_game, [("", "red")], 3, ("ebb",)))
    token = len(data) - 4 - 2 - 9
    assert data[token - 9 + 4] == 1
    for value in (1, 2, 3):
        assert refusal(record.load, forged(data, token, value))
        assert refusal(record.load, forged(data, token + 4, value))


def test_bytes_that_are_no_record_are_refused():
    for data in (b"", b"CrownTally", b"\x00" * 100, b"CrownTally\x01" + b"\xff" * 50):
        assert refusal(record.load, data)
        assert refusal(record.load, sealed(data))
