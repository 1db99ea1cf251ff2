# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The territories of a kingdom: squares of one terrain that touch by their edges."""


def figures(cells, size):
    """Give (points, squares of the largest territory, crowns)."""
    points = largest = all_crowns = 0
    for _, squares, crowns in _fill(cells, size)[0]:
        if squares > largest:
            largest = squares
        if crowns:
            points += squares * crowns
            all_crowns += crowns
    return points, largest, all_crowns


def survey(cells, size):
    """Give (labels, territories): territories are (terrain, squares, crowns) in reading order,
    labels has a byte a square: 0 for none, k for territories[k - 1]."""
    found = _fill(cells, size)[1]
    labels = bytearray(len(cells))
    territories = []
    for index in range(len(cells)):
        territory = found[index + size]
        if territory is found[0]:
            continue
        while not territory[1]:
            territory = territory[0]
        if len(territory) == 3:
            territories.append(tuple(territory))
            territory.append(len(territories))
        labels[index] = territory[3]
    return labels, territories


def _fill(cells, size):
    """Give territories, [terrain, squares, crowns], and after a row of nothing each square's one.
    A territory that was joined to another has no squares left, and that other for a terrain."""
    own = nothing = [0, 0, 0]
    territories, found = [], [nothing] * size
    at, end, before = 0, size, -1
    for square in cells:  # at every tap, so the shape is for speed
        terrain = square & 15
        above = found[at]
        if terrain == before:
            own[1] += 1
            if above is not own and above[0] == terrain:
                _join(above, own, found, at, size)
        elif above[0] == terrain:
            own = above
            own[1] += 1
        elif terrain > 1:  # not EMPTY and not CASTLE
            own = [terrain, 1, 0]
            territories.append(own)
        else:
            own = nothing
        if square > 15:
            own[2] += square >> 4
        found.append(own)
        before = terrain
        at += 1  # noqa: SIM113 (enumerate makes a tuple for each square on the device)
        if at == end:
            end, before = end + size, -1
    return territories, found


def _join(other, own, found, at, size):
    own[1] += other[1]
    own[2] += other[2]
    other[0] = own
    other[1] = other[2] = 0
    for square in range(at + 1, at + size):  # only these will be looked at again
        if found[square] is other:
            found[square] = own
