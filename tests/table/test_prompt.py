# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a line of text says in every position of a game that is followed."""

import pytest
from kingdom import games
from kingdom.bits import count, nth
from kingdom.draft import LAY, OVER, TAKE, TURN_UP
from kingdom.whole import WholeGame
from table.prompt import able, chosen_king, prompt
from table.words import Words

NAMES = ["Ada", "Bo", "Cy"]
NOTHING = {"look": None, "said": None, "place": None, "number": None, "king": None}
NOTHING["news"] = None


def table(robots=(), seed=None):
    game = games.load("kingdomino")
    players = list(zip(NAMES, game.COLOURS, strict=False))
    return WholeGame(game, players, seed=seed, robots=robots)


def go_on(match, wanted):
    """Play on without sense until the draft is as wanted."""
    while not wanted(match.draft):
        draft = match.draft
        if draft.task == TURN_UP:
            match.turn_up(draft.drawn or bytes(draft.box).find(b"\1"))
        elif draft.task == TAKE:
            match.take(draft.coming[draft.claims.index(255)], chosen(match))
        elif draft.places:
            match.place(nth(draft.places, 0))
        else:
            match.discard()
    return match


def chosen(match):
    return able(match)[0] if match.draft.seat is None else None


def said(match, **view):
    return prompt(Words("en"), match, dict(NOTHING, **view), NAMES)


LAYING = (
    ({}, "Tap where domino 1 goes"),
    ({"place": 1}, "Tap it again to turn it"),
    ({"said": "taken"}, "Something lies there"),
    ({"said": "outside", "place": 1}, "That is wider than 5 squares"),
    ({"said": "apart"}, "It touches nothing of its kind"),
    ({"said": "crowded"}, "No room for two squares"),
    ({"said": "take"}, "First lay domino 1"),
    ({"look": 1, "said": "taken"}, "The kingdom of Bo"),
)


@pytest.mark.parametrize(("view", "text"), LAYING)
def test_while_a_domino_is_to_be_laid(view, text):
    assert said(go_on(table(), lambda draft: draft.task == LAY), **view) == text


SETTING = (
    ({}, "Whose king? Tap a player"),
    ({"king": 2}, "Tap a domino for Cy"),
    ({"number": 3}, "Whose king goes to 3?"),
)


@pytest.mark.parametrize(("view", "text"), SETTING)
def test_while_the_first_kings_are_set(view, text):
    assert said(go_on(table(), lambda draft: draft.task == TAKE), **view) == text


def test_where_a_king_takes_two_dominoes_that_is_said():
    game = games.load("origins")
    for players, seed, view, text in (
        (2, None, {}, "Whose king? Tap a player"),
        (2, None, {"king": 1}, "Bo: the outer or middle two"),
        (2, 1, {}, "Take the outer or middle two"),
        (3, None, {"king": 1}, "Tap a domino for Bo"),
        (3, 1, {}, "Tap the domino to take"),
    ):
        names = list(zip(NAMES[:players], game.COLOURS, strict=False))
        match = WholeGame(game, names, options=("discovery",), seed=seed)
        go_on(match, lambda draft: draft.task == TAKE)
        assert said(match, **view) == text, (players, seed)
    match = WholeGame(game, names[:2], 7, ("discovery",), 1)
    go_on(match, lambda draft: draft.task == TAKE and draft.round == 1)
    assert said(match) == "Tap the domino to take"


def test_whose_king_is_set_is_known_of_the_last_one_only():
    match = go_on(table(), lambda draft: draft.task == TAKE)
    assert chosen_king(match, NOTHING) is None and able(match) == [0, 1, 2]
    match.take(1, 2)
    match.take(2, 0)
    assert chosen_king(match, NOTHING) == 1 and said(match) == "Tap a domino for Bo"
    match.take(3, 1)
    assert chosen_king(match, NOTHING) is None


def test_later_whose_turn_it_is_needs_no_word():
    match = go_on(table(), lambda draft: draft.task == TAKE and draft.round == 1)
    assert said(match) == "Tap the domino to take" and chosen_king(match, NOTHING) is None


def test_what_has_one_place_and_what_has_none():
    one = go_on(table(), lambda draft: draft.task == LAY and count(draft.places) == 1)
    assert said(one, place=nth(one.draft.places, 0)) == "It fits nowhere else"
    none = go_on(table(), lambda draft: draft.task == LAY and not draft.places)
    assert said(none) == "It fits nowhere: discard it"


def test_a_domino_with_a_letter_is_called_by_it():
    game = games.load("giants")
    match = WholeGame(game, list(zip(NAMES, game.COLOURS, strict=False)))
    for number in (1, 2, 3, 4, 7):
        match.turn_up(number)
    assert said(match, number=1) == "Whose king goes to A?"
    go_on(match, lambda draft: draft.task == LAY)
    assert said(match, said="take") == "First lay domino A"
    assert said(match, look=1) == "The kingdom of Bo"


def test_the_end():
    assert said(go_on(table(), lambda draft: draft.task == OVER)) == "The last domino is played"


def test_what_the_device_does():
    match = table((1, 1, 1), seed=2)
    assert said(match) == "Dominoes are drawn"
    go_on(match, lambda draft: draft.task == TAKE)
    name, first = NAMES[match.draft.seat], match.draft.coming[0]
    assert said(match) == name + " thinks"
    assert said(match, number=first) == f"{name} takes domino {first}"
    go_on(match, lambda draft: draft.task == LAY)
    name, number = NAMES[match.draft.seat], match.draft.domino
    assert said(match) == name + " thinks"
    assert said(match, place=1) == f"{name} lays domino {number}"
    go_on(match, lambda draft: draft.task == LAY and not draft.places)
    assert said(match) == f"{NAMES[match.draft.seat]} has no place for {match.draft.domino}"
