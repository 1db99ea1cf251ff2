# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A second game proves that the engine names none: match, record, text and table carry it."""

from kingdom import games, ranking, record
from kingdom.match import Match
from kingdom.textform import parse, text

from tests.kingdom import tiny_game

SHORE = "r3 a^ r1~ / a C r1 / . r1 r1"


def played(options=("ebb",), fish=(2, 2)):
    tiny_game.load()
    game = games.load("tiny")
    match = Match(game, [("Ada", "grey"), ("Bo", "red")], 3, options)
    for seat in range(2):
        match.select(seat)
        match.set_board(seat, parse(SHORE, 3, game))
        match.count("fish", fish[seat])
    return match


def whats(lines):
    return [(line[0], line[3]) for line in lines]


def test_its_lines_follow_its_own_rules():
    match = played()
    assert whats(match.lines(0)) == [("reef", 12), ("reef", 3), ("hat", 2)]
    match.set_options(("ebb", "brim"))
    assert match.fill(2)
    assert whats(match.lines()) == [("reef", 12), ("reef", 3), ("hat", 2), ("brim", 7)]


def test_its_awards_compare_kingdoms():
    assert [each.total for each in ranking.table(played()).players] == [17, 17]
    table = ranking.table(played(fish=(2, 3)))
    assert [each.total for each in table.players] == [17, 21]
    assert whats(table.players[1].lines)[-1] == ("fish", 4)
    assert (table.decided_by, table.winners) == ("score", [1])


def test_its_ties_go_to_the_crowns_first():
    match = played()
    match.set_board(0, parse("r3 . r3 / . C . / r3 . r3", 3, tiny_game))
    match.count("shells", 0)
    match.set_board(1, parse("r1 r1 r1 / r C . / . . .", 3, tiny_game))
    table = ranking.table(match)
    assert [each.total for each in table.players] == [12, 12]
    assert (table.decided_by, table.winners) == ("crowns", [0])


def test_its_rounds_are_added():
    match = played(("ebb", "long_game"), (0, 1))
    assert match.next_round()
    match.count("fish", 9)
    table = ranking.table(match)
    assert [each.rounds for each in table.players] == [[17, 4], [21, 0]]
    assert (table.decided_by, table.winners) == ("shared", [0, 1])


def test_its_text_and_its_record_come_back():
    match = played(("flood", "brim"))
    assert text(match.board(), tiny_game) == SHORE.replace("r1", "r1")
    data = record.dump(match)
    assert record.dump(record.load(data)) == data


def test_five_can_play_it():
    match = Match(tiny_game, [("", colour) for colour in tiny_game.COLOURS], 7, ("ebb",))
    assert len(ranking.table(match).players) == 5
    assert len(record.dump(match)) > 5 * 2 * 49
