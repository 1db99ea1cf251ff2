# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Kingdomino Origins (2021) in its three modes: Discovery, Totem and Tribe.

Rulings OR-1 to OR-5. A square's crowns are its printed fires, on a volcano its craters. A token is
a fire token by its fires, the wooden resource that is still on its square, or a cave dweller.
"""

from kingdom.score import bonus, full, middle, territory_lines
from kingdom.square import CASTLE, FIRST, crowns_of, terrain_of

NAME = "origins"
TERRAINS = ("desert", "grassland", "lake", "jungle", "quarry", "volcano")
LETTERS = "dgljqv"
MOST_CROWNS = (1, 1, 1, 2, 2, 3)
DOMINOES = (
    "dd dd dd dg dg dl dl dj dj dq dq gg gg gg ll ll jj jj gl lj gq gq jq dg1 "
    "dl1 dj1 dq1 dv1 dv1 d1g d1l g1l g1j gl1 l1q gj1 qq1 gv1 gv1 lv1 lq2 lv2 "
    "jv2 jv2 qv2 l1j2 j1q2 qv3"
)
SIZES = (5, 7)
USUAL_SIZES = ((2, 7),)
PLAYERS = (2, 4)
PAIRS = (2,)  # players with whom dominoes 1 and 4, or 2 and 3, of the first line go together
COLOURS = ("pink", "black", "green", "blue")
OPTIONS = (
    ("discovery", 0),
    ("totem", 0),
    ("tribe", 0),
    ("empire_of_fire", 10),
    ("homo_habilis", 5),
)
BONUSES = ("empire_of_fire", "homo_habilis")  # what players of the device strive for
GROUPS = (("mode", 1, 1, ("discovery", "totem", "tribe")),)
DEFAULTS = ("discovery", "empire_of_fire", "homo_habilis")
_PEOPLE = "hunter fisher gatherer sculptor painter fire_lady shaman small amazon oafish"
DWELLERS = tuple(_PEOPLE.split())  # hunter-gatherers, then warriors by their power
TOKENS = ("fire", "resource") + DWELLERS
COUNTERS = ("mammoth", "fish", "mushroom", "flint")  # what players tell: see kingdom.majority
HOLDINGS = (("totems", COUNTERS),)  # one player holds each at most
MARKS = "fires"  # what others call crowns
_TOTEMS = (3, 4, 5, 6)
_WOODS = tuple(range(FIRST + 1, FIRST + 5))  # the squares whose resources earn them
_MOST_FIRES, _RESOURCE, _FIRST_DWELLER = 3, 4, 5
_COPIES = (0, 5, 4, 1, 49) + (2,) * 7 + (4, 3, 1)  # by token
_VOLCANO = FIRST + 5


def rounds(options):
    return 1


def tie_breaks(options):
    return ("largest_territory", "crowns")


def draft(players, size, options):
    """Two players on the small board take half of the dominoes: there is no room for more."""
    in_play = 24 if (players, size) == (2, SIZES[0]) else 48
    return in_play, 4, 2 if players == 2 else 1, ()


def tokens(options):
    """The tokens that the mode in play has."""
    if "tribe" in options:
        return TOKENS
    return TOKENS[: 2 if "totem" in options else 1]


def copies(token):
    """How many such pieces there are for the whole table."""
    return _COPIES[token]


def visible(board):
    """The squares by their fires, printed or tokens; a volcano has none, for craters are no fires
    (OR-2)."""
    cells = bytearray(board.cells)
    for index, token in enumerate(board.tokens):
        if terrain_of(cells[index]) == _VOLCANO:
            cells[index] = _VOLCANO
        elif token <= _MOST_FIRES:
            cells[index] += token << 4
    return cells


def lines(board, options, counters):
    cells = visible(board)
    found = territory_lines(TERRAINS, cells, board.size)
    if "totem" in options:
        left = [index for index, token in enumerate(board.tokens) if token == _RESOURCE]
        if left:
            found.append(bonus(("resources", len(left)), left))
    elif "tribe" in options:
        from kingdom.dwellers import dweller_lines  # only this mode has any

        found += dweller_lines(board, cells, DWELLERS, _FIRST_DWELLER)
    if "empire_of_fire" in options and middle(board):
        found.append(bonus(OPTIONS[3], (board.castle,)))
    if "homo_habilis" in options and full(board):
        found.append(bonus(OPTIONS[4], range(len(board.cells))))
    return found


def awards(boards, options, counters):
    """The totems: each to whom the players say, or else to whoever has strictly most (OR-3)."""
    from kingdom.majority import counted, holders  # only one mode has totems

    found, woods = [[] for _ in boards], _WOODS if "totem" in options else ()
    for number, where, told in counted(boards, counters, woods, _RESOURCE):
        for seat in holders([len(each) for each in where], told):
            totem = COUNTERS[number] + "_totem", _TOTEMS[number]
            found[seat].append(bonus(totem, where[seat]))
    return found


def disputes(boards, options, counters):
    """List (counter, seats) of what only the players can tell: who holds a totem on a tie."""
    from kingdom.majority import counted, tied

    found, woods = [], _WOODS if "totem" in options else ()
    for number, where, told in counted(boards, counters, woods, _RESOURCE):
        seats = tied([len(each) for each in where], told)
        if seats:
            found.append((COUNTERS[number], seats))
    return found


def parse_token(ending, there):
    token, where = _token(ending), ""
    if there <= CASTLE:
        where = "where no terrain lies"
    elif terrain_of(there) == _VOLCANO:
        where = "on a volcano"
    elif crowns_of(there):
        where = "on a printed fire"
    elif token == _RESOURCE and terrain_of(there) == FIRST:
        where = "on a desert, which has no wooden resource"
    if where:
        raise ValueError(f"'{ending}' cannot be {where}; put it elsewhere or leave it out")
    return token


def token_text(token):
    if not 0 <= token < len(_COPIES):
        raise ValueError(f"no token {token}")
    if token <= _MOST_FIRES:
        return f"^{token}" if token else ""
    return "*" if token == _RESOURCE else "@" + DWELLERS[token - _FIRST_DWELLER]


def put(there, token, name):
    """A fire token of one more fire, round to none; anything else comes, and goes with a second
    tap. What stands there already is replaced."""
    if name == "fire":
        standing = token + 1 if token <= _MOST_FIRES else 1
        return there, standing if standing <= _MOST_FIRES else 0
    standing = _RESOURCE if name == "resource" else _FIRST_DWELLER + DWELLERS.index(name)
    return there, 0 if token == standing else standing


def errands(draft, place, options):
    """Resources lie on their squares at once; a volcano throws its fire to where it may land, and
    what stands there is destroyed. Who recruits does so here, not after the king's move."""
    from kingdom.craters import burn, in_reach  # nobody needs it who only counts
    from kingdom.errands import only

    kingdom, seat = draft.kingdoms[draft.seat], draft.seat
    pieces = _RESOURCE, _COPIES[_FIRST_DWELLER:], _FIRST_DWELLER
    if "tribe" in options:
        from kingdom.recruits import face_up, recruiting

        face_up(draft, pieces)
    both = kingdom.squares(place)
    for at in both:
        there = kingdom.cells[at]
        if "discovery" not in options and not crowns_of(there) and terrain_of(there) > FIRST:
            kingdom.tokens[at] = _RESOURCE
    for at in both:
        there = kingdom.cells[at]
        if terrain_of(there) == _VOLCANO:
            craters = crowns_of(there)
            steps = _MOST_FIRES + 1 - craters
            reach = in_reach(kingdom, at, steps, _VOLCANO, _MOST_FIRES)
            if reach:
                _, target = yield seat, "fire", only(draft, seat, reach), False
                burn(kingdom, target, craters, _FIRST_DWELLER)
    if "tribe" in options:
        yield from recruiting(draft, seat, DWELLERS, pieces, _VOLCANO)


def _token(ending):
    for token in range(1, len(_COPIES)):
        if ending == token_text(token):
            return token
    raise ValueError(
        f"cannot read '{ending}'; one thing stands on a square: ^1 to ^3, * or one of "
        + ", ".join(["@" + name for name in DWELLERS])
    )
