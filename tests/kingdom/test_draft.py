# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.draft; two thousand games of every set-up are in tests/properties."""

from kingdom.bits import each, nth
from kingdom.dice import Dice
from kingdom.draft import LAY, NOBODY, OVER, TAKE, TURN_UP, Draft
from kingdom.games import classic

from tests.kingdom import tiny_game
from tests.kingdom.random_game import SET_UPS, chosen, digest, make
from tests.kingdom.refusals import refusal

NOT_NOW = "that is not what comes next"
# Of SET_UPS, with seeds 0 and 1: the same moves on every runtime
DIGESTS = [
    [3755178307, 510381552],
    [954881459, 1805013458],
    [3711314860, 2084818306],
    [799269478, 3541905705],
    [1849405369, 2957500425],
]


def begun(players=4, seats=(2, 0, 3, 1), line=(40, 7, 25, 12)):
    """A game at the table whose first kings stand: on 7, 12, 25, 40 those of seats 2, 0, 3, 1."""
    draft = Draft(classic, 5, players)
    for number in line:
        draft.turn_up(number)
    for number, seat in zip(sorted(line), seats):
        draft.take(number, seat)
    return draft


def laying():
    """The same with a second line: the player of seat 2 has domino 7 to lay."""
    draft = begun()
    for number in (1, 48, 30, 2):
        draft.turn_up(number)
    return draft


def anywhere(draft):
    draft.lay(nth(draft.places, 0))


def until(draft, task, dice):
    while draft.task not in (task, OVER):
        make(draft, chosen(draft, dice))


def test_the_set_ups_of_the_books():
    for players, options, in_play, line, kings, rounds in (
        (2, (), 24, 4, 2, 6),
        (2, ("mighty_duel",), 48, 4, 2, 12),
        (2, ("line_of_four",), 24, 4, 2, 6),
        (3, (), 36, 3, 1, 12),
        (3, ("line_of_four",), 48, 4, 1, 12),
        (3, ("mighty_duel",), 36, 3, 1, 12),
        (4, (), 48, 4, 1, 12),
        (4, ("mighty_duel", "line_of_four"), 48, 4, 1, 12),
    ):
        draft = Draft(classic, 5, players, options)
        assert classic.draft(players, 5, options) == (in_play, line, kings, ())
        assert (draft.length, draft.kings_each, draft.rounds) == (line, kings, rounds)
        assert len(draft.kingdoms) == len(draft.discards) == players
        assert [draft.kings_left(seat) for seat in range(players)] == [kings] * players


def test_a_game_begins_with_a_full_box_and_a_line_to_turn_up():
    draft = Draft(classic, 5, 4)
    assert list(draft.box) == [0] + [1] * 48
    assert (draft.task, draft.seat, draft.domino, draft.drawn) == (TURN_UP, None, None, None)
    assert draft.line == draft.coming == [] and draft.round == 0


def test_a_line_is_sorted_once_it_is_full():
    draft = Draft(classic, 5, 4)
    for number in (40, 7, 25):
        draft.turn_up(number)
        assert draft.task == TURN_UP and draft.box[number] == 0
    assert draft.coming == [40, 7, 25]
    draft.turn_up(12)
    assert draft.coming == [7, 12, 25, 40] and draft.claims == [NOBODY] * 4
    assert draft.task == TAKE and draft.seat is None


def test_the_first_kings_are_set_by_whom_the_players_name():
    draft = begun()
    assert draft.line == [7, 12, 25, 40] and draft.kings == [2, 0, 3, 1]
    assert (draft.round, draft.task, draft.seat) == (1, TURN_UP, None)


def test_the_king_on_the_lowest_domino_lays_it_and_then_takes_another():
    draft = laying()
    assert (draft.task, draft.seat, draft.domino) == (LAY, 2, 7)
    assert draft.halves == draft.halves_of(7) == (draft.squares[12], draft.squares[13])
    anywhere(draft)
    assert (draft.task, draft.seat, draft.domino) == (TAKE, 2, None)
    draft.take(30)
    assert draft.claims == [NOBODY, NOBODY, 2, NOBODY] and draft.coming == [1, 2, 30, 48]
    assert (draft.task, draft.seat, draft.domino) == (LAY, 0, 12)
    assert [draft.kings_left(seat) for seat in range(4)] == [1, 1, 0, 1]


def test_the_next_line_is_turned_up_when_all_kings_have_acted():
    draft = laying()
    for number in (48, 30, 2, 1):
        anywhere(draft)
        draft.take(number)
    assert draft.line == [1, 2, 30, 48] and draft.kings == [1, 3, 0, 2]
    assert (draft.round, draft.task, draft.seat) == (2, TURN_UP, None)
    assert draft.coming == draft.claims == []


def test_dominoes_of_the_last_line_are_only_laid():
    for set_up in SET_UPS:
        players, size, options = set_up
        draft, dice = Draft(classic, size, players, options, 3), Dice(3)
        while draft.round < draft.rounds:
            make(draft, chosen(draft, dice))
        assert draft.coming == [] and draft.task == LAY
        laid = 0
        while draft.task == LAY:
            make(draft, chosen(draft, dice))
            laid += 1
        assert laid == draft.kings_each * players
        assert (draft.task, draft.seat, draft.domino) == (OVER, None, None)


def test_two_kings_of_a_player_act_by_their_dominoes():
    draft = begun(2, (1, 0, 0, 1))
    assert draft.kings == [1, 0, 0, 1]
    for number in (1, 2, 3, 4):
        draft.turn_up(number)
    order = []
    for number in (1, 2, 3, 4):
        order.append((draft.seat, draft.domino))
        anywhere(draft)
        draft.take(number)
    assert order == [(1, 7), (0, 12), (0, 25), (1, 40)]
    assert draft.kings == [1, 0, 0, 1]


def test_a_domino_that_nobody_took_is_thrown_away():
    draft = Draft(classic, 5, 3, ("line_of_four",))
    for number in (5, 6, 7, 8):
        draft.turn_up(number)
    for number, seat in ((8, 0), (5, 2), (7, 1)):
        draft.take(number, seat)
    assert draft.kings == [2, NOBODY, 1, 0]
    for number in (1, 2, 3, 4):
        draft.turn_up(number)
    order = []
    for number in (4, 3, 2):
        order.append((draft.seat, draft.domino))
        anywhere(draft)
        draft.take(number)
    assert order == [(2, 5), (1, 7), (0, 8)]
    assert draft.kings == [NOBODY, 0, 1, 2] and sum(draft.discards) == 0
    assert draft.task == TURN_UP


def test_what_does_not_come_next_is_refused():
    draft = laying()
    assert refusal(draft.turn_up, 9) == refusal(draft.take, 1) == NOT_NOW
    anywhere(draft)
    for order in (lambda: draft.turn_up(9), lambda: draft.lay(0), draft.discard):
        assert refusal(order) == NOT_NOW
    draft = Draft(classic, 5, 4)
    for order in (lambda: draft.take(1, 0), lambda: draft.lay(0), draft.discard):
        assert refusal(order) == NOT_NOW
    draft = Draft(classic, 5, 2, (), 1)
    until(draft, OVER, Dice(1))
    for order in (
        lambda: draft.turn_up(1),
        lambda: draft.take(1),
        lambda: draft.lay(0),
        draft.discard,
    ):
        assert refusal(order) == NOT_NOW


def test_a_domino_that_is_not_there_is_refused():
    draft = Draft(classic, 5, 4)
    draft.turn_up(7)
    for number in (7, 0, -1, 49, 300):
        assert refusal(draft.turn_up, number) == "domino %d is not in the box" % number
    for number in (8, 9, 10):
        draft.turn_up(number)
    for number in (1, 0, 11, 255, -1):
        assert refusal(draft.take, number, 0) == "domino %d is not in the line" % number
    draft.take(8, 3)
    assert refusal(draft.take, 8, 0) == "domino 8 is taken"
    assert draft.claims == [NOBODY, 3, NOBODY, NOBODY]


def test_a_king_that_is_not_there_is_refused():
    draft = Draft(classic, 5, 4)
    for number in (7, 8, 9, 10):
        draft.turn_up(number)
    draft.take(8, 3)
    for seat in (None, 3, 4, -1, NOBODY):
        assert refusal(draft.take, 7, seat) == "name a player who has a king left"
    draft = laying()
    anywhere(draft)
    for seat in (0, 1, 3, 4, -1):
        assert refusal(draft.take, 30, seat) == "it is the turn of player 3"
    draft.take(30, 2)


def test_a_place_that_is_none_is_refused():
    draft = laying()
    legal = list(each(draft.places))
    for place in range(4 * draft.kingdoms[0].area + 9):
        if place not in legal:
            assert refusal(draft.lay, place) == "the domino cannot lie there"
    assert refusal(draft.lay, -1) == "the domino cannot lie there"
    assert draft.task == LAY and sum(draft.kingdoms[2].cells) == 1


def test_a_domino_that_has_a_place_cannot_be_discarded():
    draft = laying()
    assert refusal(draft.discard) == "domino 7 has a place and must be laid"
    assert list(draft.discards) == [0, 0, 0, 0]


def test_a_domino_without_a_place_is_discarded_and_the_king_moves_on():
    draft, dice = Draft(classic, 5, 4, (), 11), Dice(1)
    while draft.task != LAY or draft.places or draft.round == draft.rounds:
        make(draft, chosen(draft, dice))
    seat, before = draft.seat, bytes(draft.kingdoms[draft.seat].cells)
    assert refusal(draft.lay, 0) == "the domino cannot lie there"
    discards = sum(draft.discards)
    draft.discard()
    assert (draft.task, draft.seat) == (TAKE, seat)
    assert sum(draft.discards) == discards + 1 and draft.discards[seat]
    assert bytes(draft.kingdoms[seat].cells) == before


def test_places_are_those_of_the_domino_in_the_kingdom_of_its_player():
    draft, dice = Draft(classic, 5, 4, (), 5), Dice(5)
    for _ in range(60):
        make(draft, chosen(draft, dice))
        if draft.task == LAY:
            first, second = draft.halves
            assert draft.places == draft.kingdoms[draft.seat].places(first, second)


def test_with_a_seed_the_dominoes_and_the_first_kings_are_drawn():
    for players, size, options in SET_UPS:
        draft = Draft(classic, size, players, options, 8)
        drawn = []
        for _ in range(draft.length):
            wrong = draft.drawn % 48 + 1
            assert refusal(draft.turn_up, wrong) == "domino %d is not the next one" % wrong
            drawn.append(draft.drawn)
            draft.turn_up(draft.drawn)
        assert draft.coming == sorted(drawn) and draft.drawn is None
        kings = []
        while draft.round == 0:
            kings.append(draft.seat)
            assert refusal(draft.take, draft.coming[0], (draft.seat + 1) % players)
            make(draft, chosen(draft, Dice(0)))
        assert sorted(kings) == sorted(list(range(players)) * draft.kings_each)


def test_every_first_king_and_every_domino_can_come_first():
    kings, dominoes = set(), set()
    for seed in range(300):
        draft = Draft(classic, 5, 2, (), seed)
        dominoes.add(draft.drawn)
        for _ in range(4):
            draft.turn_up(draft.drawn)
        kings.add(draft.seat)
    assert len(dominoes) == 48 and len(kings) == 2


def test_what_a_seed_draws_depends_on_nothing_that_is_played():
    boxes = []
    for dice in (Dice(1), Dice(2)):
        draft, seen = Draft(classic, 5, 4, (), 77), []
        while draft.task != OVER:
            seen.append(draft.drawn)
            make(draft, chosen(draft, dice))
        boxes.append([number for number in seen if number])
    assert boxes[0] == boxes[1] and sorted(boxes[0]) == list(range(1, 49))


def test_a_seed_is_the_same_game_on_every_runtime():
    found = [[digest(set_up, seed) for seed in range(2)] for set_up in SET_UPS]
    assert found == DIGESTS, found


def test_another_game_is_drafted_by_its_own_numbers():
    tiny_game.load()
    draft = Draft(tiny_game, 5, 2, (), 4)
    assert (draft.length, draft.kings_each, draft.rounds, len(draft.box)) == (2, 1, 2, 5)
    until(draft, OVER, Dice(4))
    laid = sum([sum([cell > 1 for cell in kingdom.cells]) for kingdom in draft.kingdoms])
    assert draft.task == OVER and laid + 2 * sum(draft.discards) == 8


def test_random_games_end():
    for set_up in SET_UPS:
        players, size, options = set_up
        draft, dice, moves = Draft(classic, size, players, options), Dice(1), 0
        while draft.task != OVER:
            make(draft, chosen(draft, dice))
            moves += 1
        assert moves == draft.rounds * (draft.length + 2 * players * draft.kings_each)
