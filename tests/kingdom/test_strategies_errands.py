# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.strategies where a domino has an errand."""

from kingdom.dice import Dice
from kingdom.draft import OVER, PUT, Draft
from kingdom.errands import where
from kingdom.games import giants
from kingdom.strategies import LIMIT, STRENGTHS, at_random, think

from tests.kingdom import tiny_game
from tests.kingdom.errands import (
    CROWNS,
    FOOTPRINTS,
    LETTER,
    WITHOUT,
    asked,
    at,
    token,
)
from tests.kingdom.random_game import chosen, make
from tests.kingdom.refusals import refusal

CASTLE = (0, 0)
# a wheat of three with a crown, a forest of one with two: 3 and 2 points
OWN = (("w1", (0, 1)), ("w", (0, 2)), ("w", (1, 2)), ("f2", (0, -1)))
SENT = (("w1x", (0, 1)), ("w", (0, 2)), ("w", (1, 2)), ("l1x", (0, -1)))
WEAK = (("w1", (0, 1)),)
STRONG = (("w1", (0, 1)), ("w", (0, 2)), ("w", (1, 2)))


def decided(draft, strength="greedy", game=giants, options=(), limit=LIMIT):
    thought = think(draft, strength, game, options, limit)
    while not thought.step(1000):
        pass
    return thought


def move(*arguments, **more):
    return decided(*arguments, **more).move


def test_a_giant_of_ones_own_goes_where_it_costs_least():
    for strength in STRENGTHS:
        draft = asked(LETTER, OWN, WEAK)
        assert move(draft, strength) == at(draft, 0, (0, -1))
        draft = asked(LETTER, (("w1", (0, 1)), ("l1", (0, -1)), ("l", (1, -1))), WEAK)
        assert move(draft, strength) == at(draft, 0, (0, 1))


def test_the_giant_that_costs_most_is_sent_away_to_the_leader():
    for strength in STRENGTHS:
        for others, leader in (((WEAK, STRONG), 2), ((STRONG, WEAK), 1), ((STRONG, STRONG), 1)):
            draft = asked(FOOTPRINTS, SENT, *others)
            assert move(draft, strength) == at(draft, 0, (0, 1))
            draft.put(*move(draft, strength))
            assert move(draft, strength) == at(draft, leader, CASTLE)


def test_who_receives_a_giant_picks_where_it_costs_that_player_least():
    mirrored = [(text, (row, -column)) for text, (row, column) in OWN]
    for own, best in ((OWN, (0, -1)), (mirrored, (0, 1))):
        draft = asked(FOOTPRINTS, SENT, WEAK, own)
        draft.put(*at(draft, 0, (0, 1)))
        draft.put(*at(draft, 2, CASTLE))
        assert draft.seat == 2 and move(draft) == at(draft, 2, best)


def raid(draft, place, options):
    choices = [where(kingdom, lambda there, token: there >> 4) for kingdom in draft.kingdoms]
    choices[draft.seat] = 0
    answer = yield draft.seat, "giant", choices, True
    if answer:
        draft.kingdoms[answer[0]].tokens[answer[1]] += 1


class Raid:
    """Age of Giants, were it so that every domino may put a giant on another's crown."""

    TOKENS, COUNTERS, OPTIONS = giants.TOKENS, (), ()
    LETTERS, DOMINOES = giants.LETTERS, giants.DOMINOES
    draft, visible, lines, errands = giants.draft, giants.visible, giants.lines, raid


def test_what_harms_the_strongest_other_most_is_done():
    """A crown of the leader whose loss is worst, though others come first; and rather than
    nothing where it makes no difference."""
    for others, best in (
        ((WEAK, OWN), (2, (0, 1))),
        ((OWN, WEAK), (1, (0, 1))),
        ((STRONG, STRONG), (1, (0, 1))),
        ((STRONG, (("l1", (0, 1)), ("g2", (0, -1)), ("g", (1, -1)))), (2, (0, -1))),
    ):
        draft = asked(LETTER, WITHOUT, *others, game=Raid)
        assert move(draft, game=Raid) == at(draft, *best)


def test_quests_are_counted_in():
    """A crown that shows is worth less than the bleak king pays for the whole land."""
    line = [("l", (1, column)) for column in range(-1, 3)]
    draft = asked(FOOTPRINTS, [("l1x", (0, 1))] + line, WEAK)
    assert move(draft) == at(draft, 0, (0, 1))
    assert move(draft, options=("bleak",)) is None


def test_a_boat_that_would_hide_crowns_is_left():
    draft = asked(4, WITHOUT, WITHOUT, game=tiny_game)
    assert draft.errand[3] and move(draft, game=tiny_game, options=("ebb",)) is None


def test_thinking_changes_nothing():
    draft = asked(FOOTPRINTS, SENT, WEAK, STRONG)
    draft.put(*at(draft, 0, (0, 1)))
    tokens, errand = [bytes(kingdom.tokens) for kingdom in draft.kingdoms], draft.errand
    decided(draft)
    assert [bytes(kingdom.tokens) for kingdom in draft.kingdoms] == tokens
    assert draft.errand == errand and (draft.task, draft.seat) == (PUT, 0)
    assert token(draft, 0, (0, 1)) == 0


def test_every_answer_is_legal_and_within_the_limit():
    draft, dice, seen = Draft(giants, 5, 3, (), 8), Dice(8), 0
    options = ("bleak", "middle")
    while draft.task != OVER:
        step = chosen(draft, dice)
        if draft.task == PUT:
            seen += 1
            for limit in (0, 1, 50, LIMIT):
                thought = decided(draft, "greedy", giants, options, limit)
                assert thought.examined <= limit
                assert legal(draft, thought.move), (limit, thought.move)
        make(draft, step)
    assert seen > 3, seen


def legal(draft, answer):
    if answer is None:
        return draft.errand[3]
    seat, square = answer
    return draft.errand[2][seat] >> square & 1 == 1


def test_a_thought_in_slices_is_the_same_thought():
    draft = asked(FOOTPRINTS, SENT, WEAK, STRONG)
    whole = decided(draft)
    for work in (1, 20, 100):
        thought, before, steps = think(draft, "greedy", giants, ()), 0, 1
        while not thought.step(work):
            assert work <= thought.examined - before < work + 16
            before = thought.examined
            steps += 1
        assert (thought.move, thought.examined) == (whole.move, whole.examined)
        assert steps > 1 or work == 100
        assert thought.step(1)


def test_at_random_every_answer_comes_and_no_other():
    castles = asked(FOOTPRINTS, SENT, WEAK, STRONG)
    castles.put(*at(castles, 0, (0, 1)))
    for draft, expected in (
        (asked(LETTER, CROWNS, WEAK), 2),
        (asked(FOOTPRINTS, SENT, WEAK), 3),
        (castles, 2),
    ):
        dice, found = Dice(1), {}
        for _ in range(300):
            answer = at_random(draft, dice)
            assert legal(draft, answer)
            found[answer] = found.get(answer, 0) + 1
        assert len(found) == expected and min(found.values()) > 300 // expected * 2 // 3, found
        assert (None in found) == draft.errand[3]


def test_who_has_nothing_to_decide_does_not_think():
    draft = asked(LETTER, CROWNS, WEAK)
    assert refusal(think, draft, "random", giants, ()).startswith("unknown strategy 'random'")
    draft.seat = None
    assert refusal(think, draft, "greedy", giants, ()) == "there is no move to think about"
