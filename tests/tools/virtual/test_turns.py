# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""People at a table, and what they tell of it; tests/test_whole_game.py plays what they tell."""

import pytest
from kingdom import games
from kingdom.draft import LAY, TAKE
from kingdom.whole import WholeGame

from tools.virtual import story
from tools.virtual.turns import Table

GAME = games.load("kingdomino")


def seated(count, seed=1):
    players = [("", colour) for colour in GAME.COLOURS[:count]]
    return Table(WholeGame(GAME, players), seed)


@pytest.mark.parametrize(
    ("count", "most"), [(2, 6 * (4 + 8)), (3, 12 * (3 + 6)), (4, 12 * (4 + 8))]
)
def test_a_game_is_told_to_its_end_in_a_tap_a_domino_and_two_gestures_a_turn(count, most):
    table, lines = seated(count), []
    while not table.is_over:
        lines += table.turn()
    first_kings = GAME.draft(count, 5, ())[2] * count
    assert len(lines) <= most + first_kings
    assert len(story.parse("\n".join(lines))) == len(lines), "every line can be read"


def test_the_same_seed_tells_the_same_game_and_another_one_another():
    def told(seed):
        table = seated(4, seed)
        return [table.turn() for _ in range(20)]

    assert told(1) == told(1) != told(2)


def test_the_first_kings_are_told_by_player_and_domino_and_the_last_by_its_domino():
    table = seated(3)
    assert [line[:10] for line in table.turn()] == ["tap domino"] * 3
    told = [table.turn() for _ in range(3)]
    assert [len(lines) for lines in told] == [2, 2, 1]
    assert told[0][0].startswith("tap player ") and told[2][0].startswith("tap domino ")


def test_a_domino_is_laid_by_the_tap_that_takes_the_next_one_or_by_its_button():
    table = seated(4)
    for _ in range(1 + 4 + 1):
        table.turn()
    assert table.match.draft.task == LAY
    assert [line.partition(" ")[2].partition(" ")[0] for line in table.turn()] == [
        "square",
        "domino",
    ]
    while table.match.draft.round < table.match.draft.rounds:
        assert 'tap "Lay"' not in table.turn()
    last = []
    while not table.is_over:
        last += table.turn()
    assert last.count('tap "Lay"') + last.count('tap "Discard"') == 4


def test_a_move_by_itself_lays_and_leaves_the_taking_for_the_next():
    table = seated(4)
    for _ in range(1 + 4 + 1):
        table.turn()
    assert table.move()[-1] == 'tap "Lay"' and table.match.draft.task == TAKE
