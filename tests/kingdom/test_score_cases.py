# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Every known answer for one kingdom, from tests/cases.

Some sources have kingdoms that no box can make; the strict reader refuses them by their place,
and they are scored all the same. Where a source reads a rule otherwise than the ruling that this
project follows, the ruling and our answer stand in OURS.
"""

from kingdom.games import classic
from kingdom.score import total
from kingdom.square import FIRST
from kingdom.territory import figures, survey
from kingdom.textform import parse

from tests import cases
from tests.kingdom.refusals import refusal

# id: (ruling, our answer). MK-1: the castle must be the middle of a frame that holds every
# square; these sources want the kingdom itself to reach as far on both sides.
OURS = {
    "engine-08": ("MK-1", {"middle_kingdom": 10}),
    "engine-72": ("MK-1", {"middle_kingdom": 10}),
}
BEYOND_THE_BOX = "has too many crowns"


class AnyCrowns:
    """The classic game with up to nine crowns on every square."""

    TERRAINS = classic.TERRAINS
    LETTERS = classic.LETTERS
    MOST_CROWNS = (9,) * 6
    TOKENS = ()


def answer(case):
    """All that a case can ask about its kingdom."""
    board = parse(case["kingdom"], case["size"], AnyCrowns)
    lines = classic.lines(board, case["options"], b"")
    territory, largest, crowns = figures(board.cells, board.size)
    bonuses = {line[0]: line[3] for line in lines if line[1] is None}
    regions = [
        [classic.LETTERS[terrain - FIRST], squares, crowns]
        for terrain, squares, crowns in survey(board.cells, board.size)[1]
    ]
    return {
        "territory": territory,
        "largest": largest,
        "crowns": crowns,
        "middle_kingdom": bonuses.get("middle_kingdom", 0),
        "harmony": bonuses.get("harmony", 0),
        "total": total(lines),
        "regions": sorted(regions),
        "terrains": by_terrain(regions),
    }


def by_terrain(regions):
    points = {}
    for terrain, squares, crowns in regions:
        points[terrain] = points.get(terrain, 0) + squares * crowns
    return points


def agree(name):
    """Compare all cases of a file; give how many there were."""
    count = 0
    for case in cases.read(name):
        found = answer(case)
        for what, expected in case["expected"].items():
            if case["id"] in OURS:
                ours = OURS[case["id"]][1]
                assert expected != ours[what], (case["id"], "is no disagreement any more")
                expected = ours[what]
            if what == "regions":
                expected = sorted(expected)
            assert found[what] == expected, (case["id"], what, found[what], expected)
            count += 1
    return count


def test_the_cases_of_rule_books_photos_and_games():
    assert agree("scores") == 115


def test_the_cases_of_other_engines():
    assert agree("engine_scores") == 22


def test_the_kingdoms_of_real_games():
    count = 0
    for board in cases.read("boards"):
        found = answer(
            {
                "kingdom": board["kingdom"],
                "size": 5,
                "options": ("middle_kingdom", "harmony"),
            }
        )
        assert found["territory"] == board["territory_points"], board["id"]
        assert found["harmony"] == 5 * board["harmony"], board["id"]
        assert found["middle_kingdom"] == 10 * board["castle_in_middle"], board["id"]
        assert found["total"] == board["total_with_both_bonuses"], board["id"]
        count += 1
    assert count == 35


def test_kingdoms_beyond_the_box_are_refused_by_the_game_itself():
    beyond = []
    for name in ("scores", "engine_scores"):
        for case in cases.read(name):
            board = parse(case["kingdom"], case["size"], AnyCrowns)
            if max(
                [
                    cell >> 4 > classic.MOST_CROWNS[(cell & 15) - FIRST]
                    for cell in board.cells
                    if cell >= FIRST
                ]
                or [0]
            ):
                beyond.append(case["id"])
                message = refusal(parse, case["kingdom"], case["size"], classic)
                assert BEYOND_THE_BOX in message and message.startswith("row ")
            else:
                parse(case["kingdom"], case["size"], classic)
    assert len(beyond) == 6, beyond
