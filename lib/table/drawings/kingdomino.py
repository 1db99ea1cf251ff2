# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Wheat ears, firs, waves, tufts, reeds, gold: the look of Kingdomino's squares, as data.

A picture is rows of signs: 0 to b is a colour of COLOURS, g the gold of crowns, a dot nothing.
"""

from kingdom.square import crowns_of

COLOURS = (  # at most twelve
    0xE6C13C,
    0xA97F1A,
    0x2F6D3C,
    0x1C4528,
    0x3482D6,
    0x8CC4F2,
    0x93C255,
    0x5E8F33,
    0x8A7A5E,
    0x55472F,
    0x3A3A42,
    0xB48C38,
)

_EAR = """
..1..
.1.1.
1.1.1
.1.1.
1.1.1
.111.
..1..
..1..
"""
_FIR = """
....3....
...333...
...333...
..33333..
...333...
..33333..
.3333333.
..33333..
.3333333.
333333333
....9....
....9....
"""
_WAVE = """
..55......5
.5..5....5.
5....5..5..
......55...
"""
_TUFT = """
7...7...7
.7..7..7.
.77.7.77.
..77777..
"""
_REED = """
..9.....
..9...9.
9.9...9.
9.9.9.9.
9.9.9.9.
9...9...
99999999
"""
_GOLD = """
..bb...
.bbb0..
bbb0.bb
.bb.bbb
.....b.
"""

# By terrain: its colour, the pixels from one picture to the next, across and down, the picture
GROUNDS = (
    (0, 9, 11, _EAR),
    (2, 12, 14, _FIR),
    (4, 15, 9, _WAVE),
    (6, 14, 10, _TUFT),
    (8, 13, 11, _REED),
    (10, 14, 10, _GOLD),
)

# What lies over a square: a dark plate with these signs, by number
PLATES = ("", "c", "cc", "ccc")

# By sign: its picture, a larger one for squares of LARGE_PX and more, of a token one for its brush
LARGE_PX = 36
_CROWN = """
g..g..g
g..g..g
gg.g.gg
ggggggg
ggggggg
ggggggg
"""
_LARGE_CROWN = """
g...g...g
g...g...g
gg.ggg.gg
ggggggggg
ggggggggg
ggggggggg
ggggggggg
"""
SIGNS = {"c": (_CROWN, _LARGE_CROWN)}

# Narrower ones, where three of the others are wider than a square
_NARROW_CROWN = """
g.g.g
g.g.g
ggggg
ggggg
ggggg
"""
NARROW = {"c": _NARROW_CROWN}


def plate(square, token):
    """Give the number of the plate over a square: its crowns."""
    return crowns_of(square)
