# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What cave dwellers earn: some by what is around them, warriors by their groups."""

from kingdom.around import around
from kingdom.score import bonus
from kingdom.square import FIRST, crowns_of, terrain_of

# By dweller: points for each square around it that counts, and the terrains it lies on
_HUNTERS = ((3, (1,)), (3, (2,)), (4, (3,)), (5, (4,)), (2, (1, 2, 3, 4)))
_FIRE_LADY, _SHAMAN, _WARRIORS = 5, 6, 7
_RESOURCE = 4


def dweller_lines(board, cells, names, first):
    """Give a line for every dweller that looks around, kind by kind, and for every group of
    warriors, where they earn something.

    cells are the squares by their flames; tokens from `first` on are dwellers, called `names`.
    """
    found = []
    for kind in range(_WARRIORS):
        for index, token in enumerate(board.tokens):
            if token == first + kind:
                points, where = _seen(board, cells, index, kind, first)
                if points:
                    found.append(bonus((names[kind], points), [index] + where))
    for group in _groups(board, first + _WARRIORS):
        power = sum([board.tokens[index] - first - _WARRIORS + 1 for index in group])
        found.append(bonus(("warriors", len(group) * power), sorted(group)))
    return found


def _seen(board, cells, index, kind, first):
    """Give (points, the squares around that count)."""
    places = around(index, board.size)
    if kind == _FIRE_LADY:  # every icon counts (OR-4)
        where = [at for at in places if crowns_of(cells[at])]
        return sum([crowns_of(cells[at]) for at in where]), where
    if kind == _SHAMAN:  # warriors count too (OR-5)
        where = [at for at in places if board.tokens[at] >= first]
        return 2 * len(where), where
    each, kinds = _HUNTERS[kind]
    where = [
        at
        for at in places
        if board.tokens[at] == _RESOURCE and terrain_of(cells[at]) - FIRST in kinds
    ]
    return each * len(where), where


def _groups(board, first):
    """The groups of warriors that touch by their edges."""
    left = [index for index, token in enumerate(board.tokens) if token >= first]
    groups = []
    while left:
        group = [left.pop(0)]
        for index in group:  # it grows while it is walked
            for other in list(left):
                if abs(index - other) == board.size or (
                    abs(index - other) == 1 and index // board.size == other // board.size
                ):
                    left.remove(other)
                    group.append(other)
        groups.append(group)
    return groups
