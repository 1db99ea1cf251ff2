# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Undo and redo give back every byte of a kingdom, whatever was done before. What players count is
no step of it."""

from hypothesis import given, settings
from hypothesis import strategies as st
from kingdom.games import classic
from kingdom.match import Match

from tests.kingdom import tiny_game
from tests.properties.kingdoms import do, order


def new(game):
    options = ("ebb",) if game is tiny_game else ()
    return Match(game, [("", game.COLOURS[0]), ("", game.COLOURS[1])], 5, options)


def laid(match):
    return b"|".join(match.board().parts)


@st.composite
def sequences(draw):
    game = draw(st.sampled_from([classic, tiny_game]))
    return game, draw(st.lists(order(game, 5), max_size=40))


@given(sequences())
def test_undo_leads_back_to_the_start_and_redo_to_the_end(sequence):
    game, orders = sequence
    match = new(game)
    start = laid(match)
    for each in orders:
        do(match, each)
    while match.redo():
        pass
    end, trail = laid(match), [laid(match)]
    while match.undo():
        trail.append(laid(match))
    assert laid(match) == start and not match.can_undo
    for before in reversed(trail[:-1]):
        assert match.redo()
        assert laid(match) == before
    assert laid(match) == end and not match.redo()


@given(sequences())
def test_one_undo_takes_back_one_order(sequence):
    game, orders = sequence
    match = new(game)
    for each in orders:
        if each[0] in ("lay", "erase"):
            each = (*each[:-1], False)
        before = laid(match)
        do(match, each)
        after = laid(match)
        if before != after and each[0] not in ("undo", "redo"):
            assert match.undo() and laid(match) == before
            assert match.redo() and laid(match) == after


@settings(max_examples=20)
@given(st.lists(order(tiny_game, 7), min_size=30, max_size=60))
def test_undo_is_exact_where_the_oldest_steps_are_forgotten(orders):
    match = Match(tiny_game, [("", "red")], 7, ("ebb",))
    trail = []
    for number in range(8 * len(orders)):
        each = orders[number % len(orders)]
        if each[0] in ("undo", "redo"):
            continue
        if each[0] in ("lay", "erase"):
            each = (*each[:-1], False)
        before = laid(match)
        do(match, each)
        if laid(match) != before:
            trail.append(before)
    while match.can_undo:
        assert match.undo() and laid(match) == trail.pop()
