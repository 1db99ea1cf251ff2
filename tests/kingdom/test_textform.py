# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.textform: what is read, what is written, and every refusal."""

from kingdom.games import classic
from kingdom.square import FIRST, square
from kingdom.textform import parse, parse_square, square_text, text

from tests import cases
from tests.kingdom import tiny_game
from tests.kingdom.refusals import refusal

FULL = "w1 w w f f / w w f1 f f / w l C f1 m1 / w l l g1 m2 / s l1 s g1 g"


def read_back(kingdom, size=5, game=classic):
    return text(parse(kingdom, size, game), game)


def refused(kingdom, size=5, game=classic):
    return refusal(parse, kingdom, size, game)


def test_every_square_of_every_game_reads_as_it_is_written():
    for game in (classic, tiny_game):
        for kind, most in enumerate(game.MOST_CROWNS):
            for crowns in range(most + 1):
                there = square(FIRST + kind, crowns)
                cell = square_text(there, 0, game)
                assert cell == game.LETTERS[kind] + (str(crowns) if crowns else "")
                assert parse_square(cell, game) == (there, 0)


def test_no_crown_may_be_written_as_nought():
    assert parse_square("w0", classic) == parse_square("w", classic)
    assert read_back("w0 C m0", 5).split(" / ")[2] == ". w C m ."


def test_a_whole_kingdom_reads_as_it_is_written():
    assert read_back(FULL) == FULL
    for case in cases.read("boards"):
        assert read_back(case["kingdom"]) == case["kingdom"]


def test_rows_are_parted_by_strokes_or_lines():
    lines = FULL.replace(" / ", "\n")
    for kingdom in (lines, "\n  " + lines + "\n\n", lines.replace("\n", " /\r\n"), FULL + " /"):
        assert read_back(kingdom) == FULL


def test_tokens_are_read_and_written_after_the_crowns():
    kingdom = "r2~ a^ a / . C r / r3^ . ."
    board = parse(kingdom, 3, tiny_game)
    assert list(board.tokens) == [1, 2, 0, 0, 0, 0, 2, 0, 0]
    assert text(board, tiny_game) == kingdom


def test_an_unknown_letter_is_refused_with_its_place():
    for cell in ("x", "W1", "1", "c", "?", "-", "é", "\x00"):
        message = refused("w w / C " + cell)
        assert message.startswith("row 2, column 2: unknown square '" + cell)
        assert "w f l g s m" in message


def test_endings_that_mean_nothing_are_refused():
    for cell in ("w10", "w1x", "C1", "C0", "f-1", "w²", "m3m3"):
        assert refused("C w / w " + cell).startswith("row 2, column 2: cannot read '")
    assert refused(". .x").startswith("row 1, column 2: unknown square '.x'")
    assert refused("a~ C", 3, tiny_game).startswith("row 1, column 1: '~' cannot be here")


def test_more_crowns_than_the_terrain_can_carry_are_refused():
    for letter, most in zip(classic.LETTERS, classic.MOST_CROWNS):
        message = refused(f"w C / {letter}{most} w / w {letter}{most + 1}")
        assert message.startswith(f"row 3, column 2: '{letter}{most + 1}' has too many crowns")
        assert message.endswith(f"has {most} at most")


def test_ragged_rows_are_refused():
    assert refused("w w w / w C").startswith("row 2, column 3: this row has 2 squares")
    assert refused("w w / w C w").startswith("row 2, column 3: this row has 3 squares")
    assert refused("w w / / w C").startswith("row 2, column 1: this row has 0 squares")


def test_a_wrong_size_is_refused():
    row = " ".join("wwwwww")
    assert refused(row).startswith("row 1, column 6: one column too many; there are 5")
    assert refused(" / ".join("wwwCww")).startswith("row 6, column 1: one row too many")
    assert read_back(row, 7).split(" / ")[3].count("w") == 6


def test_a_second_castle_is_refused():
    message = refused("w C / w C")
    assert message.startswith("row 2, column 2: a second castle")
    assert message.endswith("the first is at row 1, column 2")


def test_nothing_at_all_is_refused():
    for kingdom in ("", " ", "\n\n", "/", " / "):
        assert refused(kingdom).startswith("row 1, column 1: there is nothing")
