# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.games.origins: known answers, squares, scores, ties, totems."""

from kingdom import ranking
from kingdom.dominoes import dominoes, supply
from kingdom.games import origins
from kingdom.majority import HOLDS, HOLDS_NOT
from kingdom.match import Match
from kingdom.ranking import rank
from kingdom.score import total
from kingdom.square import FIRST, square
from kingdom.territory import figures
from kingdom.textform import parse
from kingdom.usual import usual_size

from tests import cases
from tests.kingdom.refusals import refusal

BEYOND_THE_BOX = ("or-es-totem-mix", "or-es-1")  # no domino has a grassland with two fires


class AnyFires:
    """The game with up to nine fires on every square."""

    TERRAINS, LETTERS, TOKENS = origins.TERRAINS, origins.LETTERS, origins.TOKENS
    MOST_CROWNS = (9,) * 6
    parse_token = staticmethod(origins.parse_token)


def lines(kingdom, *options, game=origins):
    return origins.lines(parse(kingdom, 5, game), options, b"")


def points(kingdom, mode):
    """What earns points beside the territories, in order."""
    return [(line[0], line[3]) for line in lines(kingdom, mode) if line[1] is None]


def table(mode, *kingdoms):
    match = Match(origins, [("", c) for c in origins.COLOURS[: len(kingdoms)]], 5, (mode,))
    for seat, kingdom in enumerate(kingdoms):
        match.set_board(seat, parse(kingdom, 5, origins))
    return match


def answer(case):
    """All that a case can ask about its kingdom."""
    board = parse(case["kingdom"], case["size"], AnyFires)
    counters = bytearray(4)
    for number, name in enumerate(origins.COUNTERS if "totems" in case else ()):
        counters[number] = HOLDS if name in case["totems"] else HOLDS_NOT
    found = origins.lines(board, case["options"], counters)
    found += origins.awards([board], case["options"], [counters])[0]
    people = [line for line in found if line[0] in origins.DWELLERS]
    return {
        "territory": figures(origins.visible(board), board.size)[0],
        "hunter_gatherers": total(people),
        "warriors": total([line for line in found if line[0] == "warriors"]),
        "empire_of_fire": total([line for line in found if line[0] == "empire_of_fire"]),
        "homo_habilis": total([line for line in found if line[0] == "homo_habilis"]),
        "total": total(found),
    }


def test_the_known_answers():
    count = 0
    for case in cases.read("origins"):
        found = answer(case)
        for what, expected in case["expected"].items():
            assert found[what] == expected, (case["id"], what, found[what])
            count += 1
        if case["id"] in BEYOND_THE_BOX:
            told = refusal(parse, case["kingdom"], case["size"], origins)
            assert told.startswith("row 1, column 1: 'g2' has too many fires")
        else:
            parse(case["kingdom"], case["size"], origins)
    assert count == 21


def test_the_known_answer_of_a_tie():
    (case,) = cases.read("origins_ranks")
    standings = [(each["score"], each["largest"], each["crowns"]) for each in case["players"]]
    _, decided_by, winners = rank(standings, origins.tie_breaks(()))
    assert [case["players"][seat]["name"] for seat in winners] == case["expected"]["winners"]
    assert decided_by == "crowns"


# The box


def test_the_box_holds_48_dominoes_with_these_squares():
    assert len(dominoes(origins)) == 2 * 48
    box, counts = supply(origins), []
    for terrain in range(FIRST, FIRST + 6):
        counts.append([box[square(terrain, fires)] for fires in range(4)])
    assert counts == [
        [20, 2, 0, 0],
        [16, 3, 0, 0],
        [13, 4, 0, 0],
        [11, 3, 1, 0],
        [9, 2, 2, 0],
        [0, 5, 4, 1],
    ]


def test_every_volcano_has_its_fire_and_every_bare_land_its_resource():
    box = supply(origins)
    volcanoes = [box[square(FIRST + 5, craters)] for craters in (1, 2, 3)]
    assert volcanoes == [origins.copies(craters) for craters in (1, 2, 3)] == [5, 4, 1]
    assert sum([box[FIRST + kind] for kind in (1, 2, 3, 4)]) == origins.copies(4) == 49
    assert [origins.copies(token) for token in range(5, 15)] == [2] * 7 + [4, 3, 1]


def test_lines_are_of_four_and_two_players_have_two_each():
    for players, size, expected in (
        (2, 7, (48, 4, 2, ())),
        (3, 5, (48, 4, 1, ())),
        (4, 5, (48, 4, 1, ())),
        (3, 7, (48, 4, 1, ())),
    ):
        assert origins.draft(players, size, ()) == expected


def test_two_on_the_small_board_draw_half_of_the_dominoes():
    assert origins.draft(2, 5, ()) == (24, 4, 2, ())


def test_two_have_the_large_board_unless_they_choose():
    assert [usual_size(origins, n) for n in (2, 3, 4)] == [7, 5, 5]
    assert 5 in origins.SIZES


def test_one_mode_is_played():
    assert Match(origins, [("", "black")], 5, origins.DEFAULTS).options[0] == "discovery"
    for options in ((), ("totem", "tribe"), ("empire_of_fire",)):
        told = refusal(Match, origins, [("", "black")], 5, options)
        assert told == "mode: choose 1 of discovery, totem, tribe"


# Fires


def test_a_region_is_worth_its_squares_times_its_fires_printed_and_tokens():
    for kingdom, expected in (
        ("g1 g C", 2),
        ("g^1 g C", 2),
        ("g1 g^2 C", 6),
        ("g^3 g g^3 C", 18),
        ("j2 C q2", 4),
        ("g g C", 0),
    ):
        assert total(lines(kingdom, "discovery")) == expected, kingdom


def test_a_volcano_earns_nothing_and_its_craters_are_no_fires():
    assert lines("v3 v2 C", "discovery") == []
    (standing,) = ranking.table(table("discovery", "v3 v2 v1 C d")).players
    assert (standing.total, standing.largest, standing.crowns) == (0, 3, 0)


def test_empire_of_fire_and_homo_habilis():
    full = " / ".join(["d d d d d"] * 2 + ["d d C d d"] + ["d d d d d"] * 2)
    every = ("empire_of_fire", "homo_habilis", "discovery")
    for kingdom, expected in (
        (full, [10, 5]),
        ("d C d", [10]),  # also unfinished
        ("d d . C .", []),
        (full.replace("C d d", "d d C"), [5]),
    ):
        assert [line[3] for line in lines(kingdom, *every)] == expected, kingdom
    assert lines(full, "discovery") == []


# Ties


def test_a_tie_goes_to_the_largest_region_a_volcano_too():
    found = ranking.table(table("discovery", "g1 C d . .", "g1 C v1 v1 ."))
    assert [each.largest for each in found.players] == [1, 2]
    assert (found.decided_by, found.winners) == ("largest_territory", [1])


def test_the_largest_region_goes_before_the_fires():
    found = ranking.table(table("discovery", "d^1 d C", "j2 C . . ."))
    assert [(each.total, each.largest, each.crowns) for each in found.players] == [
        (2, 2, 1),
        (2, 1, 2),
    ]
    assert (found.decided_by, found.winners) == ("largest_territory", [0])


def test_then_to_the_most_fire_icons():
    found = ranking.table(table("discovery", "d^1 d d C", "j^3 C d d d"))
    assert [(each.total, each.largest, each.crowns) for each in found.players] == [
        (3, 3, 1),
        (3, 3, 3),
    ]
    assert (found.decided_by, found.winners) == ("crowns", [1])


def test_craters_break_no_tie_and_what_is_even_is_shared():
    found = ranking.table(table("discovery", "g1 C v3", "g^1 C v1"))
    assert (found.decided_by, found.winners) == ("shared", [0, 1])


# Totems


def totems(match):
    counters = [match.counters(seat) for seat in range(len(match.players))]
    boards = [match.board(seat) for seat in range(len(match.players))]
    awards = origins.awards(boards, match.options, counters)
    held = [[(line[0], line[3]) for line in own] for own in awards]
    return held, origins.disputes(boards, match.options, counters)


def test_every_resource_is_a_point_where_totems_are_played():
    kingdom = "g* l* j* q* C / g* . . . ."
    assert points(kingdom, "totem") == [("resources", 5)]
    assert list(lines(kingdom, "totem")[0][4]) == [10, 11, 12, 13, 15]
    assert points(kingdom, "discovery") == points(kingdom, "tribe") == []


def test_a_totem_goes_to_whoever_has_strictly_most():
    held, asked = totems(table("totem", "g* g* l* C", "g* j* q* C"))
    assert held == [
        [("mammoth_totem", 3), ("fish_totem", 4)],
        [("mushroom_totem", 5), ("flint_totem", 6)],
    ]
    assert asked == []


def test_a_totem_lights_the_resources_it_is_held_for():
    match = table("totem", "g* g* l* C", "g* j* q* C")
    boards, options = [match.board(0), match.board(1)], match.options
    awards = origins.awards(boards, options, [match.counters(0), match.counters(1)])
    where = [[(line[0], len(line[4])) for line in own] for own in awards]
    assert where == [
        [("mammoth_totem", 2), ("fish_totem", 1)],
        [("mushroom_totem", 1), ("flint_totem", 1)],
    ]
    for seat, own in enumerate(awards):
        assert all(boards[seat].tokens[index] == 4 for line in own for index in line[4])


def test_a_totem_on_a_tie_is_nobodys_until_the_players_tell():
    match = table("totem", "g* l* C", "g* C", "g* l* C")
    assert totems(match) == ([[], [], []], [("mammoth", [0, 1, 2]), ("fish", [0, 2])])
    match.select(1)
    match.count("mammoth", HOLDS)
    assert totems(match) == ([[], [("mammoth_totem", 3)], []], [("fish", [0, 2])])
    assert match.count("fish", HOLDS_NOT)
    assert totems(match)[1] == [("fish", [0, 2])], "it is not about her"
    for seat in (0, 2):
        match.select(seat)
        match.count("fish", HOLDS_NOT)  # nobody
    assert totems(match) == ([[], [("mammoth_totem", 3)], []], [])
    assert [each.total for each in ranking.table(match).players] == [2, 4, 2]


def test_what_the_players_tell_goes_before():
    match = table("totem", "q* q* C", "q* C")
    match.select(1)
    match.count("flint", HOLDS)
    assert totems(match) == ([[], [("flint_totem", 6)]], [])


def test_there_are_no_totems_in_other_modes():
    for mode in ("discovery", "tribe"):
        match = table(mode, "g* g* C", "g* C", "g* g* C")
        match.count("mammoth", HOLDS)
        assert totems(match) == ([[], [], []], [])
        assert totems(table(mode, "g* C", "g* C")) == ([[], []], [])


def test_a_burnt_or_covered_resource_counts_no_more():
    held, _ = totems(table("totem", "g^1 g* C", "g* g* C"))
    assert held == [[], [("mammoth_totem", 3)]]


# Cave dwellers


def test_each_hunter_gatherer_has_its_own_line():
    kingdom = "g* d@hunter g* / d@shaman d@painter C / l* . d@fisher"
    assert points(kingdom, "tribe") == [
        ("hunter", 6),
        ("painter", 6),
        ("shaman", 4),
    ]
    found = [sorted(line[4]) for line in lines(kingdom, "tribe")]
    assert found == [[5, 6, 7], [5, 7, 11, 15], [6, 10, 11]]


def test_a_dweller_counts_the_eight_squares_around_and_no_edge_joins_another():
    ring = "g* g* g* / g* d@hunter g* / g* g* g*"
    assert points(ring, "tribe") == [("hunter", 24)]
    assert points("d@hunter . . . g* / g* . . . .", "tribe") == [("hunter", 3)]
    assert points(". . . . d@hunter / g* . . . . / g* . . . .", "tribe") == []


def test_the_fire_lady_counts_icons_but_no_craters():
    assert points("v3 g^3 C / d1 d@fire_lady j2", "tribe") == [("fire_lady", 6)]


def test_the_shaman_counts_warriors_and_other_shamans():
    found = points("d@shaman d@small C / d@shaman . .", "tribe")
    assert found == [("shaman", 4), ("shaman", 4), ("warriors", 1)]


def test_warriors_join_by_edges_only():
    assert points("d@small d@amazon d@oafish C", "tribe") == [("warriors", 18)]
    assert points("d@small C / . d@amazon", "tribe") == [("warriors", 1), ("warriors", 2)]
    row = ". . . d@small d@small / d@small d@small . . . / . . C . ."
    assert points(row, "tribe") == [("warriors", 4), ("warriors", 4)]


def test_a_dweller_takes_nothing_from_its_region():
    assert total(lines("g1 g@hunter C", "tribe")) == 2
    assert points("d@hunter d@small C", "discovery") == points("d@hunter C", "totem") == []
