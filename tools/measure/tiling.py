# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Whether the box can make a kingdom: how long the device looks, and how many slips it catches."""

from statistics import median

from kingdom import games
from kingdom.board import Board
from kingdom.box import surplus
from kingdom.square import CASTLE, EMPTY, FIRST, crowns_of, square, terrain_of
from kingdom.tiling.search import Tiling
from table import doubt

from tools.measure import Figure, kingdoms
from tools.measure.there import answers

_PROGRAM = "tools/measure/tiling_there.py"
_FILLS = 40  # DESIGN: median for a full 5x5, in flat fills of the same run
_SLICE_FILLS = 6  # about 10 ms of the board, where a flat fill takes 2.0
_TABLES = (  # three who sat together, as the numbers of the photographs tell
    ("board-01", "board-02", "board-03"),
    ("board-17", "board-18", "board-20"),
    ("board-48", "board-49", "board-50"),
)
_MOST = 0.5  # the share of slips that are "most"
_SLIPS = {  # what went wrong: whether most of it must be caught
    "terrain swapped with a neighbour's": False,
    "terrain mistaken": True,
    "crown missing": False,
    "crown added": True,
}


def measure():
    """Give the figures: time on MicroPython, false alarms, and the share of slips by kind."""
    game = games.load("kingdomino")
    boards = dict(kingdoms())
    return _times() + _alarms(game, boards.values()) + _caught(game, boards)


def _times():
    there = {"fill": [], "check": [], "slice": []}
    for line in answers(_PROGRAM, str(doubt.SLICE)):
        what, taken = line.split()
        there[what].append(float(taken))
    fill, check = there["fill"][0], median(there["check"])
    fills, longest = check / fill, there["slice"][0] / fill
    return [
        Figure("a flat fill on MicroPython", f"{fill:.1f} us", "", None),
        Figure("can the box make a full 5x5, median there", f"{check:.0f} us", "", None),
        Figure("... in flat fills", f"{fills:.1f}", f"<= {_FILLS}", fills <= _FILLS),
        Figure(
            "longest slice of it, on 5x5, in flat fills",
            f"{longest:.1f}",
            f"<= {_SLICE_FILLS}",
            longest <= _SLICE_FILLS,
        ),
    ]


def _alarms(game, boards):
    false = sum(_impossible(game, [board]) for board in boards)
    grown = sum(not _impossible(game, [board], in_order=True) for board in boards)
    whole = len(boards)
    return [
        Figure("real kingdoms called impossible", f"{false} of {whole}", "0", false == 0),
        Figure("real kingdoms that also grow by PL-1", f"{grown} of {whole}", "", None),
    ]


def _caught(game, boards):
    """Every slip in every full kingdom that the tests know: alone, and with its whole table."""
    alone = {bytes(board.cells): [board] for board in boards.values()}.values()
    tables = [[boards[name] for name in names] for names in _TABLES]
    shares, shares_there = _shares(game, alone), _shares(game, tables)
    figures = []
    for kind, most in _SLIPS.items():
        caught, slips = shares[kind]
        there = f"{shares_there[kind][0] / shares_there[kind][1]:.0%}"
        value = f"{caught / slips:.0%} of {slips:,}; {there} with its table"
        met = caught / slips > _MOST if most else None
        figures.append(Figure(f"slips caught, {kind}", value, f"> {_MOST:.0%}" * most, met))
    return figures


def _shares(game, tables):
    """Give {kind: [caught, slips]} of all slips in all full kingdoms of these tables."""
    shares = {kind: [0, 0] for kind in _SLIPS}
    for table in tables:
        for seat, board in enumerate(table):
            for kind, slipped in _slipped(game, board) if min(board.cells) > EMPTY else ():
                shown = table[:seat] + [slipped] + table[seat + 1 :]
                shares[kind][0] += bool(surplus(game, shown)) or _impossible(game, shown)
                shares[kind][1] += 1
    return shares


def _impossible(game, boards, in_order=False):
    tiling = Tiling(game, boards, None, doubt.LIMIT, in_order)
    while not tiling.over:
        tiling.step(doubt.LIMIT)
    return tiling.answer is False


def _slipped(game, board):
    """Yield (kind, board) of every slip; crowns stay where the other terrain can carry them."""
    swapped, mistaken, missing, added = _SLIPS
    size = board.size
    for index, there in enumerate(board.cells):
        if there == CASTLE:
            continue
        terrain, crowns = terrain_of(there), crowns_of(there)
        for other in range(FIRST, FIRST + len(game.TERRAINS)):
            if other != terrain:
                yield mistaken, _with(game, board, (index, other, crowns))
        if crowns:
            yield missing, _with(game, board, (index, terrain, crowns - 1))
        if crowns < game.MOST_CROWNS[terrain - FIRST]:
            yield added, _with(game, board, (index, terrain, crowns + 1))
        beside = [index + 1] * (index % size < size - 1) + [index + size] * (
            index < size**2 - size
        )
        for other in beside:
            own = board.cells[other]
            if own != CASTLE and terrain_of(own) != terrain:
                change = (index, terrain_of(own), crowns), (other, terrain, crowns_of(own))
                yield swapped, _with(game, board, *change)


def _with(game, board, *changes):
    changed = Board(board.size)
    changed.cells[:] = board.cells
    for index, terrain, crowns in changes:
        most = game.MOST_CROWNS[terrain - FIRST]
        changed.cells[index] = square(terrain, min(crowns, most))
    return changed
