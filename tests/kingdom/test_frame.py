# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.frame: where a kingdom lies that is smaller than its frame (MK-1)."""

from kingdom.frame import resized
from kingdom.games import classic
from kingdom.textform import parse, text

from tests.kingdom import tiny_game


def castle_of(kingdom, size=5):
    """Row and column of the castle, once the kingdom is set into its frame."""
    return divmod(parse(kingdom, size, classic).castle, size)


def test_the_castle_comes_to_the_middle_where_it_can():
    for kingdom in ("C", "C w w", "w w C", "w / C", "C w / w w", "w . / . C"):
        assert castle_of(kingdom) == (2, 2)
    assert castle_of("C w w", 7) == (3, 3)


def test_each_axis_goes_its_own_way():
    assert castle_of("w w C w w") == (2, 2)
    assert castle_of("C w w w") == (2, 1)
    assert castle_of("w w w C / w . . .") == (2, 3)
    assert castle_of("w / w / w / C") == (3, 2)


def test_an_axis_of_full_length_stays_as_it_is():
    assert castle_of("C w . . .") == (2, 0)
    assert castle_of("C / . / . / . / .") == (0, 2)
    assert castle_of(". C . . . / . w . . .") == (2, 1)


def test_empty_squares_at_the_edge_do_not_hold_a_kingdom_back():
    assert castle_of("C w w .") == (2, 2)
    assert castle_of(". . . / . . C") == (2, 2)


def test_a_kingdom_without_a_castle_is_centred():
    board = parse("w w w", 5, classic)
    assert text(board, classic).split(" / ")[2] == ". w w w ."
    assert text(parse("f f / f f", 5, classic), classic).split(" / ")[1:3] == [
        ". . . . .",
        ". . f f .",
    ]


def test_another_frame_keeps_every_square_and_token():
    kingdom = "r2~ a^ a / . C r / r3^ . ."
    small = parse(kingdom, 3, tiny_game)
    large = resized(small, 7)
    assert large.castle == 24
    assert bytes(sorted(large.cells))[-6:] == bytes(sorted(small.cells))[-6:]
    assert resized(large, 3).parts == small.parts


def test_what_does_not_fit_is_not_resized():
    for kingdom in ("C w w w w w", "w / w / C / w / w / w"):
        assert resized(parse(kingdom, 7, classic), 5) is None
    assert resized(parse("C w w w w", 7, classic), 5).castle == 10
