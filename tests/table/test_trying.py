# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a finger means by a tap, a tap again and a drag, on a kingdom that grows."""

from kingdom.bits import count, each, nth
from kingdom.dice import Dice
from kingdom.games import classic
from kingdom.placing import DOWN, LEFT, RIGHT, UP, Kingdom
from kingdom.square import CASTLE, EMPTY, FIRST, square
from table import trying
from table.trying import Window

WHEAT, FOREST, LAKE, SWAMP = FIRST, FIRST + 1, FIRST + 2, FIRST + 4
SIZES = (3, 5, 7)
CLEAR, DOT = FIRST + 6, FIRST + 7


def grown(size, seed):
    """Yield a kingdom as it grows by chance: (kingdom, halves of what is laid next)."""
    kingdom, dice = Kingdom(size), Dice(seed)
    for _ in range(60):
        halves = FIRST + dice.below(6), FIRST + dice.below(6)
        yield kingdom, halves
        places = kingdom.places(halves[0], halves[1])
        if places:
            kingdom.lay(halves[0], halves[1], nth(places, dice.below(count(places))))


def games():
    for size in SIZES:
        for seed in range(8):
            for kingdom, halves in grown(size, seed):
                yield kingdom, halves, kingdom.places(halves[0], halves[1])


def at(kingdom, row, column):
    """A square counted from the castle down and to the right."""
    return kingdom.square_at(row, column)


def test_the_window_holds_every_square_that_can_be_laid_on():
    for kingdom, _, places in games():
        window = Window(kingdom)
        shown = [window.square(index) for index in range(window.size**2)]
        for place in each(places):
            for there in kingdom.squares(place):
                assert shown[window.index(there)] == there


def test_the_kingdom_itself_stands_in_the_middle_of_the_window():
    for kingdom, _, _ in games():
        window = Window(kingdom)
        rows = [(kingdom.top, kingdom.left), (kingdom.bottom, kingdom.right)]
        (top, left), (bottom, right) = [
            divmod(window.index(row * kingdom.width + column), window.size) for row, column in rows
        ]
        assert abs(top - (window.size - 1 - bottom)) <= 1
        assert abs(left - (window.size - 1 - right)) <= 1


def test_the_window_of_a_kingdom_is_what_placing_calls_inside():
    for kingdom, halves, _ in games():
        window = kingdom.window()
        for there in range(kingdom.area - kingdom.width):
            if kingdom.cells[there] or kingdom.cells[there + kingdom.width]:
                continue
            fault = kingdom.fault(halves[0], halves[1], there, there + kingdom.width)
            inside = window >> there & window >> there + kingdom.width & 1
            assert inside == (fault != "outside")


def test_the_board_shows_what_can_be_reached_what_is_marked_and_what_is_tried():
    kingdom = Kingdom(5)
    kingdom.lay(WHEAT, FOREST, kingdom.place(at(kingdom, 0, 1), at(kingdom, 0, 2)))
    tried = [(at(kingdom, 1, 1), WHEAT), (at(kingdom, 2, 1), square(LAKE, 1))]
    board = Window(kingdom).board(classic, 1 << at(kingdom, -1, 0), tried)
    rows = [bytes(board.cells[row * 7 : row * 7 + 7]) for row in range(7)]
    # three columns wide, so two more at each side can be reached, and four rows up and down
    row = [EMPTY] * 7
    assert list(rows[1]) == row
    assert list(rows[2]) == [EMPTY, EMPTY, DOT] + [EMPTY] * 4
    assert list(rows[3]) == [EMPTY, EMPTY, CASTLE, WHEAT, FOREST, EMPTY, EMPTY]
    assert list(rows[4]) == [EMPTY, EMPTY, EMPTY, WHEAT, EMPTY, EMPTY, EMPTY]
    assert list(rows[5]) == [EMPTY, EMPTY, EMPTY, square(LAKE, 1), EMPTY, EMPTY, EMPTY]


def test_beyond_reach_the_board_is_see_through():
    kingdom = Kingdom(5)
    for column in (1, 3):
        kingdom.lay(
            WHEAT, WHEAT, kingdom.place(at(kingdom, 0, column), at(kingdom, 0, column + 1))
        )
    board = Window(kingdom).board(classic)
    for row in range(7):
        cells = list(board.cells[row * 7 : row * 7 + 7])
        assert cells[0] == cells[6] == CLEAR and CLEAR not in cells[1:6], row


def test_covered_is_every_square_of_every_place():
    for kingdom, _, places in games():
        found = 0
        for place in each(places):
            for there in kingdom.squares(place):
                found |= 1 << there
        assert trying.covered(kingdom, places) == found


def test_around_lists_the_places_that_cover_a_square_the_first_half_first():
    kingdom = Kingdom(5)
    places = kingdom.places(WHEAT, FOREST)
    up = at(kingdom, -1, 0)
    found = [kingdom.squares(place) for place in trying.around(kingdom, places, up)]
    right, higher, left = at(kingdom, -1, 1), at(kingdom, -2, 0), at(kingdom, -1, -1)
    assert found == [(up, right), (up, left), (up, higher), (left, up), (higher, up), (right, up)]


def test_around_finds_all_of_them():
    for kingdom, _, places in games():
        for there in range(kingdom.area):
            expected = [place for place in each(places) if there in kingdom.squares(place)]
            assert sorted(trying.around(kingdom, places, there)) == expected


def test_tapping_again_goes_through_all_places_there_and_begins_anew():
    for kingdom, _, places in games():
        for place in each(places):
            for there in kingdom.squares(place):
                seen, now = [], place
                while now not in seen:
                    seen.append(now)
                    now = trying.tapped(kingdom, places, there, now)
                assert now == place and sorted(seen) == sorted(
                    trying.around(kingdom, places, there)
                )


def test_a_tap_elsewhere_begins_with_the_first_place_there_or_has_none():
    kingdom = Kingdom(5)
    places = kingdom.places(WHEAT, FOREST)
    up, down, far = at(kingdom, -1, 0), at(kingdom, 1, 0), at(kingdom, 3, 3)
    tried = trying.tapped(kingdom, places, up)
    assert tried == trying.around(kingdom, places, up)[0]
    assert trying.tapped(kingdom, places, down, tried) == trying.around(kingdom, places, down)[0]
    assert trying.tapped(kingdom, places, far, tried) is None
    assert trying.tapped(kingdom, places, kingdom.castle, tried) is None


def test_turned_moves_wherever_another_place_shares_a_square():
    for kingdom, _, places in games():
        for place in each(places):
            both = kingdom.squares(place)
            others = [p for p in each(places) if set(both) & set(kingdom.squares(p))]
            turned = trying.turned(kingdom, places, place)
            assert turned in others
            assert (turned == place) == (len(others) == 1)


def test_a_drag_lays_the_first_half_where_it_began():
    for kingdom, halves, places in games():
        for there in range(kingdom.area):
            for way in (RIGHT, DOWN, LEFT, UP):
                place = trying.dragged(kingdom, places, halves, there, way)
                fault = trying.fault(kingdom, halves, there, way)
                assert (place is None) == (fault is not None)
                if place is not None:
                    squares = kingdom.squares(place)
                    assert places >> place & 1
                    wanted = there, there + kingdom.steps[way]
                    assert squares == wanted or halves[0] == halves[1] and squares == wanted[::-1]


def test_a_domino_that_is_carried_stays_that_way_round_where_it_can():
    kingdom = Kingdom(5)
    places = kingdom.places(WHEAT, FOREST)
    up, side = at(kingdom, -1, 0), at(kingdom, 0, 2)
    for way in (RIGHT, LEFT, UP):
        place = trying.carried(kingdom, places, up, way)
        assert place == kingdom.place(up, up + kingdom.steps[way])
    assert trying.carried(kingdom, places, side, UP) == kingdom.place(side, side - 1)
    assert trying.carried(kingdom, places, at(kingdom, 4, 4), UP) is None


def test_why_a_square_has_no_place():
    kingdom = Kingdom(3)
    why = (((0, 0), "taken"), ((2, 2), "apart"), ((-2, 1), "apart"))
    for (row, column), reason in why:
        assert trying.why_not(kingdom, (LAKE, LAKE), at(kingdom, row, column)) == reason
    for column in (-1, 1):
        kingdom.lay(WHEAT, FOREST, kingdom.place(at(kingdom, 0, column), at(kingdom, 1, column)))
    assert trying.why_not(kingdom, (LAKE, LAKE), at(kingdom, 0, 2)) == "outside"
    kingdom.lay(LAKE, LAKE, kingdom.place(at(kingdom, -1, 0), at(kingdom, -1, 1)))
    assert trying.why_not(kingdom, (LAKE, LAKE), at(kingdom, -1, -1)) == "crowded"


def test_a_drag_off_the_plane_leads_outside():
    kingdom = Kingdom(3)
    for (row, column), way in (((-2, 0), UP), ((2, 2), DOWN), ((2, 2), RIGHT), ((-2, -2), LEFT)):
        assert trying.fault(kingdom, (LAKE, LAKE), at(kingdom, row, column), way) == "outside"
