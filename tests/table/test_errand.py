# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a domino that was laid asks, of whom, in which words, and what a finger answers."""

from types import SimpleNamespace

import pytest
from kingdom import games
from kingdom.dice import Dice
from kingdom.draft import OVER, PUT, TAKE
from kingdom.whole import WholeGame
from table import errand
from table.prompt import prompt
from table.words import Words

from tests.kingdom.random_game import chosen, make

NAMES = ["Ada", "Bo", "Cy"]
NOTHING = {"look": None, "said": None, "place": None, "number": None, "king": None, "put": None}
NOTHING["news"] = None
CASTLE = 1 << 45


def table(players=3, seed=None, robots=(), game="giants"):
    game = games.load(game)
    seats = list(zip(NAMES, game.COLOURS, strict=False))[:players]
    return WholeGame(game, seats, 5, seed=seed, robots=robots)


def draft(decides, choices, may_be_left, king=0, token="giant", task=PUT):
    """As much of a draft as an errand needs, in which the king of a player has its turn."""
    kingdoms = [SimpleNamespace(castle=45)] * len(choices)
    asked = (decides, token, choices, may_be_left)
    return SimpleNamespace(task=task, errand=asked, kings=[king], turn=0, kingdoms=kingdoms)


@pytest.mark.parametrize(
    ("asked", "seats"),
    [
        (draft(0, [0, CASTLE, CASTLE], False), [1, 2]),
        (draft(0, [0, 0, CASTLE], True), [2]),
        (draft(0, [CASTLE, 0, 0], False), []),
        (draft(0, [0, CASTLE | 1, CASTLE], False), []),
        (draft(1, [CASTLE, 6, 0], False), []),
        (draft(0, [0, 2, 0], False), []),
        (draft(0, [0, CASTLE, CASTLE], False, task=TAKE), []),
    ],
)
def test_a_player_is_asked_for_where_only_castles_of_others_are_to_choose_from(asked, seats):
    assert errand.whom(asked) == seats


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        (draft(0, [6, 0, 0], False), "Tap a crown to cover"),
        (draft(1, [0, 6, 0], False), "Bo: Tap a crown to cover"),
        (draft(0, [6, 0, 0], True), "Send a giant away, or Skip"),
        (draft(0, [0, CASTLE, CASTLE], False), "Who gets it? Tap a player"),
        (draft(0, [6, 0, 0], False, token="boat"), "boat: tap a square"),
        (draft(2, [6, 0, 0], True, token="boat"), "Cy: boat: tap a square"),
    ],
)
def test_what_is_to_be_done_is_said_of_every_token(asked, text):
    games.load("giants")
    assert errand.asked(Words("en"), asked, NAMES) == text


@pytest.mark.parametrize(
    ("asked", "move", "text"),
    [
        (draft(1, [0, 6, 0], False), (1, 1), "Bo covers a crown"),
        (draft(0, [6, 0, 0], True), (0, 1), "Ada sends a giant away"),
        (draft(0, [6, 0, 0], True), (), "Ada: Skip"),
        (draft(0, [0, CASTLE, CASTLE], False), (2, 45), "Ada chooses Cy"),
        (draft(0, [6, 0, 0], False, token="boat"), (0, 1), "Ada: boat"),
    ],
)
def test_what_the_device_does_is_said_of_every_token(asked, move, text):
    match = SimpleNamespace(draft=asked, game=games.load("giants"))
    assert errand.done(Words("en"), match, move, NAMES) == text


KINDS = 1 << 5 | 1 << 11 | 1 << 14


def test_where_a_token_is_to_be_named_those_there_are_are_offered_and_said():
    asked = draft(1, [0, KINDS, 0], False, token=None)
    match = SimpleNamespace(draft=asked, game=games.load("origins"))
    assert errand.whom(asked) == []
    assert errand.offered(match) == [("hunter", 5), ("shaman", 11), ("oafish", 14)]
    assert errand.asked(Words("en"), asked, NAMES) == "What does Bo take?"
    assert errand.done(Words("en"), match, (1, 11), NAMES) == "Bo chooses Shaman"


def test_a_tap_on_a_square_names_no_token():
    asked = draft(1, [0, KINDS, 0], False, token=None)
    match = SimpleNamespace(draft=asked, game=None, send=None)
    errand.tap(match, Plot(5), 1, 1, 1)


def asking(wanted):
    """Give a game with a question as it is wanted, played there by chance."""
    for seed in range(60):
        match, dice = table(3, seed), Dice(seed)
        while match.draft.task != OVER:
            if match.draft.task == PUT and wanted(match.draft):
                return match
            make(match, chosen(match.draft, dice))
    raise AssertionError("nobody is asked that")


def test_naming_a_player_asks_that_player_and_a_square_sends_it_there():
    match = asking(errand.whom)
    seat = errand.whom(match.draft)[-1]
    errand.choose(match, seat)
    assert match.draft.seat == match.draft.errand[0] == seat
    before = sum(match.board(seat).tokens)
    errand.choose(match, seat)
    assert match.draft.task != PUT and sum(match.board(seat).tokens) == before + 1


class Plot:
    """A finger is always near this square."""

    def __init__(self, square):
        self._square = square

    def near(self, x, y, wanted):
        return self._square


def test_a_tap_answers_with_a_square_to_choose_from_and_with_nothing_else():
    match = asking(lambda draft: not draft.errand[3] and not errand.whom(draft))
    seat = match.draft.seat
    squares, before = match.draft.errand[2][seat], match.revision
    castle = match.draft.kingdoms[seat].castle
    for square in (None, castle, 0):
        errand.tap(match, Plot(square), seat, 1, 1)
    errand.tap(match, Plot(castle), 1 - min(seat, 1), 1, 1)
    assert match.revision == before
    errand.tap(match, Plot(squares.bit_length() - 1), seat, 1, 1)
    assert match.revision == before + 1


def said(match, **view):
    return prompt(Words("en"), match, dict(NOTHING, **view), NAMES[: len(match.players)])


@pytest.mark.parametrize(
    ("players", "turned", "texts"),
    [
        (3, (20, 3, 60, 7, 31), ("Put 1, 25 away. Whose king?", "Put 3, 5 away, then lay C")),
        (2, (2, 5, 1, 60, 59), ("Put E away. Whose king?", "Put 4 away, then lay A")),
    ],
)
def test_dominoes_that_are_thrown_away_are_named_until_somebody_moves(players, turned, texts):
    match = table(players)
    for number in turned[:-1]:
        match.turn_up(number)
        assert errand.thrown(match) == []
    match.turn_up(turned[-1])
    assert said(match) == texts[0] and said(match, king=1) == "Tap a domino for Bo"
    for _ in range(players * match.draft.kings_each):
        king = [seat for seat in range(players) if match.draft.kings_left(seat)][0]
        match.take(match.draft.coming[match.draft.claims.index(255)], king)
        assert errand.thrown(match) == []
    for number in (8, 9, 10, 11, 12):
        match.turn_up(number)
    assert said(match) == texts[1] and said(match, place=5) == "Tap it again to turn it"
    make(match, ("lay", (chosen(match.draft, Dice(1))[1][0],)))
    assert errand.thrown(match) == []


def test_nothing_is_thrown_away_where_the_device_draws_or_the_game_keeps_all():
    match = table(3, seed=1)
    while match.draft.task != TAKE:
        match.turn_up(match.draft.drawn)
    assert errand.thrown(match) == []
    match = table(3, game="kingdomino")
    for number in (1, 2, 3):
        match.turn_up(number)
    assert errand.thrown(match) == [] and said(match) == "Whose king? Tap a player"
