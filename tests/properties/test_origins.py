# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Origins by a second opinion, slow and written another way, and whole games of it by chance."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kingdom import record
from kingdom.bits import each
from kingdom.dice import Dice
from kingdom.draft import OVER, PUT, Draft
from kingdom.games import origins
from kingdom.match import Match
from kingdom.ranking import table
from kingdom.score import full, total
from kingdom.square import FIRST, crowns_of, terrain_of
from kingdom.textform import parse, text
from kingdom.whole import WholeGame

from tests.kingdom.flood import landings, spot
from tests.kingdom.random_game import chosen, digest, make
from tests.properties import oracle
from tests.properties.keeping import kept
from tests.properties.kingdoms import rows_of
from tests.test_micropython import in_small_heap

MODES = ("discovery", "totem", "tribe")
PEOPLE = ["@" + name for name in origins.DWELLERS]
WARRIORS = {"small": 1, "amazon": 2, "oafish": 3}
WANTED = {  # letters of the resources around, points for each
    "hunter": ("g", 3),
    "fisher": ("l", 3),
    "gatherer": ("j", 4),
    "sculptor": ("q", 5),
    "painter": ("gljq", 2),
}
BARE = [*"dgljq", *(a + b for a in "gljq" for b in ("*", "^1", "^2", "^3")), "d^1"]
BURNING = ["d1", "g1", "l1", "j1", "j2", "q2", "v1", "v2", "v3"]
PEOPLED = [letter + person for letter in "dgq" for person in PEOPLE]
ANY = st.sampled_from([".", *BARE, *BURNING, *PEOPLED])
RESOURCES = st.sampled_from(["g*", "l*", "j*", "q*", "g", "d", *PEOPLED[:10]])
CROWD = st.sampled_from(["d", "g1", "d@small", "d@amazon", "d@oafish", "d@shaman", "g@fire_lady"])
FEW = st.sampled_from([".", "g", "g", "g^2", "g1", "v1", "v2"])
SET_UPS = [
    (players, size, (mode,))
    for mode in MODES
    for players, size in ((2, 7), (2, 5), (3, 5), (4, 5))
]
_GAMES = 150
_DIGESTS = 8

set_ups = pytest.mark.parametrize("set_up", SET_UPS, ids=str)


@st.composite
def kingdoms(draw):
    """(text, size): any squares, or many of a sort; mostly a hut."""
    size = draw(st.sampled_from((5, 7)))
    kind = draw(st.sampled_from((ANY, RESOURCES, CROWD, FEW)))
    squares = draw(st.lists(kind, min_size=size**2, max_size=size**2))
    hut = draw(st.sampled_from([-1, 0, size - 1, size**2 - 1, size**2 // 2, size + 1]))
    if hut >= 0:
        squares[hut] = "C"
    return " / ".join(" ".join(squares[at : at + size]) for at in range(0, size**2, size)), size


def land(text):
    """{(row, column): cell} of every square that is laid."""
    return {
        (row, column): cell
        for row, cells in enumerate(rows_of(text))
        for column, cell in enumerate(cells)
        if cell != "."
    }


def icons(cell):
    """Fire icons of a cell: printed or tokens, no craters."""
    if cell[0] in "vC.":
        return 0
    return sum(int(letter) for letter in cell if letter.isdigit())


def regions(text):
    """A Counter of (letter, squares, fires), by the other oracle."""
    rows = [
        [cell if cell in ".C" else f"{cell[0]}{icons(cell)}" for cell in row]
        for row in rows_of(text)
    ]
    return oracle.territories(" / ".join(" ".join(row) for row in rows))


def around(squares, place):
    row, column = place
    return [cell for (r, c), cell in squares.items() if max(abs(r - row), abs(c - column)) == 1]


def worth(squares, place, name):
    """The points of one hunter-gatherer."""
    near = around(squares, place)
    if name == "fire_lady":
        return sum(icons(cell) for cell in near)
    if name == "shaman":
        return 2 * sum("@" in cell for cell in near)
    letters, points = WANTED[name]
    return points * sum(cell[0] in letters and cell.endswith("*") for cell in near)


def hordes(squares):
    """The points of every group of warriors: those that touch are joined until none are left."""
    groups = [{place} for place, cell in squares.items() if cell.rpartition("@")[2] in WARRIORS]
    joined = True
    while joined:
        joined = False
        for one in groups:
            for other in groups:
                if one is not other and touch(one, other):
                    groups.remove(other)
                    one |= other
                    joined = True
                    break
            if joined:
                break
    return sorted(
        len(group) * sum(WARRIORS[squares[place].rpartition("@")[2]] for place in group)
        for group in groups
    )


def touch(one, other):
    return any(abs(a - c) + abs(b - d) == 1 for a, b in one for c, d in other)


def slow(text, mode):
    """{what: sorted points of its lines} of one kingdom, without bonuses."""
    squares, found = land(text), {}
    for (letter, count, fires), times in regions(text).items():
        if fires:
            name = origins.TERRAINS["dgljqv".index(letter)]
            found.setdefault(name, []).extend([count * fires] * times)
    if mode == "totem":
        found["resources"] = [sum(cell.endswith("*") for cell in squares.values())]
    if mode == "tribe":
        for place, cell in squares.items():
            name = cell.rpartition("@")[2]
            if "@" in cell and name not in WARRIORS:
                found.setdefault(name, []).append(worth(squares, place, name))
        found["warriors"] = hordes(squares)
    found = {what: sorted(filter(None, points)) for what, points in found.items()}
    return {what: points for what, points in found.items() if points}


def by_what(lines):
    found = {}
    for what, _, _, points, _ in lines:
        found.setdefault(what, []).append(points)
    return {what: sorted(points) for what, points in found.items()}


@given(kingdoms(), st.sampled_from(MODES))
def test_every_line_pays_as_a_slow_second_opinion_says(kingdom, mode):
    written, size = kingdom
    board = parse(written, size, origins)
    assert by_what(origins.lines(board, (mode,), b"")) == slow(written, mode)


@given(st.sampled_from(origins.DWELLERS[:7]), kingdoms())
def test_each_hunter_gatherer_alone_in_the_middle(name, kingdom):
    written, size = kingdom
    rows = rows_of(written)
    rows[2][2] = "d@" + name
    written = " / ".join(" ".join(row) for row in rows)
    found = [
        line
        for line in origins.lines(parse(written, size, origins), ("tribe",), b"")
        if line[0] == name and line[4][0] == 2 * size + 2
    ]
    expected = worth(land(written), (2, 2), name)
    assert [line[3] for line in found] == ([expected] if expected else [])


@given(kingdoms(), st.sampled_from(MODES))
def test_bonuses_add_their_points_and_every_line_shows_squares(kingdom, mode):
    written, size = kingdom
    board = parse(written, size, origins)
    bare = origins.lines(board, (mode,), b"")
    every = origins.lines(board, (mode, "empire_of_fire", "homo_habilis"), b"")
    assert every[: len(bare)] == bare
    middle = land(written).get((size // 2, size // 2)) == "C"
    assert total(every) - total(bare) == 10 * middle + 5 * full(board)
    for what, squares, fires, points, where in every:
        assert points > 0 and where and len(set(where)) == len(where) and max(where) < size**2
        if squares:
            assert (squares * fires, squares) == (points, len(where)) and what != "volcano"


@given(st.lists(kingdoms().filter(lambda kingdom: kingdom[1] == 5), min_size=2, max_size=4))
def test_places_totems_and_ties_follow_from_the_kingdoms(written):
    players = [("", colour) for colour in origins.COLOURS[: len(written)]]
    match = Match(origins, players, 5, ("totem",))
    for seat, (kingdom, _) in enumerate(written):
        match.set_board(seat, parse(kingdom, 5, origins))
    expected = [sum(map(sum, slow(kingdom, "totem").values())) for kingdom, _ in written]
    for letter, points in zip("gljq", (3, 4, 5, 6)):
        counts = [kingdom.count(letter + "*") for kingdom, _ in written]
        if max(counts) and counts.count(max(counts)) == 1:
            expected[counts.index(max(counts))] += points
    found = table(match)
    assert [standing.total for standing in found.players] == expected
    figures = [
        (
            points,
            max((count for _, count, _ in regions(kingdom)), default=0),
            sum(map(icons, land(kingdom).values())),
        )
        for points, (kingdom, _) in zip(expected, written)
    ]
    assert found.winners == [seat for seat, figure in enumerate(figures) if figure == max(figures)]


@given(kingdoms(), st.sampled_from(MODES), st.lists(st.integers(0, 2), min_size=4, max_size=4))
def test_a_kingdom_comes_back_from_its_record_and_its_text(kingdom, mode, told):
    written, size = kingdom
    match = Match(origins, [("Ada", "black"), ("", "pink")], size, (mode, "homo_habilis"))
    match.set_board(0, parse(written, size, origins))
    match.select(1)
    for counter, value in zip(origins.COUNTERS, told):
        match.count(counter, value)
    data = record.dump(match)
    again = record.load(data)
    assert again.board(0).parts == match.board(0).parts and record.dump(again) == data
    assert list(again.counters(1)) == told
    assert text(match.board(0), origins) == written
    assert parse(written, size, origins).parts == match.board(0).parts


@settings(max_examples=30)
@given(st.integers(0, 2**32 - 1), st.sampled_from(MODES))
def test_taps_never_put_more_than_the_box_has_nor_what_cannot_stand(seed, mode):
    dice = Dice(seed)
    match = Match(origins, [("", c) for c in origins.COLOURS], 5, (mode,))
    for seat in range(4):
        match.select(seat)
        for index in range(25):
            match.lay(index, FIRST + dice.below(6))
        match.add_crown(dice.below(25))
    names, refused = origins.tokens((mode,)), 0
    for _ in range(300):
        match.select(dice.below(4))
        try:
            match.put(dice.below(25), names[dice.below(len(names))])
        except ValueError:
            refused += 1
    standing = Counter(token for seat in range(4) for token in match.board(seat).tokens)
    assert all(count <= origins.copies(token) for token, count in standing.items() if token)
    assert refused and record.dump(record.load(record.dump(match))) == record.dump(match)


# Whole games


def looked_at(draft):
    """Compare where the fire may land with a flood from the volcano just laid."""
    seat, what, choices, may_be_left = draft.errand
    assert (what, may_be_left, seat) == ("fire", False, draft.seat)
    assert [bool(bits) for bits in choices] == [other == seat for other in range(len(choices))]
    kingdom = draft.kingdoms[seat]
    half = max(draft.halves_of(draft.line[draft.turn]), key=terrain_of)
    assert terrain_of(half) == FIRST + 5
    found = {spot(kingdom, target) for target in each(choices[seat])}
    assert found in [
        landings(kingdom, at, FIRST + 5, 3)
        for at, there in enumerate(kingdom.cells)
        if there == half
    ]


def recruiting(draft, asked):
    """Compare what a recruit is offered with a look over all squares of the table; asked: all that
    was since the domino lies."""
    seat, what, choices, may_be_left = draft.errand
    assert [bool(bits) for bits in choices] == [other == seat for other in range(len(choices))]
    kingdom, offered = draft.kingdoms[seat], set(each(choices[seat]))
    land = [(at, there, kingdom.tokens[at]) for at, there in enumerate(kingdom.cells) if there > 1]
    wood = {at: there for at, there, token in land if token == 4}
    standing = Counter(token for other in draft.kingdoms for token in other.tokens)
    if what in ("pay", "pay_more"):
        kinds = {wood[at] for at in offered}
        assert offered <= set(wood) and (not may_be_left or len(kinds) > 1)
        assert may_be_left or kingdom.cells[draft.errands.answers[-1][1]] not in kinds
    elif what is None:
        cave, paid = draft.aside, [name for name in asked if name in ("pay", "pay_more")]
        everywhere = standing + Counter(cave.shown) + Counter(cave.pile)
        assert [everywhere[token] for token in range(5, 15)] == list(COPIES)
        assert len(cave.shown) <= 4
        assert offered == set(cave.pile if len(paid) == 4 else cave.shown)
    else:
        assert offered == {
            at
            for at, there, token in land
            if not token and not crowns_of(there) and terrain_of(there) != FIRST + 5
        }


COPIES = (2, 2, 2, 2, 2, 2, 2, 4, 3, 1)


def judged(draft, mode):
    """Every fire is of a volcano, everything stands where it may, resources lie by the mode."""
    thrown, stand = Counter(), Counter()
    for kingdom in draft.kingdoms:
        for there, token in zip(kingdom.cells, kingdom.tokens):
            terrain = terrain_of(there) - FIRST
            bare = terrain in (1, 2, 3, 4) and not crowns_of(there)
            if terrain == 5:
                stand[crowns_of(there)] += 1
            thrown[token] += 1
            if not there and token:  # burnt, and no piece that anybody could still have
                assert mode == "tribe" and token > 4
                continue
            assert token == 0 or (terrain in range(5) and not crowns_of(there))
            if mode == "discovery":
                assert token <= 3
            elif mode == "tribe":
                assert token != 4 or bare
            else:
                assert token in ((1, 2, 3, 4) if bare else (0, 1, 2, 3))
    for dweller, most in enumerate(COPIES):
        assert thrown[5 + dweller] <= (most if mode == "tribe" else 0)
    for craters in (1, 2, 3):
        assert thrown[craters] <= stand[craters] <= origins.copies(craters)
    return sum(thrown[craters] for craters in (1, 2, 3)), sum(stand.values())


@set_ups
def test_games_throw_their_fires_by_the_book(set_up):
    players, size, options = set_up
    thrown = stand = 0
    for seed in range(_GAMES):
        draft, dice, asked = Draft(origins, size, players, options, seed), Dice(seed), []
        while draft.task != OVER:
            asked = [*asked, draft.errand[1]] if draft.task == PUT else []
            if asked and asked[-1] == "fire":
                looked_at(draft)
            elif asked:
                recruiting(draft, asked)
            make(draft, chosen(draft, dice))
        fires, volcanoes = judged(draft, options[0])
        thrown, stand = thrown + fires, stand + volcanoes
    assert 0 < thrown <= stand


@pytest.mark.parametrize("set_up", SET_UPS, ids=str)
def test_a_record_comes_back_at_every_move(set_up):
    players, size, options = set_up
    colours = [("", colour) for colour in origins.COLOURS[:players]]
    for seed in (None, 2):
        game = WholeGame(origins, colours, size, (*options, "empire_of_fire"), seed)
        dice = Dice(7)
        while game.draft.task != OVER:
            make(game, chosen(game.draft, dice))
            other = kept(game)
            assert other.draft.errand == game.draft.errand
            for seat in range(players):
                assert other.board(seat).parts == game.board(seat).parts
        while game.undo():
            pass
        assert max(max(game.board(seat).tokens) for seat in range(players)) == 0


def test_a_seed_is_the_same_game_on_micropython_move_for_move():
    program = (
        "import sys; sys.path[:] = ['lib'] + sys.path[1:] + ['.']\n"
        "from kingdom.games import origins\n"
        "from tests.kingdom.random_game import digest\n"
        f"print([[digest(s, seed, origins) for seed in range({_DIGESTS})] for s in {SET_UPS}])"
    )
    here = [[digest(set_up, seed, origins) for seed in range(_DIGESTS)] for set_up in SET_UPS]
    assert in_small_heap(program) == f"{here}\n"
    assert len({number for numbers in here for number in numbers}) == len(SET_UPS) * _DIGESTS
