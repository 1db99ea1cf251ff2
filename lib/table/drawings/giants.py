# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The look of Age of Giants: Kingdomino's squares, giants on crowns, and what a quest is about."""

from kingdom.square import crowns_of

from table.drawings import kingdomino

COLOURS, GROUNDS, LARGE_PX = kingdomino.COLOURS, kingdomino.GROUNDS, kingdomino.LARGE_PX

_GIANT = """
..ppp..
..ppp..
.ppppp.
ppppppp
.ppppp.
.pp.pp.
"""
_LARGE_GIANT = """
...ppp...
..ppppp..
...ppp...
.ppppppp.
ppppppppp
..ppppp..
..pp.pp..
.ppp.ppp.
"""
_BRUSH = """
......ppppp......
.....ppppppp.....
.....ppppppp.....
.....ppppppp.....
......ppppp......
...ppppppppppp...
.ppppppppppppppp.
ppppppppppppppppp
ppppppppppppppppp
.pp.ppppppppp.pp.
....ppppppppp....
....ppppppppp....
....pppp.pppp....
...pppp...pppp...
..ppppp...ppppp..
..ppppp...ppppp..
"""
_NARROW_GIANT = """
.ppp.
.ppp.
ppppp
.ppp.
.p.p.
"""
SIGNS = {"c": kingdomino.SIGNS["c"], "giant": (_GIANT, _LARGE_GIANT, _BRUSH)}
NARROW = {"c": kingdomino.NARROW["c"], "giant": _NARROW_GIANT}

# A giant stands where the crown was that it covers
PLATES = (
    (),
    ("c",),
    ("giant",),
    ("c", "c"),
    ("c", "giant"),
    ("giant", "giant"),
    ("c", "c", "c"),
    ("c", "c", "giant"),
    ("c", "giant", "giant"),
    ("giant", "giant", "giant"),
)

# Small boards by option, a sign a square: a letter of the game, C, k for a crown; t is the terrain
# that an option's name ends in
_BOARDS = {
    "local": "ttt tCt ttt",
    "corners": "t.t ... t.t",
    "harmony": "wff lCf ggm",
    "middle": "... .C. ...",
    "lost_corner": "C.. ... ...",
    "folie": "k.. .k. ..k",
    "bleak": "fff ff. ...",
}


def plate(square, token):
    """Give the number of the plate over a square: its crowns, those behind giants last."""
    crowns = crowns_of(square)
    return crowns * (crowns + 1) // 2 + token


def small_board(option):
    """Give the rows of the small board that shows what an option is about, or None."""
    if option in _BOARDS:
        return _BOARDS[option].split()
    shape, _, letter = option.rpartition("_")
    return _BOARDS[shape].replace("t", letter).split() if shape in _BOARDS else None
