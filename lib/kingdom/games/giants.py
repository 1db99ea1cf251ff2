# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Kingdomino: Age of Giants (2018): giants that cover crowns, and quests in place of bonuses.

Rulings AG-1 to AG-8. A square's token is how many giants stand on it, one to a crown.
"""

from kingdom.around import around
from kingdom.games import classic
from kingdom.score import bonus, full, middle, territory_lines
from kingdom.square import FIRST, crowns_of, terrain_of
from kingdom.territory import survey

NAME = "giants"
TERRAINS, LETTERS = classic.TERRAINS, classic.LETTERS
MOST_CROWNS = (2, 2, 2, 2, 2, 3)
LETTERED = 6  # of the dominoes
DOMINOES = (  # letters A to F, 1 to 48, 49 to 54
    "fw fw lw mg sg lg " + classic.DOMINOES + " w2f1 f2l1 l2g1 g2s1 s2m1 m2s1"
)
SIZES = classic.SIZES
USUAL_SIZES = ((2, 7),)  # by number of players; for any other the first of SIZES (AG-8)
PLAYERS = (2, 5)
COLOURS = classic.COLOURS + ("brown",)
OPTIONS = (
    ("local_w", 5),
    ("local_f", 5),
    ("local_l", 5),
    ("local_g", 5),
    ("local_s", 5),
    ("local_m", 5),
    ("corners_w", 5),
    ("corners_f", 5),
    ("corners_l", 5),
    ("corners_g", 5),
    ("corners_s", 5),
    ("corners_m", 5),
    ("harmony", 5),
    ("middle", 10),
    ("lost_corner", 20),
    ("folie", 10),
    ("bleak", 10),
    ("strict_lines", 0),
    ("dynasty", 0),
    ("us_ties", 0),
)
BONUSES = ("middle", "harmony")  # what players of the device strive for
GROUPS = (("quests", 0, 2, tuple([name for name, points in OPTIONS if points])),)
TOKENS = ("giant",)
COUNTERS = DEFAULTS = ()
_FOOTPRINTS = 54  # the numbers above have them
_BLEAK_SQUARES = 5
_NEVER_BLEAK = ("swamp", "mine")  # AG-4 names the four others

rounds, tie_breaks, awards = classic.rounds, classic.tie_breaks, classic.awards


def draft(players, size, options):
    """Two or four players throw the third of a line away, three the second and the fourth. Two
    players on the small board take half of the dominoes (AG-8)."""
    in_play = 30 if players == 2 and size == SIZES[0] else 60
    return in_play, 5, 2 if players == 2 else 1, {2: (2,), 3: (3, 1), 4: (2,)}.get(players, ())


def errands(draft, place, options):
    """A letter puts a giant on a crown of one's own; footprints may send a giant to another
    player, who chooses the crown."""
    from kingdom.errands import only, where  # nobody needs it who only counts

    number, seat, kingdoms = draft.line[draft.turn], draft.seat, draft.kingdoms
    crowned = [where(kingdom, _is_crowned) for kingdom in kingdoms]
    if number > _FOOTPRINTS:
        own = where(kingdoms[seat], _is_covered)
        others = [
            1 << kingdom.castle if squares else 0 for kingdom, squares in zip(kingdoms, crowned)
        ]
        others[seat] = 0
        answer = (
            (yield seat, "giant", only(draft, seat, own), True) if own and any(others) else None
        )
        if not answer:
            return
        kingdoms[seat].tokens[answer[1]] -= 1
        seat, _ = yield seat, "giant", others, False
    elif number > LETTERED:
        return
    if crowned[seat]:
        _, square = yield seat, "giant", only(draft, seat, crowned[seat]), False
        kingdoms[seat].tokens[square] += 1


def visible(board):
    """The squares without the crowns that giants cover: those count nowhere (AG-2, AG-3)."""
    cells = bytearray(board.cells)
    for index, giants in enumerate(board.tokens):
        cells[index] -= giants << 4
    return cells


def lines(board, options, counters):
    cells = visible(board)
    found = territory_lines(TERRAINS, cells, board.size)
    for name, points in OPTIONS:
        if points and name in options:
            times, where = _earned(name, board, cells, "strict_lines" in options)
            if times:
                found.append(bonus((name, points * times), where))
    return found


def parse_token(ending, there):
    giants = len(ending)
    if ending != "x" * giants:
        raise ValueError(f"cannot read '{ending}'; write x for each giant")
    if giants > crowns_of(there):
        raise ValueError(f"'{ending}' is more giants than the square has crowns")
    return giants


def token_text(token):
    return "x" * token


def put(there, token, name):
    """One giant more, round to none after one on each crown."""
    if not crowns_of(there):
        raise ValueError("a giant stands on a crown")
    return there, (token + 1) % (crowns_of(there) + 1)


def _earned(name, board, cells, strict):
    """Give (how many times a quest pays, the squares that earn it)."""
    size, castle = board.size, board.castle
    corners = (0, size - 1, size * (size - 1), size * size - 1)
    if name == "harmony":
        return full(board), range(len(cells))
    if name == "middle":
        return middle(board), (castle,)
    if name == "lost_corner":
        return castle in corners, (castle,)  # corners of the frame (AG-6)
    if name == "bleak":
        return _bleak(cells, size)
    if name == "folie":
        from kingdom.alignments import alignments  # one quest of 17 needs it

        return alignments(cells, size, strict)
    terrain = FIRST + LETTERS.find(name[-1])
    looked_at = corners
    if name.startswith("local_"):
        looked_at = around(castle, size) if castle >= 0 else ()  # without a castle none (AG-7)
    where = [index for index in looked_at if terrain_of(cells[index]) == terrain]
    return len(where), where


def _bleak(cells, size):
    """Large territories without a crown that shows (AG-4)."""
    labels, territories = survey(cells, size)
    bleak = []
    for number, (terrain, squares, crowns) in enumerate(territories, 1):
        large = squares >= _BLEAK_SQUARES and not crowns
        if large and TERRAINS[terrain - FIRST] not in _NEVER_BLEAK:
            bleak.append(number)
    return len(bleak), [index for index, label in enumerate(labels) if label in bleak]


def _is_crowned(there, giants):
    """Whether a crown shows."""
    return crowns_of(there) > giants


def _is_covered(there, giants):
    return giants > 0
