# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Lines of three crowned squares in a row, a column or a diagonal (AG-5)."""

_WAYS = ((0, 1), (1, 0), (1, 1), (1, -1))  # rows and columns from one square to the next
_TRIALS = 4000  # a real kingdom takes a few dozen; a frame full of crowns must end too


def alignments(cells, size, strict=False):
    """Give (number of lines, indices of their squares).

    Two lines may share one square at most, so that a run of n holds (n - 1) // 2; strict: a line
    may do so with one other line at most. Of a frame full of crowns strict may find too few.
    """
    chosen, step = [], 1 if strict else 2
    for run in _runs(cells, size):
        chosen += [run[at : at + 3] for at in range(0, len(run) - 2, step)]
    if strict:
        chosen = [line for group in _groups(chosen) for line in _most(group)]
    return len(chosen), sorted({square for line in chosen for square in line})


def _runs(cells, size):
    """List all crowned squares in line, as far as they go; a single one is a run too."""
    found = []
    for rows, columns in _WAYS:
        for start, there in enumerate(cells):
            if there > 15 and not _crowned(cells, size, start, -rows, -columns):
                run = [start]
                while _crowned(cells, size, run[-1], rows, columns):
                    run.append(run[-1] + rows * size + columns)
                found.append(run)
    return found


def _crowned(cells, size, square, rows, columns):
    """Tell whether the square so many rows and columns further has a crown."""
    row, column = square // size + rows, square % size + columns
    return 0 <= row < size and 0 <= column < size and cells[row * size + column] > 15


def _groups(lines):
    """Part lines that have nothing to do with each other."""
    found, left = [], list(lines)
    while left:
        group, others = [left.pop(0)], left
        for line in group:  # it grows meanwhile
            left, others = others, []
            for other in left:
                near = [square for square in other if square in line]
                (group if near else others).append(other)
        left = others
        found.append(group)
    return found


def _most(lines):
    """The most lines that fit: each one taken as early as can be, then left out once."""
    meets, bars = _shared(lines)
    best, chosen, at = [], [], 0
    taken, paired = [0], [0]  # as bits, before each choice
    for _ in range(_TRIALS):
        if len(chosen) + len(lines) - at > len(best):
            pairs = _pairs(taken[-1], paired[-1], at, meets, bars)
            if pairs is not None:
                chosen.append(at)
                taken.append(taken[-1] | 1 << at)
                paired.append(pairs)
                if len(chosen) > len(best):
                    best = list(chosen)
            at += 1
        elif chosen:
            at = chosen.pop() + 1
            taken.pop()
            paired.pop()
        else:
            break
    return [lines[number] for number in best]


def _shared(lines):
    """Give by line, as bits, which others share one square with it, and which share two."""
    meets, bars = [], []
    for line in lines:
        one = two = 0
        for number, other in enumerate(lines):
            common = len([square for square in other if square in line])
            one |= (common == 1) << number
            two |= (common == 2) << number
        meets.append(one)
        bars.append(two)
    return meets, bars


def _pairs(taken, paired, line, meets, bars):
    """Give who shares a square once that line is taken too, or None where it does not fit."""
    met = taken & meets[line]
    if taken & bars[line] or met & (met - 1) or met & paired:
        return None
    return paired | met | 1 << line if met else paired
