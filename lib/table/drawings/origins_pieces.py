# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Fires, craters and wooden resources of Origins; k is the ink around what has no plate."""

FLAME = """
..g...
..gg..
.ggg.g
.ggggg
ggpggg
ggppgg
.gppg.
"""
LARGE_FLAME = """
...g....
...gg...
..ggg.g.
.gggg.gg
.ggggggg
gggpgggg
ggpppggg
ggppppgg
.gppppg.
..gppg..
"""
FIRE_BRUSH = """
......g......
......gg.....
.....ggg.....
....gggg..g..
...ggggg..gg.
..gggggg.ggg.
..gggggggggg.
.ggggggggggg.
.ggggpgggggg.
ggggpppgggggg
gggpppppggggg
gggppppppgggg
gggpppppppggg
.ggpppppppgg.
..ggpppppgg..
....ggggg....
"""
CRATER = """
.g.g.g.
..ggg..
..ggg..
.pp.pp.
.ppppp.
ppppppp
"""
LARGE_CRATER = """
.g..g..g.
..g.g.g..
...ggg...
..pgggp..
..pp.pp..
.ppp.ppp.
.ppppppp.
ppppppppp
ppppppppp
"""
MAMMOTH = """
....kkkkkkkkk...
..kkkpppppppkk..
.kkppppppppppkk.
kkppppppppppppkk
kppppppppppkpppk
kppppppppppppppk
kpppppppppppkppk
kpppkppppkggkppk
kppkkpppkkgkkppk
kppkkpppkkggkpkk
kppkkpppkkkkppk.
kkkkkkkkk..kkkk.
"""
FISH = """
......kkkk......
...kkkkppkk.kkkk
.kkkppppppkkkppk
kkppppppppkkpppk
kppkppppppppppkk
kpppppppppppppkk
kkppppppppkkpppk
.kkkpppppkkkkppk
...kkkkpkk..kkkk
......kkk.......
"""
MUSHROOM = """
....kkkkkk....
..kkkppppkkk..
.kkppppppppkk.
kkpppgpppgppkk
kppppppppppppk
kpppppggpppppk
kkppppppppppkk
.kkkkppppkkkk.
....kppppk....
...kkppppkk...
...kppppppk...
...kkkkkkkk...
"""
FLINT = """
......kkk.....
.....kkpkk....
....kkpppkk...
...kkppkppkk..
...kpppkpppk..
..kkppppkppkk.
..kppppkppppk.
.kkpppkpppppk.
.kpppppkppppk.
.kpppppppkppk.
.kkppppppppkk.
..kkkpppppkk..
....kkkkkkk...
"""

# For squares in which three of the others have no room
_NARROW_FLAME = """
..g..
.gg..
.gg.g
ggggg
ggpgg
.gppg
"""
_NARROW_CRATER = """
.ggg.
..g..
.p.p.
ppppp
ppppp
"""
NARROW = {"c": _NARROW_FLAME, "fire": _NARROW_FLAME, "crater": _NARROW_CRATER}

# For dominoes as small as a word
TINY = {
    "c": """
.g.
ggg
ggg
""",
    "crater": """
.g.
p.p
ppp
""",
}
