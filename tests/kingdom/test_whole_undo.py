# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.whole: undo and redo across turns, and what the device does on its own."""

from kingdom import whole  # noqa: F401, I001 - the largest first, where there is room
from kingdom.bits import nth
from kingdom.dice import Dice
from kingdom.draft import OVER, TAKE, TURN_UP

from tests.kingdom.followed import laying, new, state, with_robots
from tests.kingdom.random_game import SET_UPS, chosen, make, play
from tests.kingdom.refusals import refusal


def test_undo_leads_back_move_by_move_and_redo_to_the_end():
    for players, size, options in SET_UPS[1:4]:
        game, dice = new(players, size, options), Dice(6)
        trail = [state(game)]
        while game.draft.task != OVER:
            make(game, chosen(game.draft, dice))
            trail.append(state(game))
        for at in range(len(trail) - 1, 0, -7):
            for _ in range(min(7, at)):
                assert game.can_undo and game.undo()
            assert state(game) == trail[max(at - 7, 0)], at
        assert not game.can_undo and not game.undo()
        for step in trail[1:]:
            assert game.can_redo and game.redo() and state(game) == step
        assert not game.can_redo and not game.redo()


def test_undo_takes_back_a_domino_a_king_and_a_place():
    game = laying()
    task, draft = TURN_UP, game.draft
    assert game.undo() and game.draft.task == task and len(game.draft.coming) == 3
    assert game.draft is not draft
    for _ in range(4):
        assert game.undo()
    assert game.draft.task == TAKE and game.draft.round == 0
    assert [game.draft.kings_left(seat) for seat in range(4)].count(1) == 1


def test_another_move_after_undo_forgets_what_was_undone():
    game = laying()
    first, second = nth(game.draft.places, 0), nth(game.draft.places, 1)
    game.place(first)
    game.take(game.draft.coming[0])
    assert game.undo() and game.undo() and game.can_redo
    before = game.moves
    game.place(second)
    assert not game.can_redo and game.moves[1] == before[1] + 2 == len(game.moves[0])
    assert game.undo() and game.redo() and not game.redo()


def test_a_refused_move_after_undo_keeps_what_was_undone():
    game = laying()
    game.place(nth(game.draft.places, 0))
    assert game.undo() and refusal(game.place, 0) and game.can_redo and game.redo()


def test_the_device_turns_up_and_moves_for_its_players():
    game, dice, seen = new(4, 5, (), 12, (0, 1, 2, 0)), Dice(12), set()
    while game.draft.task != OVER:
        seat, task = game.draft.seat, game.draft.task
        expected = task == TURN_UP or seat in (1, 2)
        assert game.by_device == expected
        make(game, chosen(game.draft, dice))
        log, now = game.moves
        assert (log[now - 1] >> 7) == expected
        seen.add((task, seat))
    assert len(seen) == 9 and not game.by_device


def test_undo_and_redo_stop_where_a_person_is_to_move():
    game = with_robots()
    trail = []
    while game.can_undo:
        before = game.moves[1]
        assert game.undo()
        assert not game.by_device and game.draft.seat in (0, 3)
        own = [at for at in range(game.moves[1], before, 2) if not game.moves[0][at + 1] >> 7]
        assert own == [game.moves[1]]  # one move of a person, and what the device did then
        trail.append(state(game))
    assert len(trail) == 2 * 12 * 2
    while trail:
        assert state(game) == trail.pop()
        assert game.redo()
    assert game.draft.task == OVER and not game.can_redo


def test_what_the_device_alone_has_done_is_nothing_to_undo():
    game = with_robots(4)
    assert game.moves[1] == 8 and not game.can_undo and not game.undo()
    assert game.moves[1] == 8
    game = new(2, 5, (), 3, (1, 1))
    play(game, Dice(1))
    assert game.draft.task == OVER and not game.can_undo
