# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.ranking: places, tie-breaks, and the table of a match."""

from kingdom.games import classic
from kingdom.match import Match
from kingdom.ranking import rank, table
from kingdom.textform import parse

BOOK = ("largest_territory", "crowns")
PLAYERS = [("Ada", "pink"), ("Bo", "blue"), ("Cy", "green")]


def played(kingdoms, options=()):
    match = Match(classic, PLAYERS[: len(kingdoms)], 5, options)
    lay(match, kingdoms)
    return match


def lay(match, kingdoms):
    for seat, kingdom in enumerate(kingdoms):
        match.set_board(seat, parse(kingdom, 5, classic))


def test_places_are_competition_ranks():
    places = rank([(5, 1, 1), (9, 1, 1), (9, 1, 1), (7, 1, 1), (7, 1, 1), (1, 1, 1)], BOOK)[0]
    assert places == [5, 1, 1, 3, 3, 6]


def test_the_first_figure_that_parts_the_two_best_decides():
    for standings, decided_by, winners in (
        ([(30, 5, 9), (29, 9, 9)], "score", [0]),
        ([(30, 6, 20), (30, 7, 3)], "largest_territory", [1]),
        ([(30, 7, 4), (30, 7, 3)], "crowns", [0]),
        ([(30, 7, 3), (30, 7, 3)], "shared", [0, 1]),
        ([(30, 7, 3), (31, 0, 0), (30, 9, 9)], "score", [1]),
        ([(30, 7, 4), (30, 6, 9), (30, 7, 3)], "crowns", [0]),
        ([(0, 0, 0)], "score", [0]),
        ([(0, 0, 0), (0, 0, 0), (0, 0, 0)], "shared", [0, 1, 2]),
    ):
        assert rank(standings, BOOK)[1:] == (decided_by, winners), standings


def test_tie_breaks_are_the_games_in_its_order():
    tie = [(30, 7, 3), (30, 6, 9)]
    assert rank(tie, ("crowns", "largest_territory"))[1:] == ("crowns", [1])
    assert rank(tie, ("largest_territory",))[1:] == ("largest_territory", [0])
    assert rank([(30, 7, 3), (30, 7, 9)], ("largest_territory",))[1:] == ("shared", [0, 1])
    assert rank(tie, ())[1:] == ("shared", [0, 1])


def test_a_table_tells_every_figure_of_every_player():
    found = table(played(["C w1 w / f f f", "C m3", "C"], ("middle_kingdom",)))
    assert [each.total for each in found.players] == [12, 13, 10]
    assert [each.place for each in found.players] == [2, 1, 3]
    assert [each.largest for each in found.players] == [3, 1, 0]
    assert [each.crowns for each in found.players] == [1, 3, 0]
    assert [line[0] for line in found.players[0].lines] == ["wheat", "middle_kingdom"]
    assert found.players[0].rounds == [12]
    assert (found.decided_by, found.winners) == ("score", [1])


def test_the_us_book_shares_where_the_european_counts_crowns():
    kingdoms = ["w1 w / C .", "f1 . / l1 C"]
    assert table(played(kingdoms)).decided_by == "largest_territory"
    kingdoms = ["w1 C f1 f", "l1 l C m m"]
    assert table(played(["w1 . f1 / . C .", "l1 . l / m1 C ."])).decided_by == "shared"
    crowns = ["m2 C w w", "l1 l C ."]
    assert table(played(crowns)).decided_by == "crowns"
    assert table(played(crowns, ("us_ties",))).decided_by == "shared"


def test_rounds_of_a_dynasty_are_added_and_ties_shared():
    match = played(["w1 w C", "f1 C"], ("dynasty",))
    assert match.next_round()
    lay(match, ["C", "m1 C"])
    whole = table(match)
    assert [each.total for each in whole.players] == [2, 2]
    assert [each.rounds for each in whole.players] == [[2, 0], [1, 1]]
    assert [len(each.lines) for each in whole.players] == [0, 1]
    assert (whole.decided_by, whole.winners) == ("shared", [0, 1])


def test_each_round_of_a_dynasty_keeps_its_own_tie_breaks():
    match = played(["m2 C w w", "l1 l C ."], ("dynasty",))
    match.next_round()
    assert table(match).decided_by == "shared"
    assert table(match, 0).decided_by == "crowns"
    assert table(match, 1).decided_by == "shared"


def test_a_dynasty_of_one_round_so_far_is_shared_on_a_tie():
    assert table(played(["m2 C w w", "l1 l C ."], ("dynasty",))).decided_by == "shared"
