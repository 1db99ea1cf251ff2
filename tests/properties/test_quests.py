# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Quests by a second opinion, slow and written another way: sets of coordinates, all triples."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from kingdom import record
from kingdom.alignments import alignments
from kingdom.games import giants
from kingdom.match import Match
from kingdom.score import total
from kingdom.textform import parse, text

from tests.properties import oracle
from tests.properties.kingdoms import rows_of

QUESTS = giants.GROUPS[0][3]
ANY = st.sampled_from([".", *"wflgsm", "w1", "f1", "l1x", "g2", "g2x", "s1", "m3xx", "m2xx"])
FEW = st.sampled_from([".", "w", "w", "f", "f1", "f1x"])
EITHER = st.sampled_from([ANY, FEW])


@st.composite
def kingdoms(draw):
    """(text, size): any squares, or few terrains and so large territories; mostly a castle."""
    size = draw(st.sampled_from((5, 7)))
    squares = draw(st.lists(draw(EITHER), min_size=size**2, max_size=size**2))
    castle = draw(st.sampled_from([-1, 0, size - 1, size**2 - 1, size**2 // 2, size + 1, 7]))
    if castle >= 0:
        squares[castle] = "C"
    return " / ".join(" ".join(squares[at : at + size]) for at in range(0, size**2, size)), size


def land(text):
    """{(row, column): (letter, crowns that show)} of every square that is laid."""
    return {
        (row, column): (cell[0], int(cell[1:].rstrip("x") or 0) - cell.count("x"))
        for row, cells in enumerate(rows_of(text))
        for column, cell in enumerate(cells)
        if cell != "."
    }


def slow(quest, text, size):
    """The points of one quest."""
    squares = land(text)
    castles = {square for square, (letter, _) in squares.items() if letter == "C"}
    corners = {(row, column) for row in (0, size - 1) for column in (0, size - 1)}
    if quest == "harmony":
        return 5 * (len(squares) == size**2 and len(castles) == 1)
    if quest == "middle":
        return 10 * ((size // 2, size // 2) in castles)
    if quest == "lost_corner":
        return 20 * bool(castles & corners)
    if quest == "bleak":
        return 10 * bleak(text)
    if quest == "folie":
        return 10 * len(apart(triples(crowned(squares))))
    wanted = {square for square, (letter, _) in squares.items() if letter == quest[-1]}
    if quest.startswith("corners"):
        return 5 * len(wanted & corners)
    return 5 * sum(max(abs(r - y), abs(c - x)) == 1 for y, x in castles for r, c in wanted)


def bleak(text):
    """How many territories of 5 or more without a crown that shows, by the other oracle."""
    shown = {square: f"{letter}{crowns}" for square, (letter, crowns) in land(text).items()}
    size = len(rows_of(text))
    plain = " / ".join(
        " ".join(
            shown.get((row, column), ".").replace("C0", "C").replace("0", "")
            for column in range(size)
        )
        for row in range(size)
    )
    found = oracle.territories(plain)
    return sum(
        count
        for (letter, squares, crowns), count in found.items()
        if letter in "wflg" and squares >= 5 and crowns == 0
    )


def crowned(squares):
    return {square for square, (_, crowns) in squares.items() if crowns > 0}


def triples(crowned):
    """Every three crowned squares next to each other in line: all triples are looked at."""
    found = []
    for three in combinations(sorted(crowned), 3):
        (a, b), (c, d), (e, f) = three
        step = (c - a, d - b)
        if step == (e - c, f - d) and max(map(abs, step)) == 1:
            found.append((set(three), step))
    return found


def apart(lines):
    """As many as fit where two share one square at most: line by line, from the start of a run."""
    chosen = []
    for line, step in lines:
        if all(way != step or len(line & other) <= 1 for other, way in chosen):
            chosen.append((line, step))
    return chosen


def strictest(lines):
    """The most of a few lines that fit by the strict rule: every choice is looked at."""
    sets = [line for line, _ in lines]
    for count in range(len(sets), 0, -1):
        for choice in combinations(sets, count):
            if all(sum(len(a & b) for b in choice if b is not a) <= 1 for a in choice):
                return count
    return 0


@given(kingdoms())
def test_every_quest_pays_as_a_slow_second_opinion_says(kingdom):
    text, size = kingdom
    board = parse(text, size, giants)
    bare = total(giants.lines(board, (), b""))
    for quest in QUESTS:
        paid = total(giants.lines(board, (quest,), b"")) - bare
        assert paid == slow(quest, text, size), quest


@given(kingdoms())
def test_a_quest_that_pays_shows_squares_and_nothing_else_changes(kingdom):
    text, size = kingdom
    board = parse(text, size, giants)
    bare = giants.lines(board, (), b"")
    for quest in QUESTS:
        found = giants.lines(board, (quest,), b"")
        assert found[: len(bare)] == bare
        for what, squares, crowns, points, where in found[len(bare) :]:
            assert (what, squares, crowns) == (quest, None, None)
            assert points > 0 and sorted(set(where)) == list(where)
            assert len(where) > 0 and max(where) < size**2


@given(st.sets(st.integers(0, 24), max_size=10))
def test_strict_lines_are_the_most_that_fit(squares):
    cells = bytes(0x12 if index in squares else 2 for index in range(25))
    lines = triples({divmod(index, 5) for index in squares})
    count, where = alignments(cells, 5, True)
    assert count == strictest(lines[:14]) if len(lines) <= 14 else count > 0
    assert set(where) <= squares


@given(st.sets(st.integers(0, 48)))
def test_loose_lines_are_as_many_as_every_run_holds(squares):
    cells = bytes(0x12 if index in squares else 2 for index in range(49))
    count, where = alignments(cells, 7)
    assert count == len(apart(triples({divmod(index, 7) for index in squares})))
    assert count >= alignments(cells, 7, True)[0]
    assert set(where) <= squares


@given(kingdoms(), st.sets(st.sampled_from(QUESTS), max_size=2))
def test_a_game_with_giants_comes_back_from_its_record_and_its_text(kingdom, quests):
    kingdom, size = kingdom
    match = Match(giants, [("Ada", "brown"), ("", "pink")], size, sorted(quests))
    match.set_board(0, parse(kingdom, size, giants))
    again = record.load(record.dump(match))
    assert again.board(0).parts == match.board(0).parts
    assert again.options == match.options
    written = text(match.board(0), giants)
    assert parse(written, size, giants).parts == match.board(0).parts
