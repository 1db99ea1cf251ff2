# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Dunes, tufts, waves, palms, stones, cones: the look of Origins, and what stands on it."""

from kingdom.games.origins import DWELLERS
from kingdom.square import FIRST, crowns_of, terrain_of

from table.drawings import kingdomino
from table.drawings import origins_pieces as pieces
from table.drawings.origins_people import FIGURES

COLOURS = (
    0xE0BC7E,
    0xB4894A,
    0x93C255,
    0x5E8F33,
    0x3482D6,
    0x8CC4F2,
    0x2F6D3C,
    0x1C4528,
    0x8F949C,
    0x5C626B,
    0x43302F,
    0xD0532B,
)
BRIGHT = 0xFF9838  # what burns, where other games have the gold of crowns

_DUNE = """
.....11......
...11..111...
.11......1111
1..........11
"""
_PALM = """
..77.77..
.7..7..7.
7.77777.7
..7.7.7..
.7..7..7.
....7....
...777...
"""
_STONE = """
..99999.....
.9....9.999.
9......9...9
9..9...9...9
999999999999
"""
_CONE = """
.....b.....
....bbb....
....9b9....
...99b99...
..9999999..
.999999999.
99999999999
"""
_TUFT, _WAVE = kingdomino.GROUNDS[3][3], kingdomino.GROUNDS[2][3]
GROUNDS = (
    (0, 15, 9, _DUNE),
    (2, 14, 10, _TUFT.replace("7", "3")),
    (4, 15, 9, _WAVE),
    (6, 13, 10, _PALM),
    (8, 14, 10, _STONE),
    (10, 15, 11, _CONE),
)

CASTLE = """
......1......
.....111.....
....11111....
...1111111...
..111111111..
.11111111111.
1111111111111
..111111111..
..111...111..
..111...111..
..111...111..
"""

LARGE_PX = kingdomino.LARGE_PX
TINY, NARROW = pieces.TINY, pieces.NARROW
GROWING = True  # a brush is drawn as many times larger as there is room for
_RESOURCES = ("mammoth", "fish", "mushroom", "flint")  # by terrain, from the second on
_FIRES, _RESOURCE, _DWELLERS = 6, 9, 13  # where their plates begin


def _signs():
    """What is small, large, and a brush; the dwellers are one picture for all."""
    found = {
        "c": (pieces.FLAME, pieces.LARGE_FLAME, pieces.FIRE_BRUSH),
        "crater": (pieces.CRATER, pieces.LARGE_CRATER, pieces.LARGE_CRATER),
        "resource": (pieces.MAMMOTH,) * 3,
    }
    found["fire"] = found["c"]
    wood = (pieces.MAMMOTH, pieces.FISH, pieces.MUSHROOM, pieces.FLINT)
    for name, picture in zip(_RESOURCES + DWELLERS, wood + FIGURES):
        found[name] = (picture,) * 3
    return found


SIGNS = _signs()
_ONE, _TWO, _THREE = ("c",), ("c", "c"), ("c", "c", "c")
_CRATERS = (("crater",), ("crater",) * 2, ("crater",) * 3)
_PIECES = tuple([(name,) for name in _RESOURCES + DWELLERS])
PLATES = ((), _ONE, _TWO) + _CRATERS + (_ONE, _TWO, _THREE) + _PIECES
MIDDLE = _FIRES  # what is a piece of its own lies in the middle of its square


def plate(square, token):
    """Give the number of the plate over a square: printed fires, craters, or what stands there."""
    terrain = terrain_of(square) - FIRST
    if not token:
        return crowns_of(square) + (2 if terrain == 5 and crowns_of(square) else 0)
    if token <= 3:
        return _FIRES - 1 + token
    return _RESOURCE - 1 + terrain if token == 4 else _DWELLERS - 5 + token
