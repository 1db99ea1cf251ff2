# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Known answers on where a domino may lie, from tests/cases: other engines, and whole sequences.

The cases of the McGill engine count from the castle at (0, 0), y upwards: [domino, where its
right half is seen from the left one, x, y of the left half]; the left half is the one without
crowns. They are played with the real box, where domino 6 is forest twice; that engine prints it
as lake. In OURS stands what becomes of its cases then.
"""

from kingdom.bits import each
from kingdom.dominoes import dominoes
from kingdom.games import classic
from kingdom.placing import Kingdom
from kingdom.square import FIRST
from kingdom.territory import figures, survey
from kingdom.textform import text

from tests import cases

TOWARDS = {"right": (0, 1), "down": (1, 0), "left": (0, -1), "up": (-1, 0)}
FAULTS = {"grid": "outside", "overlap": "taken", "ok": None}  # in the notes of the cases
OURS = {  # id: forest at a lake touches nothing of its own
    "engine-51": "apart",
    "engine-52": "apart",
    "engine-53": "apart",
    "engine-59": [["P3", 6, "apart"], ["P4", 44, "outside"]],
    "engine-60": [["P3", 6, "apart"]],
    "engine-61": [["P3", 6, "apart"]],
}
TWICE = {"engine-59": [44], "engine-60": [], "engine-61": [44]}  # of its box, there and here
BOX = dominoes(classic)


def halves(number):
    """The left and the right half, as that engine has them."""
    one, two = BOX[2 * number - 2], BOX[2 * number - 1]
    return (two, one) if one >> 4 else (one, two)


def fault(kingdom, placement):
    number, towards, x, y = placement
    down, right = TOWARDS[towards]
    left, right = kingdom.square_at(-y, x), kingdom.square_at(down - y, x + right)
    if left is None or right is None:
        return "outside"
    first, second = halves(number)
    found = kingdom.fault(first, second, left, right)
    legal = kingdom.place(left, right) in list(each(kingdom.places(first, second)))
    if first == second and left > right:
        legal = kingdom.place(right, left) in list(each(kingdom.places(first, second)))
    assert legal == (found is None), placement
    return found


def lay(kingdom, placement):
    number, towards, x, y = placement
    down, right = TOWARDS[towards]
    left, right = kingdom.square_at(-y, x), kingdom.square_at(down - y, x + right)
    first, second = halves(number)
    kingdom.lay(first, second, kingdom.place(left, right))
    return left, right


def laid(case):
    kingdom = Kingdom(case["size"])
    for placement in case["placements"]:
        lay(kingdom, placement)
    return kingdom


def of(kind):
    return [case for case in cases.read("engine_moves") if case["kind"] == kind]


def faults(kind):
    """(case, what our engine says of its candidate)."""
    return [(case, fault(laid(case), case["candidate"])) for case in of(kind)]


def test_a_placement_is_legal_or_not_and_why():
    found = faults("placement")
    for case, why in found:
        if case["id"] in OURS:
            assert case["candidate"][0] == 6 and case["expected"] == "legal"
            assert why == OURS[case["id"]], case["id"]
            continue
        assert (why is None) == (case["expected"] == "legal"), (case["id"], why)
        assert why == FAULTS[case.get("note", "ok")], (case["id"], why)
    assert len(found) == 12


def test_one_rule_at_a_time():
    count = 0
    for kind, forbidden in (
        ("neighbor_adjacency", ("apart",)),
        ("no_overlap", ("taken",)),
        ("castle_adjacency", ("taken", "apart", "outside")),
    ):
        for case, why in faults(kind):
            assert (why not in forbidden) == (case["expected"] == "valid"), (case["id"], why)
            count += 1
    assert count == 15


def test_a_kingdom_stays_within_its_size():
    for case in of("grid_size"):
        kingdom, outside = Kingdom(case["size"]), False
        for placement in case["placements"]:
            outside = fault(kingdom, placement) == "outside"
            if outside:
                break
            lay(kingdom, placement)
        assert outside == (case["expected"] == "invalid"), case["id"]
    assert len(of("grid_size")) == 6


def test_a_domino_is_discarded_where_it_has_no_place_and_only_there():
    for case in of("discard_allowed"):
        first, second = halves(case["candidate"])
        places = laid(case).places(first, second)
        assert (places == 0) == (case["expected"] == "discarded"), case["id"]
        assert (laid(case).places(second, first) == 0) == (places == 0)
    assert len(of("discard_allowed")) == 12


def test_saved_games_are_replayed_up_to_what_is_wrong():
    for case in of("saved_game_validity"):
        wrong = []
        for player in sorted(case["players"]):
            kingdom = Kingdom(case["size"])
            for placement in case["players"][player]:
                why = fault(kingdom, placement)
                if why:
                    wrong.append([player, placement[0], why])
                if why != "outside":
                    lay(kingdom, placement)
        assert wrong == OURS[case["id"]], (case["id"], wrong)
        for player, number, why in case["note"] if isinstance(case.get("note"), list) else ():
            assert [player, number, FAULTS[why]] in wrong
        assert twice(case) == TWICE[case["id"]], case["id"]
    assert len(of("saved_game_validity")) == 3


def twice(case):
    """The dominoes that such a game has more than once."""
    seen = case["claimed"] + case["unclaimed"]
    for player in case["players"]:
        seen += [placement[0] for placement in case["players"][player]]
    return sorted({number for number in seen if seen.count(number) > 1})


def test_territories_by_the_dominoes_that_lie_in_them():
    (case,) = of("regions_by_domino")
    kingdom, owners = Kingdom(case["size"]), {}
    for placement in case["placements"]:
        for square in lay(kingdom, placement):
            owners[square] = placement[0]
    board = kingdom.board()
    shift = board.castle - kingdom.castle // kingdom.width * board.size
    shift -= kingdom.castle % kingdom.width
    labels, territories = survey(board.cells, board.size)
    found = [[classic.TERRAINS[kind - FIRST], []] for kind, _, _ in territories]
    for square in owners:
        row, column = divmod(square, kingdom.width)
        members = found[labels[row * board.size + column + shift] - 1][1]
        if owners[square] not in members:
            members.append(owners[square])
    found = [[terrain, sorted(members)] for terrain, members in found]
    assert sorted(found) == sorted(case["expected"])


def test_every_step_of_whole_sequences_is_legal_and_leads_to_their_kingdom():
    count = 0
    for case in cases.read("sequences"):
        rows = [row.split() for row in case["kingdom"].split(" / ")]
        (castle,) = [(r, row.index("C")) for r, row in enumerate(rows) if "C" in row]
        kingdom, discarded = Kingdom(case["size"]), []
        for number, *where in case["placements"]:
            first, second = BOX[2 * number - 2], BOX[2 * number - 1]
            if not where:
                assert kingdom.places(first, second) == 0, (case["id"], number)
                discarded.append(number)
                continue
            here = kingdom.square_at(where[0] - castle[0], where[1] - castle[1])
            there = kingdom.square_at(where[2] - castle[0], where[3] - castle[1])
            assert kingdom.fault(first, second, here, there) is None, (case["id"], number)
            kingdom.lay(first, second, kingdom.place(here, there))
        end(case, kingdom.board(), discarded)
        count += 1
    assert count == 6


def end(case, board, discarded):
    expected = case["expected"]
    territory, largest, crowns = figures(board.cells, board.size)
    assert text(board, classic) == case["kingdom"]
    assert discarded == expected["discarded"]
    assert (territory, largest, crowns) == tuple(
        [expected[what] for what in ("territory", "largest", "crowns")]
    )
    lines = classic.lines(board, ("harmony", "middle_kingdom"), b"")
    points = {line[0]: line[3] for line in lines}
    assert points.get("harmony", 0) == expected["harmony"]
    assert points.get("middle_kingdom", 0) == expected["middle"]
