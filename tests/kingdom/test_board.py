# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.board."""

from kingdom.board import Board
from kingdom.square import CASTLE

from tests.kingdom.refusals import refusal


def test_a_new_board_is_empty():
    board = Board(5)
    assert board.cells == bytearray(25)
    assert board.tokens is None
    assert board.castle == -1
    assert Board(7, True).tokens == bytearray(49)


def test_the_castle_is_found_wherever_it_stands():
    for index in (0, 12, 24):
        board = Board(5)
        board.cells[index] = CASTLE
        assert board.castle == index


def test_a_board_that_takes_another_goes_its_own_way():
    board = Board(3, True)
    board.cells[4], board.tokens[2] = 5, 7
    other = Board(3, True)
    other.take(board)
    assert other.parts == board.parts
    other.cells[4] = other.tokens[2] = 1
    assert (board.cells[4], board.tokens[2]) == (5, 7)


def test_a_board_of_another_kind_is_not_taken():
    assert "another kind" in refusal(Board(5).take, Board(7))
    assert "another kind" in refusal(Board(5).take, Board(5, True))
    assert "another kind" in refusal(Board(5, True).take, Board(5))
