# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.usual."""

from kingdom.games import classic, giants
from kingdom.usual import usual_size


def test_the_first_size_is_usual_unless_the_game_says_more():
    assert [usual_size(classic, players) for players in (2, 3, 4)] == [5, 5, 5]


def test_two_with_giants_play_on_the_large_board_by_default():
    assert [usual_size(giants, players) for players in (1, 2, 3, 4, 5)] == [5, 7, 5, 5, 5]
