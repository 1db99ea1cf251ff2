# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Every known answer for a table of kingdoms, from tests/cases.

The McGill standings are dense (1, 1, 2, 3); ours are competition ranks (1, 1, 3, 4), as people
know them from sport. In OURS stands what we say instead.
"""

from kingdom.games import classic
from kingdom.ranking import rank
from kingdom.score import total
from kingdom.territory import figures
from kingdom.textform import parse

from tests import cases
from tests.kingdom.test_score_cases import AnyCrowns

OURS = {"engine-12": {"yellow": 1, "green": 1, "pink": 3, "blue": 4}}


def standing(player, case):
    if "score" in player:
        return player["score"], player["largest"], player["crowns"]
    board = parse(player["kingdom"], case["size"], AnyCrowns)
    _, largest, crowns = figures(board.cells, board.size)
    return total(classic.lines(board, case["options"], b"")), largest, crowns


def places(case):
    """Place of each name, names of the winners."""
    standings = [standing(player, case) for player in case["players"]]
    names = [player["name"] for player in case["players"]]
    found, _, winners = rank(standings, classic.tie_breaks(case["options"]))
    return dict(zip(names, found)), sorted([names[winner] for winner in winners])


def test_winners_and_order():
    count = 0
    for case in cases.read("ranks"):
        found, winners = places(case)
        expected = case["expected"]
        if "winners" in expected:
            assert winners == sorted(expected["winners"]), case["id"]
            count += 1
        if "order" in expected:
            assert sorted(found, key=lambda name: found[name]) == expected["order"], case["id"]
    assert count == 10


def test_places():
    count = 0
    for case in cases.read("ranks"):
        if "winners" not in case["expected"]:
            expected = case["expected"]
            if case["id"] in OURS:
                assert expected != OURS[case["id"]]
                expected = OURS[case["id"]]
            assert places(case)[0] == expected, case["id"]
            count += 1
    assert count == 2


def test_a_dynasty_is_the_sum_of_its_rounds():
    for case in cases.read("dynasty"):
        expected = case["expected"]
        names = sorted(expected["totals"])
        totals = [sum([round[name] for round in case["rounds"]]) for name in names]
        assert totals == [expected["totals"][name] for name in names]
        winners = rank([(each, 0, 0) for each in totals], ())[2]
        assert [names[winner] for winner in winners] == expected["winners"]
