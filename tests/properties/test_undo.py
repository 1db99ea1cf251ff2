# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Undo and redo give back every byte, whatever was done before."""

from hypothesis import given, settings
from hypothesis import strategies as st
from kingdom.games import classic
from kingdom.match import Match

from tests.kingdom import tiny_game
from tests.properties.kingdoms import do, order, state


def new(game):
    options = ("ebb",) if game is tiny_game else ()
    return Match(game, [("", game.COLOURS[0]), ("", game.COLOURS[1])], 5, options)


@st.composite
def sequences(draw):
    game = draw(st.sampled_from([classic, tiny_game]))
    return game, draw(st.lists(order(game, 5), max_size=40))


@given(sequences())
def test_undo_leads_back_to_the_start_and_redo_to_the_end(sequence):
    game, orders = sequence
    match = new(game)
    start = state(match)
    for each in orders:
        do(match, each)
    while match.redo():
        pass
    end, trail = state(match), [state(match)]
    while match.undo():
        trail.append(state(match))
    assert state(match) == start and not match.can_undo
    for before in reversed(trail[:-1]):
        assert match.redo()
        assert state(match) == before
    assert state(match) == end and not match.redo()


@given(sequences())
def test_one_undo_takes_back_one_order(sequence):
    game, orders = sequence
    match = new(game)
    for each in orders:
        if each[0] in ("lay", "erase"):
            each = (*each[:-1], False)
        before = state(match)
        do(match, each)
        after = state(match)
        if before != after and each[0] not in ("undo", "redo"):
            assert match.undo() and state(match) == before
            assert match.redo() and state(match) == after


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
        before = state(match)
        do(match, each)
        if state(match) != before:
            trail.append(before)
    while match.can_undo:
        assert match.undo() and state(match) == trail.pop()
