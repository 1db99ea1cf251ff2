# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.whole: errands as moves that are made, left, undone and refused."""

from kingdom.draft import LAY, PUT, TAKE

from tests.kingdom.refusals import refusal
from tests.kingdom.sending import answers, at_errand, may_be_left, must_be_done, new, tokens


def test_an_errand_is_a_move_that_is_undone_and_made_again():
    game = at_errand(new(), 0, must_be_done)
    before = tokens(game)
    seat, square = answers(game.draft)[0]
    assert game.seat == game.draft.seat == seat and not game.by_device
    assert game.send(seat, square) and game.draft.task == TAKE
    after = tokens(game)
    assert sum(after[seat]) == sum(before[seat]) + 1
    assert sum(game.board(seat).tokens) == sum(after[seat])
    assert game.undo() and tokens(game) == before and game.draft.task == PUT
    assert sum(game.board(seat).tokens) == sum(before[seat])
    assert game.redo() and tokens(game) == after
    assert game.undo() and game.undo() and game.draft.task == LAY and game.redo()
    assert game.draft.task == PUT and game.redo() and tokens(game) == after


def test_an_errand_that_is_left_is_a_move_too():
    game = at_errand(new(2), 2, may_be_left)
    before = tokens(game)
    assert game.skip() and tokens(game) == before
    assert game.undo() and game.draft.task == PUT and game.redo() and not game.redo()
    assert tokens(game) == before and game.draft.task != PUT


def test_a_giant_that_is_sent_is_undone_step_by_step():
    game = at_errand(new(2), 2, may_be_left)
    trail, seats = [tokens(game)], [game.seat]
    sender, square = answers(game.draft)[0]
    for _ in range(3):
        game.send(*answers(game.draft)[0])
        trail.append(tokens(game))
        seats.append(game.seat)
    counts = [sum([sum(own) for own in all_tokens]) for all_tokens in trail]
    assert counts == [counts[0], counts[0] - 1, counts[0] - 1, counts[0]]
    assert seats[0] == seats[1] == sender != seats[2]  # the receiver picks the crown
    for step in (trail[2], trail[1], trail[0]):
        assert game.undo() and tokens(game) == step


def test_a_match_to_be_entered_by_hand_has_no_errand_that_is_half_done():
    game = at_errand(new(2), 2, may_be_left)
    seats = range(len(game.players))
    before = [bytes(game.board(seat).tokens) for seat in seats]
    cells = [bytes(game.board(seat).cells) for seat in seats]
    for _ in range(2):
        game.send(*answers(game.draft)[0])
    plain = game.plain()
    assert [bytes(plain.board(seat).tokens) for seat in seats] == before
    assert [bytes(plain.board(seat).cells) for seat in seats] == cells


def test_who_answers_for_a_player_of_the_device():
    game = at_errand(new(2, 7, (1, 1)), 7, must_be_done)
    assert game.by_device
    game.send(*answers(game.draft)[0])
    assert not game.can_undo
    log, now = game.moves
    assert log[now - 1] & 128


def test_answers_that_cannot_be_are_refused_and_change_nothing():
    must, may = at_errand(new(), 0, must_be_done), at_errand(new(2), 2, may_be_left)
    own, square = answers(must.draft)[0]
    there = must.draft.kingdoms[own].castle
    for game, order, text in (
        (must, lambda: must.skip(), "the giant must go somewhere"),
        (must, lambda: must.send(own, there), "the giant cannot go there"),
        (must, lambda: must.send(own, 255), "the giant cannot go there"),
        (must, lambda: must.send((own + 1) % 3, square), "the giant cannot go there"),
        (must, lambda: must.send(own, 256), "there is no square 256"),
        (must, lambda: must.send(own, -1), "there is no square -1"),
        (must, lambda: must.send(3, square), "there is no seat 3"),
        (must, lambda: must.send(-1, square), "there is no seat -1"),
        (must, lambda: must.place(0), "that is not what comes next"),
        (must, must.discard, "that is not what comes next"),
        (may, lambda: may.take(1), "that is not what comes next"),
        (may, lambda: may.send(may.seat, 0), "the giant cannot go there"),
    ):
        before = tokens(game), game.moves, game.revision
        assert refusal(order) == text
        assert (tokens(game), game.moves, game.revision) == before
        assert game.draft.errand
    must.send(own, square)
    for order in (must.skip, lambda: must.send(own, square)):
        assert refusal(order) == "that is not what comes next"
