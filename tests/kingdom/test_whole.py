# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.whole: a match that is followed move by move."""

import kingdom.whole  # noqa: F401 - the largest first, while the heap is in one piece
from kingdom import record
from kingdom.bits import nth
from kingdom.dice import Dice
from kingdom.draft import OVER, TURN_UP
from kingdom.games import classic
from kingdom.match import Match
from kingdom.square import CASTLE, FIRST

from tests.kingdom.followed import COLOURS, laying, new
from tests.kingdom.random_game import chosen, make, play
from tests.kingdom.refusals import refusal

NOT_NOW = "that is not what comes next"


def test_a_game_begins_with_castles_and_nothing_to_undo():
    game = new()
    assert game.draft.task == TURN_UP and game.moves == (b"", 0)
    assert not (game.can_undo or game.can_redo or game.undo() or game.redo() or game.by_device)
    assert (game.seed, game.robots, game.revision) == (None, bytes(4), 0)
    for seat in range(4):
        assert sum(game.board(seat).cells) == CASTLE == game.board(seat).cells[12]


def test_a_match_is_followed_or_not():
    assert Match(classic, COLOURS).draft is None and new().draft is not None


def test_every_move_shows_on_the_boards_and_in_the_revision():
    game, dice = new(), Dice(9)
    while game.draft.task != OVER:
        before, task, seat = game.revision, game.draft.task, game.draft.seat
        game.finish()
        squares = [bytes(game.board(each).cells) for each in range(4)]
        before = game.revision
        move = chosen(game.draft, dice)
        assert make(game, move)
        assert game.revision == before + 1 and not game.done
        for each in range(4):
            changed = bytes(game.board(each).cells) != squares[each]
            assert changed == (move[0] == "lay" and each == seat), (task, each)
            assert game.board(each).cells == game.draft.kingdoms[each].board().cells


def test_the_player_whose_turn_it_is_sits_in_front():
    game, dice = new(), Dice(2)
    while game.draft.task != OVER:
        last = game.seat
        make(game, chosen(game.draft, dice))
        assert game.seat == (last if game.draft.seat is None else game.draft.seat)


def test_moves_are_two_bytes_each_in_their_order():
    game = new()
    for number in (40, 7, 25, 12):
        game.turn_up(number)
    for number, seat in ((7, 2), (12, 0), (25, 3), (40, 1)):
        game.take(number, seat)
    for number in (1, 2, 3, 4):
        game.turn_up(number)
    place = nth(game.draft.places, 5)
    game.place(place)
    game.take(3)
    log, now = game.moves
    assert now == len(log) == 28
    assert log[:16] == bytes((40, 0, 7, 0, 25, 0, 12, 0, 7, 2, 12, 0, 25, 3, 40, 1))
    assert log[24:] == bytes((place & 255, place >> 8, 3, 2))


def test_a_move_at_the_wrong_time_is_refused_whatever_its_number():
    """All moves share one log: a place is no domino, and a domino is no place."""
    game = new()
    for order in (lambda: game.place(5), lambda: game.take(5, 0), game.discard):
        assert refusal(order) == NOT_NOW
    for number in (5, 6, 7, 8):
        game.turn_up(number)
    for order in (lambda: game.place(5), lambda: game.turn_up(9), game.discard):
        assert refusal(order) == NOT_NOW
    game = laying()
    place = nth(game.draft.places, 0)
    assert refusal(game.take, game.draft.coming[0]) == NOT_NOW
    assert refusal(game.turn_up, place) == NOT_NOW
    play(game, Dice(1))
    for order in (lambda: game.place(5), lambda: game.take(5), lambda: game.turn_up(5)):
        assert refusal(order) == NOT_NOW
    assert refusal(game.discard) == NOT_NOW


def test_a_move_that_cannot_be_is_refused_and_changes_nothing():
    game = laying()
    before, revision, domino = record.dump(game), game.revision, game.draft.domino
    for order, text in (
        (lambda: game.place(0), "the domino cannot lie there"),
        (lambda: game.place(-1), "there is no place -1"),
        (lambda: game.place(0x7FFF), "there is no place 32767"),
        (lambda: game.place(0x8000 | nth(game.draft.places, 0)), "there is no place"),
        (game.discard, "domino %d has a place and must be laid" % domino),
    ):
        assert refusal(order).startswith(text)
        assert record.dump(game) == before and game.revision == revision
    game = new()
    for number in (5, 6, 7, 8):
        game.turn_up(number)
    for number, seat, text in (
        (5 + 256, 0, "there is no domino 261"),
        (0, 0, "there is no domino 0"),
        (-1, 0, "there is no domino -1"),
        (9, 0, "domino 9 is not in the line"),
        (5, 4, "name a player who has a king left"),
        (5, -1, "name a player who has a king left"),
        (5, 127, "name a player who has a king left"),
        (5, 256, "name a player who has a king left"),
        (5, None, "name a player who has a king left"),
    ):
        assert refusal(game.take, number, seat) == text
    assert game.moves[1] == 8


def test_a_domino_that_was_turned_up_is_not_in_the_box():
    game = new()
    game.turn_up(5)
    for number in (5, 0, -1, 49, 5 + 256, 5 + 0x8000):
        assert refusal(game.turn_up, number) == "domino %d is not in the box" % number
    assert game.moves[1] == 2


def test_a_dynasty_is_three_games_of_their_own():
    game = new(2, 5, ("dynasty",), 40)
    firsts = []
    for round in range(3):
        assert game.round == round and game.moves == (b"", 0) and not game.can_undo
        assert game.draft.task == TURN_UP and game.seat == 0
        firsts.append(new(2, 5, (), 40 + round).draft.drawn == game.draft.drawn)
        earlier = [bytes(game.board(seat, each).cells) for seat in (0, 1) for each in range(round)]
        play(game, Dice(round))
        while game.can_undo:
            game.undo()
        while game.redo():
            pass
        assert game.draft.task == OVER and game.round == round
        kept = [bytes(game.board(seat, each).cells) for seat in (0, 1) for each in range(round)]
        assert kept == earlier
        assert game.next_round() == (round < 2)
    assert firsts == [True] * 3
    assert record.dump(record.load(record.dump(game))) == record.dump(game)


def test_a_plain_match_has_the_same_kingdoms_for_fingers_to_change():
    game = new(3, 5, ("dynasty", "harmony"), 7)
    play(game, Dice(7))
    game.next_round()
    play(game, Dice(8), 30)
    plain = game.plain()
    assert plain.draft is None and type(plain) is Match and not plain.can_undo
    for name in ("game", "players", "size", "options", "round", "rounds"):
        assert getattr(plain, name) == getattr(game, name), name
    for round in range(2):
        for seat in range(3):
            assert plain.board(seat, round).cells == game.board(seat, round).cells
    before = bytes(game.board(0).cells)
    assert plain.fill(FIRST) and plain.undo() and not plain.can_undo
    assert bytes(plain.board(0).cells) == before and plain.fill(FIRST)
    assert bytes(game.board(0).cells) == before
    assert record.load(record.dump(plain)).draft is None
