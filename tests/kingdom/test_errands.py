# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.errands, with those of Age of Giants and of a made-up game."""

from kingdom.bits import count, nth
from kingdom.dice import Dice
from kingdom.draft import LAY, OVER, PUT, TAKE, TURN_UP, Draft
from kingdom.games import classic, giants

from tests.kingdom import tiny_game
from tests.kingdom.errands import (
    COVERED,
    CROWNS,
    FOOTPRINTS,
    LETTER,
    PLAIN,
    WITHOUT,
    asked,
    at,
    bits,
    standing,
    token,
)
from tests.kingdom.random_game import WITH_GIANTS, chosen, digest, make
from tests.kingdom.refusals import refusal

CASTLE = (0, 0)


def test_a_letter_puts_a_giant_on_a_crown_of_ones_own():
    draft = asked(LETTER, CROWNS, CROWNS)
    assert draft.task == PUT and draft.domino is None
    assert draft.errand == (0, "giant", [bits(draft, 0, (0, 1), (0, 2)), 0], False)
    draft.put(*at(draft, 0, (0, 2)))
    assert (draft.task, draft.seat, draft.errand, draft.errands) == (TAKE, 0, None, None)
    assert [sum(kingdom.tokens) for kingdom in draft.kingdoms] == [1, 0]
    assert token(draft, 0, (0, 2)) == 1


def test_a_letter_without_a_crown_that_shows_brings_nothing():
    for own in (WITHOUT, (("w", (0, 1)),), (("w1x", (0, 1)), ("f2xx", (0, 2)))):
        draft = asked(LETTER, own, CROWNS)
        assert (draft.task, draft.seat, draft.errand) == (TAKE, 0, None)


def test_a_crown_that_is_covered_is_not_offered_again():
    draft = asked(LETTER, COVERED, CROWNS)
    assert draft.errand[2] == [bits(draft, 0, (0, 2)), 0]
    draft.put(*at(draft, 0, (0, 2)))
    assert token(draft, 0, (0, 2)) == 2


def test_a_domino_without_a_mark_brings_nothing():
    for number in (PLAIN, 6 + 48):
        assert asked(number, COVERED, CROWNS).task == TAKE
    assert asked(6, COVERED, CROWNS).task == asked(55, COVERED, CROWNS).task == PUT


def test_footprints_send_a_giant_to_a_player_who_picks_the_crown():
    draft = asked(FOOTPRINTS, COVERED, COVERED, WITHOUT, CROWNS)
    assert draft.errand == (0, "giant", [bits(draft, 0, (0, 1), (0, 2)), 0, 0, 0], True)
    draft.put(*at(draft, 0, (0, 1)))
    assert token(draft, 0, (0, 1)) == 0
    castle = bits(draft, 0, CASTLE)
    assert draft.errand == (0, "giant", [0, castle, 0, castle], False)
    draft.put(*at(draft, 3, CASTLE))
    assert draft.errand == (3, "giant", [0, 0, 0, bits(draft, 3, (0, 1), (0, 2))], False)
    assert (draft.task, draft.seat) == (PUT, 3)
    draft.put(*at(draft, 3, (0, 2)))
    assert (draft.task, draft.seat, draft.errand) == (TAKE, 0, None)
    assert [sum(kingdom.tokens) for kingdom in draft.kingdoms] == [1, 2, 0, 1]


def test_footprints_may_be_left():
    draft = asked(FOOTPRINTS, COVERED, CROWNS)
    draft.skip()
    assert (draft.task, draft.seat, draft.errand) == (TAKE, 0, None)
    assert [sum(kingdom.tokens) for kingdom in draft.kingdoms] == [2, 0]


def test_footprints_need_a_giant_and_somebody_with_a_crown():
    full = (("w1x", (0, 1)),)
    for laid in ((CROWNS, CROWNS), (COVERED, WITHOUT), (COVERED, full, full), (WITHOUT, COVERED)):
        assert asked(FOOTPRINTS, *laid).task == TAKE


def test_a_domino_that_is_discarded_has_no_errand():
    draft = standing(LETTER, CROWNS, CROWNS)
    draft.kingdoms[0]._open = 0
    draft.discard()
    assert (draft.task, draft.errand, draft.discards[0]) == (TAKE, None, 1)


def test_in_the_last_round_the_next_king_follows_an_errand():
    draft = standing(LETTER, CROWNS, CROWNS)
    draft.round, draft.line, draft.kings = draft.rounds, [LETTER, PLAIN], [0, 1]
    draft.lay(nth(draft.places, 0))
    draft.put(*at(draft, 0, (0, 1)))
    assert (draft.task, draft.seat, draft.domino) == (LAY, 1, PLAIN)
    draft = standing(LETTER, CROWNS, CROWNS)
    draft.round = draft.rounds
    draft.lay(nth(draft.places, 0))
    draft.put(*at(draft, 0, (0, 1)))
    assert (draft.task, draft.seat) == (OVER, None)


def test_where_a_giant_cannot_go_is_told_and_nothing_changes():
    letter, footprints = asked(LETTER, CROWNS, CROWNS), asked(FOOTPRINTS, COVERED, CROWNS)
    receiver = asked(FOOTPRINTS, COVERED, CROWNS, CROWNS)
    receiver.put(*at(receiver, 0, (0, 1)))
    seat = asked(FOOTPRINTS, COVERED, CROWNS, WITHOUT)
    seat.put(*at(seat, 0, (0, 1)))
    receiver.put(*at(receiver, 1, CASTLE))
    for draft, answers in (
        (letter, ((0, CASTLE), (0, (1, 2)), (0, (3, 3)), (1, (0, 1)))),
        (footprints, ((0, (1, 2)), (0, CASTLE), (1, (0, 1)), (1, CASTLE))),
        (seat, ((0, CASTLE), (2, CASTLE), (1, (0, 1)), (0, (0, 1)))),
        (receiver, ((2, (0, 1)), (0, (0, 1)), (0, (0, 2)), (1, CASTLE))),
    ):
        errand, tokens = draft.errand, [bytes(kingdom.tokens) for kingdom in draft.kingdoms]
        own = at(draft, 0, (0, 1))[1]
        squares = [at(draft, *answer) for answer in answers]
        for seat, offered in enumerate(errand[2]):
            if offered:  # counted from the end it would be the same
                squares.append((seat - len(tokens), nth(offered, 0)))
        for answer in squares + [(0, -1), (0, 10000), (-1, own), (len(tokens), own), (127, 255)]:
            assert refusal(draft.put, *answer) == "the giant cannot go there", answer
        if draft is not footprints:
            assert refusal(draft.skip) == "the giant must go somewhere"
        assert (draft.task, draft.errand) == (PUT, errand)
        assert [bytes(kingdom.tokens) for kingdom in draft.kingdoms] == tokens


def test_nothing_else_is_done_during_an_errand_and_no_errand_elsewhere():
    during, later = asked(LETTER, CROWNS, CROWNS), asked(PLAIN, CROWNS, CROWNS)
    before = standing(LETTER, CROWNS, CROWNS)
    for call, arguments in (
        (during.lay, (0,)),
        (during.discard, ()),
        (during.take, (1,)),
        (during.turn_up, (2,)),
        (before.put, (0, 0)),
        (before.skip, ()),
        (later.put, at(later, 0, (0, 1))),
        (later.skip, ()),
    ):
        assert refusal(call, *arguments) == "that is not what comes next"


def test_games_without_tokens_have_no_errands():
    draft = Draft(classic, 5, 2)
    assert [kingdom.tokens for kingdom in draft.kingdoms] == [None, None]


def test_a_made_up_game_has_errands_of_its_own():
    draft = standing(4, WITHOUT, WITHOUT, game=tiny_game)
    draft.lay(nth(draft.places, 0))
    decider, name, choices, may_be_left = draft.errand
    assert (decider, name, may_be_left) == (0, "boat", True)
    assert [count(squares) for squares in choices] == [2, 0]
    draft.put(0, nth(choices[0], 1))
    assert sum(draft.kingdoms[0].tokens) == tiny_game.BOAT
    assert draft.task == TAKE


# Lines


def test_what_a_line_throws_away_is_gone_before_anybody_picks():
    for players, size, left in (
        (2, 5, [1, 2, 4, 5]),
        (2, 7, [1, 2, 4, 5]),
        (3, 5, [1, 3, 5]),
        (4, 5, [1, 2, 4, 5]),
        (5, 5, [1, 2, 3, 4, 5]),
    ):
        draft = Draft(giants, size, players)
        for number in (5, 3, 1, 2):
            draft.turn_up(number)
        assert draft.task == TURN_UP and draft.coming == [5, 3, 1, 2]
        draft.turn_up(4)
        assert draft.task == TAKE and draft.coming == left
        for number in range(1, 6):
            assert draft.box[number] == 0
            if number not in left:
                text = "domino %d is not in the line" % number
                assert refusal(draft.take, number, 0) == text
        assert len(draft.coming) == len(draft.claims) == draft.kings_each * players


def test_two_on_the_small_board_draw_half_of_the_dominoes():
    for size, rounds in ((5, 6), (7, 12)):
        draft = Draft(giants, size, 2, (), 1)
        dice = Dice(1)
        assert draft.rounds == rounds
        while draft.task != OVER:
            make(draft, chosen(draft, dice))
        assert sum(draft.box) == 60 - 5 * rounds


def test_the_games_of_these_seeds_are_known():
    found = [digest(WITH_GIANTS[at], 2, giants) for at in (0, 3, 6)]
    assert found == [2077988982, 546263131, 3074149364], found
