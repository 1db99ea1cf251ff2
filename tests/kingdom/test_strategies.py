# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.strategies: of the greedy player, and of what all players share."""

from kingdom.bits import count, each
from kingdom.dice import Dice
from kingdom.draft import LAY, NOBODY, TAKE, Draft
from kingdom.games import classic
from kingdom.placing import Kingdom
from kingdom.strategies import LIMIT, NAMES, STRENGTHS, at_random, bonuses, think
from kingdom.strategies.trial import Trial

from tests.kingdom.grown import DUEL, Turn, chosen, decided, gained, half, kingdom, turns
from tests.kingdom.refusals import refusal

HARMONY_ALONE, MIDDLE_ALONE = ("harmony",), ("middle_kingdom",)


def test_greedy_gains_most():
    for size, options in ((5, classic.DEFAULTS), (7, DUEL)):
        for draft in turns(5, 2, size, options):
            own, gains = draft.kingdoms[draft.seat], {}
            if draft.task == LAY:
                for place in each(draft.places):
                    gains[place] = gained(own, *draft.halves, place)
            elif draft.round % 3 == 0:
                for number, seat in zip(draft.coming, draft.claims):
                    if seat == NOBODY:
                        first, second = draft.halves_of(number)
                        places = list(each(own.places(first, second)))
                        gains[number] = max(
                            [gained(own, first, second, place) for place in places] or [-1]
                        )
            if gains:
                move = decided(think(draft, "greedy", classic, options)).move
                assert gains[move] == max(gains.values()), (draft.round, draft.task)


def test_greedy_takes_the_lowest_of_equal_dominoes():
    coming = {7: ("l", "l"), 3: ("w", "w"), 9: ("f", "f")}
    assert chosen(Turn(TAKE, [Kingdom(5)] * 2, coming), "greedy") == 3


def test_of_equal_places_greedy_keeps_the_bonuses():
    centre = kingdom(3, ("w", "w", (-1, 0), (-1, -1)))
    turn = Turn(LAY, [centre], {}, ("w", "w"))
    assert chosen(turn, "greedy", ()) == (-2, -2)
    assert chosen(turn, "greedy", MIDDLE_ALONE) != (-2, -2)
    row, column = chosen(turn, "greedy", MIDDLE_ALONE)
    assert max(abs(row), abs(column)) == 1
    bay = kingdom(5, ("w", "w", (1, 0), (1, -1)), ("w", "w", (1, -2), (0, -2)))
    for options, holes in (((), 1), (HARMONY_ALONE, 0)):  # (0, -1) is open to above alone
        trial = Trial(bay)
        place = decided(think(Turn(LAY, [bay], {}, ("l", "l")), "greedy", classic, options)).move
        trial.lay(half("l"), half("l"), place)
        assert trial.holes == holes, options


def test_a_domino_without_a_place_is_not_wanted():
    walled = kingdom(3, ("w", "w", (0, 1), (0, 2)), ("w", "w", (-1, 0), (-2, 0)))
    for strength in STRENGTHS:
        turn = Turn(TAKE, [walled, walled], {3: ("m", "g"), 9: ("w", "w")})
        assert chosen(turn, strength) == 9


def test_every_move_is_legal_and_within_the_limit():
    for strength in STRENGTHS:
        for players, size, options in ((2, 5, classic.DEFAULTS), (2, 7, DUEL), (3, 5, ())):
            for draft in turns(players + size, players, size, options):
                if draft.round % 4 != 1:
                    continue
                thought = decided(think(draft, strength, classic, options))
                assert legal(draft, thought.move), (strength, draft.round)
                assert thought.examined <= LIMIT, (strength, thought.examined)


def legal(draft, move):
    if draft.task == TAKE:
        return move in draft.coming and draft.claims[draft.coming.index(move)] == NOBODY
    return not draft.places if move is None else draft.places >> move & 1 == 1


def test_a_small_limit_is_kept_and_still_gives_a_legal_move():
    for strength in STRENGTHS:
        for draft in turns(8, 4, 5, (), 5):
            for limit in (1, 10):
                thought = decided(think(draft, strength, classic, (), limit))
                assert thought.examined <= limit
                assert legal(draft, thought.move), (strength, limit)


def test_a_thought_in_slices_is_the_same_thought():
    for strength in STRENGTHS:
        for draft in turns(9, 2, 7, DUEL, 6):
            if draft.round < 4:
                continue
            whole = decided(think(draft, strength, classic, DUEL))
            for work in (1, 7, 40):
                thought, before = think(draft, strength, classic, DUEL), 0
                while not thought.step(work):
                    assert thought.examined - before == work
                    before = thought.examined
                assert thought.examined - before <= work
                assert (thought.move, thought.examined) == (whole.move, whole.examined)
                assert thought.step(1)  # and it stays decided


def test_at_random_every_legal_move_comes_and_no_other():
    for draft in turns(4, 3, 5, (), 3):
        dice, moves = Dice(1), set()
        for _ in range(400):
            moves.add(at_random(draft, dice))
        for move in moves:
            assert legal(draft, move)
        if draft.task == TAKE:
            assert len(moves) == draft.claims.count(NOBODY)
        else:
            assert len(moves) == max(count(draft.places), 1)


def test_who_has_no_place_discards():
    full = kingdom(3, ("w", "w", (-1, -1), (-1, 0)), ("w", "w", (-1, 1), (0, 1)))
    turn = Turn(LAY, [full], {}, ("m", "g"))
    full._free = full._open = 0
    for strength in STRENGTHS:
        assert chosen(turn, strength) is None


def test_bonuses_are_those_in_play():
    for options, expected in (
        ((), (0, 0)),
        (("harmony",), (0, 5)),
        (("us_ties", "middle_kingdom"), (10, 0)),
        (classic.DEFAULTS, (10, 5)),
    ):
        assert bonuses(classic, options) == expected


def test_what_cannot_be_thought_about_is_refused():
    draft = Draft(classic, 5, 2, (), 1)
    assert refusal(think, draft, "greedy", classic, ()) == "there is no move to think about"
    at_the_table = Draft(classic, 5, 2, ())
    for number in range(1, 5):
        draft.turn_up(draft.drawn)
        at_the_table.turn_up(number)
    text = "there is no move to think about"  # whose king it is was not said
    assert refusal(think, at_the_table, "greedy", classic, ()) == text
    text = "unknown strategy 'random'; there is greedy, lookahead"
    assert refusal(think, draft, "random", classic, ()) == text
    assert NAMES == ("random",) + STRENGTHS
