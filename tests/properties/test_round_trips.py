# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What is written is read back to the byte, and what is damaged is not read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kingdom import record
from kingdom.games import classic
from kingdom.textform import parse, text

from tests.kingdom import tiny_game
from tests.properties.kingdoms import kingdoms, matches


@given(kingdoms() | kingdoms(tiny_game, tiny_game.SIZES))
def test_a_text_comes_back(kingdom):
    written, size = kingdom
    game = tiny_game if set(written) & set("ar") else classic
    board = parse(written, size, game)
    assert text(board, game) == written
    assert parse(text(board, game).replace(" / ", "\n"), size, game).parts == board.parts


@given(matches())
def test_a_match_comes_back(match):
    data = record.dump(match)
    other = record.load(data)
    assert record.dump(other) == data
    for name in ("game", "size", "options", "players", "round", "seat", "done"):
        assert getattr(other, name) == getattr(match, name)
    assert not other.can_undo and not other.can_redo


@given(matches(), st.data())
def test_a_record_with_any_byte_changed_is_refused(match, data):
    record_data = bytearray(record.dump(match))
    at = data.draw(st.integers(0, len(record_data) - 1))
    record_data[at] ^= data.draw(st.integers(1, 255))
    with pytest.raises(ValueError):
        record.load(bytes(record_data))


@given(matches(), st.data())
def test_a_record_cut_anywhere_is_refused(match, data):
    whole = record.dump(match)
    cut = data.draw(st.integers(0, len(whole) - 1))
    for piece in (whole[:cut], whole[cut + 1 :], whole + whole[: cut + 1]):
        with pytest.raises(ValueError):
            record.load(piece)


@given(st.binary(max_size=300))
def test_any_bytes_are_refused_in_one_way(data):
    for head in (b"", b"CrownTally\x01", b"CrownTally\x01\x0akingdomino"):
        body = head + data
        with pytest.raises(ValueError):
            record.load(body)
        try:
            match = record.load(body + record._four(record.crc32(body)))
        except ValueError:
            continue
        assert record.dump(match)[:-4] == body
