# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.pieces, and of taps where the table runs out of them."""

from kingdom.games import classic, giants, origins
from kingdom.match import Match
from kingdom.pieces import held, numbered, palette, spent
from kingdom.textform import parse, text

from tests.kingdom import tiny_game
from tests.kingdom.refusals import refusal

DESERT = " / ".join(["d d d d d"] * 5)


def table(*kingdoms, mode="tribe"):
    match = Match(origins, [("", c) for c in origins.COLOURS[: len(kingdoms)]], 5, (mode,))
    for seat, kingdom in enumerate(kingdoms):
        match.set_board(seat, parse(kingdom, 5, origins))
    return match


def taps(match, index, token, count):
    """What stands on a square after each of so many taps."""
    found = []
    for _ in range(count):
        match.put(index, token)
        found.append(match.board().tokens[index])
    return found


def test_the_palette_is_that_of_the_mode():
    for mode, tokens in (
        ("discovery", ("fire",)),
        ("totem", ("fire", "resource")),
        ("tribe", origins.TOKENS),
    ):
        assert palette(origins, (mode,)) == tokens
    assert palette(tiny_game, ()) == tiny_game.TOKENS and palette(classic, ()) == ()


def test_a_token_has_the_number_that_a_square_then_has():
    assert numbered(origins, ("fire", "resource", "hunter")) == [
        ("fire", 1),
        ("resource", 4),
        ("hunter", 5),
    ]
    assert numbered(classic, ()) == []
    assert refusal(numbered, giants, ("giant",)) == "a giant stands on a crown"


def test_what_the_mode_lacks_cannot_be_put():
    for mode, token in (("discovery", "resource"), ("discovery", "hunter"), ("totem", "hunter")):
        told = refusal(table("g C", mode=mode).put, 11, token)
        assert told.startswith("unknown token '%s'; there is fire" % token)
        assert table("g C").put(11, token)


def test_pieces_are_counted_over_the_whole_table():
    boards = [parse(kingdom, 5, origins) for kingdom in ("d@hunter C", "d@small d@hunter C")]
    hunter, small = 5, 12
    assert spent(origins, boards, hunter) and not spent(origins, boards, small)
    assert not spent(origins, boards[:1], hunter)
    assert not spent(tiny_game, boards, 1)


def test_what_players_hold_is_told_by_counters():
    assert held(origins) == list(origins.COUNTERS)
    assert held(tiny_game) == held(classic) == []


def test_there_is_no_third_of_a_hunter_gatherer():
    for name in origins.DWELLERS[:7]:
        match = table(DESERT.replace("d", "d@" + name, 1), "d d C")
        match.select(1)
        assert match.put(10, name) or match.put(11, name)
        assert refusal(match.put, 12, name) == "no %s is left" % name
        match.select(0)
        assert match.put(0, name)  # away with one
        assert match.put(1, name)


def test_there_are_eight_warriors():
    match = table(DESERT, DESERT)
    for index, name in enumerate(("small",) * 4 + ("amazon",) * 3 + ("oafish",)):
        match.select(index % 2)
        assert match.put(index, name)
    for name in ("small", "amazon", "oafish"):
        assert refusal(match.put, 20, name) == "no %s is left" % name


def test_a_refused_piece_changes_nothing():
    match = table("d@oafish l* C")
    before = text(match.board(), origins)
    assert refusal(match.put, 11, "oafish") == "no oafish is left"
    assert text(match.board(), origins) == before and match.revision == 1


def test_a_tap_goes_on_to_the_fire_that_is_left():
    match = table(DESERT, mode="discovery")
    assert taps(match, 0, "fire", 5) == [1, 2, 3, 0, 1]
    match = table("d^3 d d C d", mode="discovery")
    assert taps(match, 11, "fire", 4) == [1, 2, 0, 1]
    match = table("d^1 d^1 d^1 d^1 d^1 / d d C . .", mode="discovery")
    assert taps(match, 10, "fire", 4) == [2, 3, 0, 2]  # it lies in rows 2 and 3
    match = table("d^1 d^1 d^1 d^1 d^1 / d d C . . / d^2 d^2 d^2 d^2 d", mode="discovery")
    assert taps(match, 10, "fire", 3) == [3, 0, 3]
    assert refusal(match.put, 11, "fire") == "no fire is left"


def test_where_no_fire_is_left_what_stands_stays():
    rows = "d^1 d^1 d^1 d^1 d^1 / g* d@hunter C . . / d^2 d^2 d^2 d^2 d^3"
    match = table(rows)
    for index in (10, 11):
        assert refusal(match.put, index, "fire") == "no fire is left"
    assert text(match.board(), origins).split(" / ")[1:4] == rows.split(" / ")
    assert match.put(5, "fire")  # the last one of one fire: away with it
    assert match.board().tokens[5] == 0 and match.put(10, "fire")


def test_a_piece_takes_the_place_of_another():
    match = table("g* g C")
    assert match.put(11, "hunter") and match.board().tokens[11] == 5
    assert match.put(11, "fire") and match.board().tokens[11] == 1
    assert match.put(11, "resource") and match.board().tokens[11] == 4
    assert match.put(11, "resource") and match.board().tokens[11] == 0
    assert match.undo() and match.board().tokens[11] == 4


def test_a_piece_is_refused_where_it_cannot_stand():
    match = table("v1 g1 d C .")
    for index, token in (
        (10, "hunter"),
        (10, "fire"),
        (10, "resource"),
        (11, "fire"),
        (11, "small"),
        (11, "resource"),
        (12, "resource"),
        (13, "fire"),
        (13, "oafish"),
        (14, "fire"),
        (14, "hunter"),
    ):
        assert refusal(match.put, index, token) == "a %s cannot stand there" % token


def test_a_game_that_counts_no_pieces_has_enough():
    tiny_game.load()
    match = Match(tiny_game, [("", "red")], 3, ("ebb",))
    for index in range(9):
        if index != 4:
            assert match.put(index, "hat")
