# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The drawings of every game: as many as its squares ask for, and as large as they may be."""

import pytest
from kingdom import games
from kingdom.possible import possible
from kingdom.square import FIRST, square
from table import drawings

NAMES = [name for name in games.names() if name not in ("tiny", "fair")]
SMALLEST_PX = (28, 40)  # squares for which there is the small and the large picture
SIDES = (22, 28, 31, 40, 56)  # of squares, by boards and displays


@pytest.fixture(params=NAMES)
def both(request):
    return games.load(request.param), drawings.load(request.param)


def test_every_terrain_has_a_ground_of_known_colours(both):
    game, look = both
    assert len(look.GROUNDS) == len(game.TERRAINS)
    assert len(look.COLOURS) <= 12
    for colour, _, _, rows in look.GROUNDS:
        assert colour < len(look.COLOURS)
        assert {int(sign, 16) < len(look.COLOURS) for sign in set(rows) - set(".\n")} == {True}


def test_every_square_with_every_token_has_a_plate_of_its_own(both):
    game, look = both
    seen = {}
    for terrain, most in enumerate(game.MOST_CROWNS, FIRST):
        for crowns in range(most + 1):
            for token in range(4 if game.TOKENS else 1):
                there = square(terrain, crowns)
                if possible(there, token, game):
                    seen[crowns, token] = look.plate(there, token)
    assert len(set(seen.values())) == len(seen)
    assert max(seen.values()) < len(look.PLATES)


def test_pieces_lie_in_the_middle_with_a_plate_for_each_kind():
    from kingdom.games import origins
    from kingdom.textform import parse_square

    look = drawings.load("origins")
    cells = ["g^1", "g^2", "g^3", "g*", "l*", "j*", "q*"]
    cells += ["d@" + name for name in origins.DWELLERS]
    pieces = [look.plate(*parse_square(cell, origins)) for cell in cells]
    assert pieces == list(range(look.MIDDLE, len(look.PLATES)))
    for cell, signs in (("g1", ("c",)), ("j2", ("c", "c")), ("v", ()), ("v3", ("crater",) * 3)):
        assert look.PLATES[look.plate(*parse_square(cell, origins))] == signs


def test_the_largest_plate_fits_its_square(both):
    _, look = both
    for large, side in enumerate(SMALLEST_PX):
        for signs in look.PLATES:
            pictures = [look.SIGNS[sign][large].split() for sign in signs]
            assert sum(len(rows[0]) + 1 for rows in pictures) + 3 * (1 + large) < side
            assert {len(row) for rows in pictures for row in rows[:1]} == {
                len(row) for rows in pictures for row in rows
            }


def test_every_token_has_a_sign_or_a_word_in_the_palette(both):
    game, look = both
    for token in game.TOKENS:
        assert token not in look.SIGNS or len(look.SIGNS[token]) == 3


@pytest.mark.parametrize("name", NAMES)
def test_nothing_reaches_out_of_its_square_whatever_its_size(machine, name):
    """A pixel beside it would be in the gap, or on the square that has the next tile."""
    with machine.inside():
        from table.ui import plates, tiles

        look, count = drawings.load(name), len(games.load(name).TERRAINS)
        for side in SIDES:
            for sheet in (plates.plates(look, side), tiles.squares(look, count, side, True)):
                last = range(side - 1, sheet.width, side)
                beside = [x for x in last for y in range(side) if sheet[x, y]]
                below = [x for x in range(sheet.width) if sheet[x, side - 1]]
                assert (side, beside, below) == (side, [], [])


def test_on_the_smallest_square_a_dweller_leaves_its_terrain_to_be_seen(machine):
    with machine.inside():
        from table.ui import plates

        look = drawings.load("origins")
        for side in SIDES:
            sheet, seen = plates.plates(look, side), side - 1
            for number in range(look.MIDDLE, len(look.PLATES)):
                left = number * side
                free = [1 for x in range(seen) for y in range(seen) if not sheet[left + x, y]]
                assert len(free) * 4 > seen * seen, (side, look.PLATES[number])
