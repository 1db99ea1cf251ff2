# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.majority."""

from kingdom.board import Board
from kingdom.majority import HOLDS, HOLDS_NOT, holders, places, tied


def test_strictly_most_holds_it():
    for counts, expected in (
        ([3, 2, 0], [0]),
        ([0, 0, 1], [2]),
        ([5], [0]),
        ([0, 0], []),
        ([0], []),
        ([2, 2, 1], []),
        ([1, 3, 3, 3], []),
    ):
        assert holders(counts, bytes(len(counts))) == expected, counts


def test_on_a_tie_the_players_tell():
    assert tied([2, 2, 1], bytes(3)) == [0, 1]
    assert tied([1, 3, 3, 3], bytes(4)) == [1, 2, 3]
    for counts in ([3, 2], [0, 0], [1]):
        assert tied(counts, bytes(len(counts))) == []
    assert holders([2, 2, 1], [0, HOLDS, 0]) == [1]


def test_what_the_players_told_is_not_asked_again():
    for told in ([0, HOLDS, 0], [HOLDS_NOT, HOLDS_NOT, 0], [0, 0, HOLDS]):
        assert tied([2, 2, 1], told) == []
        assert tied([2, 2, 1], bytearray(told)) == []
    assert holders([2, 2, 1], [HOLDS_NOT, HOLDS_NOT, 0]) == []


def test_that_some_do_not_hold_it_leaves_the_others_to_ask():
    for told in ([HOLDS_NOT, 0, 0], [0, HOLDS_NOT, 0], [0, 0, HOLDS_NOT]):
        assert tied([2, 2, 1], told) == [0, 1]


def test_what_the_players_told_goes_before_what_is_counted():
    assert holders([3, 2, 0], [0, 0, HOLDS]) == [2]
    assert holders([3, 2, 0], [HOLDS_NOT, 0, 0]) == []
    assert holders([3, 2, 0], [0, HOLDS_NOT, 0]) == [0]
    assert holders([0, 0], [0, HOLDS]) == [1]


def test_only_squares_of_that_kind_with_that_token_count():
    boards = [Board(3, True), Board(3, True)]
    for index, (there, token) in enumerate(((3, 4), (3, 4), (3, 0), (4, 4), (19, 4), (3, 5))):
        boards[1].cells[index], boards[1].tokens[index] = there, token
    assert places(boards, 3, 4) == [[], [0, 1]]
