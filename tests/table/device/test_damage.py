# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Damage of any kind, by the hundred thousand: a whole match or a refusal, and nothing else."""

import random
import struct
from binascii import crc32
from io import BytesIO

import pytest
from kingdom import games, record, textform
from kingdom.dice import Dice
from kingdom.draft import OVER
from kingdom.games import classic
from kingdom.match import Match
from kingdom.square import CASTLE
from kingdom.whole import STRONGEST, WholeGame
from table.device import slot

from tests.kingdom import tiny_game
from tests.kingdom.random_game import SET_UPS, play
from tests.table.device.mutation import mutations

_RECORDS, _FORGED, _SLOTS, _STORED = 60000, 30000, 30000, 10000
_FOLLOWED, _FORGED_MOVES = 10000, 4000


@pytest.fixture(scope="module")
def records():
    """Matches of all games, sizes and options, in all their rounds, as bytes."""
    tiny_game.load()
    dice = random.Random(1)
    found = []
    for game in [games.load(name) for name in games.names()]:
        for size in game.SIZES:
            for options in (game.DEFAULTS, _as_many_as_possible(game)):
                found += _played(game, size, options, dice)
    return found


@pytest.fixture(scope="module")
def followed():
    """Games that are followed, at their beginning, in the middle, undone in part, and over."""
    found = []
    for number, (players, size, options) in enumerate(SET_UPS):
        for seed, robots in ((None, 0), (number << 24, 0), (7, STRONGEST)):
            for moves in (0, 17 + number, 50, 1000):
                found.append(_followed(players, size, options, seed, robots, moves))
    return found


def _followed(players, size, options, seed, robots, moves):
    seats = [("Émile", classic.COLOURS[0])] + [("", each) for each in classic.COLOURS[1:players]]
    options = (*options, "dynasty", "harmony")
    strengths = bytes(seat and robots for seat in range(players))
    game = WholeGame(classic, seats, size, options, seed, strengths)
    if moves == 50:
        play(game, Dice(1), 30)
        game.next_round()
    play(game, Dice(moves), moves)
    if moves < 1000:
        game.undo()
    return record.dump(game)


def _as_many_as_possible(game):
    grouped = [name for *_, names in game.GROUPS for name in names]
    chosen = [name for name, _ in game.OPTIONS if name not in grouped]
    for _, _, most, names in game.GROUPS:
        chosen += names[:most]
    return chosen


def _played(game, size, options, dice):
    seats = dice.randrange(max(2, game.PLAYERS[0]), game.PLAYERS[1] + 1)
    names = ["Ada", "Émile", "", "한글", "x" * 12][:seats]
    match = Match(game, list(zip(names, game.COLOURS, strict=False)), size, options)
    yield record.dump(match)
    while True:
        for seat in range(seats):
            match.select(seat)
            for index in range(size * size):
                match.lay(index, dice.randrange(2, 2 + len(game.TERRAINS)))
                match.add_crown(index)
        yield record.dump(match)
        if not match.next_round():
            break
    match.finish()
    yield record.dump(match)


def sealed(data):
    """The same with a check sum that is right, so that the damage is not seen at once."""
    body = data[:-4]
    return body + struct.pack("<I", crc32(body))


def outcome(data):
    """Load a record: None when it is refused, else the match, which has to be whole."""
    match = outcome_of_a_match(data)
    if match:
        assert_can_be_played(match)
    return match


def outcome_of_a_match(data):
    try:
        match = record.load(data)
    except ValueError as refusal:
        assert str(refusal)
        return None
    assert record.dump(match) == data, data
    return match


def assert_can_be_played(match):
    """Every kingdom can be: it has a text form, one castle at most, and points."""
    for round in range(match.round + 1):
        for seat in range(len(match.players)):
            board = match.board(seat, round)
            assert board.cells.count(CASTLE) <= 1
            text = textform.text(board, match.game)
            assert textform.parse(text, match.size, match.game).parts == board.parts, text
            assert match.lines(seat, round) is not None
    assert match.seat < len(match.players) and match.round < match.rounds
    if match.draft:
        assert_can_be_gone_on_with(match)


def assert_can_be_gone_on_with(game):
    """Back to its first move, forward again, and on to its end; a person moves for the device."""
    while game.undo():
        pass
    while game.redo():
        pass
    play(game, Dice(0))
    assert game.draft.task == OVER


def test_a_damaged_record_is_refused(records):
    read = 0
    for original, damaged in mutations(records, _RECORDS, random.Random(2)):
        if outcome(damaged):
            assert damaged in records, original
            read += 1
    assert read < _RECORDS // 20  # mutations that change nothing


def test_a_forged_record_is_refused_or_a_whole_match(records):
    read = 0
    for _, damaged in mutations(records, _FORGED, random.Random(3)):
        read += outcome(sealed(damaged)) is not None
    assert read > _FORGED // 100  # some forgeries are matches, and then all of them is


def test_a_record_of_another_version_is_refused(records):
    for data in records:
        at = data.index(b"CrownTally") + len(b"CrownTally")
        for version in {0, 2, 3, 255}:
            assert outcome(sealed(data[:at] + bytes((version,)) + data[at + 1 :])) is None


def test_a_followed_record_of_another_version_is_refused(followed):
    for data in followed:
        at = len(b"CrownTally")
        assert data[at] == 2
        for version in {0, 1, 3, 255}:
            assert outcome(sealed(data[:at] + bytes((version,)) + data[at + 1 :])) is None


def test_a_damaged_game_that_is_followed_is_refused(followed):
    for _, damaged in mutations(followed, _FOLLOWED, random.Random(6)):
        if outcome_of_a_match(damaged):
            assert damaged in followed


def test_a_forged_game_that_is_followed_is_refused_or_can_be_gone_on_with(followed):
    read = 0
    for original, damaged in mutations(followed, _FORGED_MOVES, random.Random(7)):
        match = outcome_of_a_match(sealed(damaged))
        if match and damaged != original:
            assert_can_be_played(match)
            read += 1
    assert read > _FORGED_MOVES // 100


def test_any_bit_of_a_game_that_is_followed():
    """With a check sum that is right: refused, or the very same bytes again."""
    data, read = _followed(2, 5, (), 0x89ABCDEF, 1, 50), 0
    for at in range(len(data) - 4):
        for bit in range(8):
            damaged = sealed(data[:at] + bytes((data[at] ^ 1 << bit,)) + data[at + 1 :])
            read += outcome_of_a_match(damaged) is not None
    assert 0 < read < len(data)


def test_a_log_as_long_as_it_can_be_is_read_no_further_than_its_first_wrong_move(monkeypatch):
    data, made, again = _followed(4, 5, (), None, 0, 1000), [], WholeGame._again
    monkeypatch.setattr(WholeGame, "_again", lambda game: made.append(again(game)))
    log = record.load(data).moves[0]
    assert len(made) == len(log) // 2
    whole, at = len(log) // 2, data.index(log)
    for good, more in ((log, b"\xff\x7f"), (log, b"\1\0"), (log[:100], b"\0\0"), (b"", b"\1\0")):
        long = (good + more * 0x7FFF)[:0xFFFE]
        body = data[: at - 2] + struct.pack("<H", len(long)) + long + data[at + len(log) :]
        del made[:]
        assert outcome_of_a_match(sealed(body)) is None
        assert len(made) <= whole


def test_a_damaged_slot_is_empty(records):
    copies = [slot.pack(at * 1000, data) for at, data in enumerate(records)]
    known = {slot.load(BytesIO(copy).read) for copy in copies}
    for _, damaged in mutations(copies, _SLOTS, random.Random(4)):
        found = slot.load(BytesIO(damaged).read)
        assert found is None or found in known


def test_a_forged_slot_holds_a_match_or_a_refusal(records):
    copies = [slot.pack(7, data) for data in records]
    for _, damaged in mutations(copies, _STORED, random.Random(5)):
        found = slot.load(BytesIO(sealed(damaged)).read)
        if found:
            outcome(found[1])


def test_these_are_more_than_a_hundred_thousand():
    assert _RECORDS + _FORGED + _SLOTS + _STORED > 100000
