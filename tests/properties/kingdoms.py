# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What hypothesis draws: kingdoms as text, and whole matches with all that was done to them."""

from hypothesis import strategies as st
from kingdom.games import classic
from kingdom.match import Match

from tests.kingdom import tiny_game

tiny_game.load()


def cells(game):
    """Every square of a game, the empty one more often; tokens where they can stand."""
    found = [".", "."]
    for letter, most in zip(game.LETTERS, game.MOST_CROWNS):
        for crowns in range(most + 1):
            cell = letter + (str(crowns) if crowns else "")
            found.append(cell)
            if game.TOKENS:
                found += [cell + "^"] + ([cell + "~"] if crowns else [])
    return found


@st.composite
def kingdoms(draw, game=classic, sizes=(5, 7)):
    """(text, size) of a whole frame, mostly with a castle."""
    size = draw(st.sampled_from(sizes))
    squares = draw(st.lists(st.sampled_from(cells(game)), min_size=size**2, max_size=size**2))
    castle = draw(st.integers(-1, size**2 - 1))
    if castle >= 0:
        squares[castle] = "C"
    rows = [" ".join(squares[at : at + size]) for at in range(0, size**2, size)]
    return " / ".join(rows), size


def rows_of(text):
    return [row.split() for row in text.split(" / ")]


def text_of(rows):
    return " / ".join(" ".join(row) for row in rows)


def order(game, size):
    """One order as (name, arguments)."""
    index = st.integers(0, size**2 - 1)
    terrain = st.integers(2, 1 + len(game.TERRAINS))
    step = st.integers(-2, 2)
    found = [
        st.tuples(st.just("lay"), index, terrain, st.booleans()),
        st.tuples(st.just("erase"), index, st.booleans()),
        st.tuples(st.just("add_crown"), index),
        st.tuples(st.just("fill"), terrain),
        st.tuples(st.just("move_castle"), index),
        st.tuples(st.just("shift"), step, step),
        st.tuples(st.just("clear")),
        st.tuples(st.just("undo")),
        st.tuples(st.just("redo")),
    ]
    if game.TOKENS:
        found.append(st.tuples(st.just("put"), index, st.sampled_from(game.TOKENS)))
        found.append(
            st.tuples(st.just("count"), st.sampled_from(game.COUNTERS), st.integers(0, 255))
        )
    return st.one_of(found)


@st.composite
def matches(draw):
    """A match of either game after some orders by any player."""
    game = draw(st.sampled_from([classic, tiny_game]))
    size = draw(st.sampled_from(game.SIZES))
    colours = draw(st.permutations(game.COLOURS))[: draw(st.integers(1, game.PLAYERS[1]))]
    names = draw(
        st.lists(st.text(st.characters(min_codepoint=32, codec="utf-8"), max_size=12), unique=True)
    )
    names = (names + [""] * len(colours))[: len(colours)]
    players = [(name if name not in colours else "", c) for name, c in zip(names, colours)]
    chosen = draw(st.sets(st.sampled_from([name for name, _ in game.OPTIONS])))
    for _, _, _, group in game.GROUPS:
        chosen = chosen - set(group) | {draw(st.sampled_from(group))}
    match = Match(game, players, size, sorted(chosen))
    for _ in range(draw(st.integers(1, match.rounds))):
        for each in draw(st.lists(order(game, size), max_size=12)):
            match.select(draw(st.integers(0, len(players) - 1)))
            do(match, each)
        if draw(st.booleans()):
            match.finish()
        match.next_round()
    return match


def do(match, each):
    """Give an order; one that the game refuses changes nothing."""
    before = state(match)
    try:
        changed = getattr(match, each[0])(*each[1:])
    except ValueError:
        assert state(match) == before
        return
    assert changed == (state(match) != before)


def state(match):
    """Every byte of the current kingdom."""
    return b"|".join([*match.board().parts, match.counters()])
