# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.games.origins: what stands on squares, in texts, records and under fingers."""

from kingdom import record
from kingdom.games import origins
from kingdom.match import Match
from kingdom.square import FIRST
from kingdom.textform import parse, text

from tests.kingdom.forgery import forged
from tests.kingdom.refusals import refusal

EVERY = ["^1", "^2", "^3", "*"] + ["@" + name for name in origins.DWELLERS]


def test_every_token_has_a_text_that_comes_back():
    for letter in "dgljq":
        for number, token in enumerate(EVERY, 1):
            if letter + token != "d*":
                kingdom = "%s%s C" % (letter, token)
                board = parse(kingdom, 5, origins)
                assert board.tokens[11] == number
                written = text(board, origins)
                assert written.split(" / ")[2] == ". %s%s C . ." % (letter, token)
                assert parse(written, 5, origins).parts == board.parts


def test_a_piece_that_cannot_stand_is_refused_by_its_place():
    for token in EVERY:
        for kingdom, told in (
            ("v1%s C", "row 1, column 1: '%s' cannot be on a volcano"),
            ("g C / d d1%s", "row 2, column 2: '%s' cannot be on a printed fire"),
            ("g C%s", "row 1, column 2: '%s' cannot be where no terrain lies"),
        ):
            todo = "; put it elsewhere or leave it out"
            assert refusal(parse, kingdom % token, 5, origins) == told % token + todo
        assert refusal(parse, "C .%s" % token, 5, origins).startswith("row 1, column 2: unknown")


def test_two_things_on_a_square_are_refused_by_its_place():
    for ending in ("^1*", "*^1", "^1@hunter", "@hunter@small", "**", "*@hunter", "^2^1"):
        told = refusal(parse, "d C / g g%s" % ending, 5, origins)
        assert told.startswith(
            "row 2, column 2: cannot read '%s'; one thing stands on a square: ^1 to ^3, * or one "
            "of @hunter, @fisher, " % ending
        )


def test_what_is_no_piece_is_refused_by_its_place():
    for ending in ("^", "^0", "^4", "^11", "@", "@Hunter", "@chief", "@fire", "x"):
        told = refusal(parse, "C g%s" % ending, 5, origins)
        assert told.startswith("row 1, column 2: cannot read '%s'" % ending), told


def test_a_desert_has_no_wooden_resource():
    told = refusal(parse, "C d*", 5, origins)
    assert told.startswith(
        "row 1, column 2: '*' cannot be on a desert, which has no wooden resource; "
    )


def test_a_number_that_is_no_token_has_no_text():
    for token in (15, 16, 200, 255):
        assert refusal(origins.token_text, token) == "no token %d" % token


def entered(kingdom, mode="tribe", size=5):
    match = Match(origins, [("Ada", "black"), ("", "pink")], size, (mode, "homo_habilis"))
    match.set_board(0, parse(kingdom, size, origins))
    return match


def row_of(match, row=2):
    return text(match.board(), origins).split(" / ")[row]


def test_a_printed_fire_or_a_volcano_takes_the_piece_away_and_undo_brings_it_back():
    match = entered("g^2 l* C j@hunter q")
    assert match.add_crown(10) and match.add_crown(11) and match.add_crown(13)
    assert row_of(match) == "g1 l1 C j1 q"
    assert match.undo() and match.undo() and match.undo()
    assert row_of(match) == "g^2 l* C j@hunter q"
    assert match.lay(10, FIRST + 5) and match.erase(13) and row_of(match) == "v l* C . q"
    assert not match.lay(11, FIRST + 2) and row_of(match) == "v l* C . q"


def test_pieces_go_where_their_squares_go():
    match = entered("g^2 l* C j@hunter .")
    assert match.shift(1, 1) and row_of(match, 3) == ". g^2 l* C j@hunter"
    assert match.resize(7) and row_of(match, 4) == ". . g^2 l* C j@hunter ."
    assert match.resize(5) and row_of(match, 3) == ". g^2 l* C j@hunter"
    assert match.move_castle(16) and row_of(match, 3) == ". C l* g^2 j@hunter"


def test_a_record_keeps_pieces_and_what_players_told():
    match = entered("g^1 g^2 C q@oafish q@fire_lady / j* . . . .")
    match.select(1)
    match.count("flint", 1)
    match.count("mammoth", 2)
    data = record.dump(match)
    again = record.load(data)
    assert again.board(0).parts == match.board(0).parts
    assert again.counters(1) == bytearray((2, 0, 0, 1))
    assert again.options == ("tribe", "homo_habilis")
    assert record.dump(again) == data


def test_a_record_with_a_piece_that_cannot_be_is_refused():
    match = Match(origins, [("", "pink")], 5, ("tribe",))
    match.set_board(0, parse("v1 g1 C g d", 5, origins))
    data = record.dump(match)
    tokens = len(data) - 4 - 4 - 25
    for at, values in ((10, (1, 4, 5, 14)), (11, (1, 4, 9)), (12, (1, 5)), (14, (4,)), (0, (1,))):
        for value in values + (15, 255):
            assert refusal(record.load, forged(data, tokens + at, value))
    for at, value in ((13, 4), (13, 3), (14, 14)):
        assert record.load(forged(data, tokens + at, value)).board(0).tokens[at] == value
