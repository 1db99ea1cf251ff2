# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The yardstick for scoring speed: the plain flood fill that one writes first. Not a model."""


def flat_fill(terrain, crowns, size):
    """Give (points, squares of the largest territory, crowns) of one kingdom.

    terrain: a byte a square, 0 empty, 1 castle, then terrains; crowns: as many bytes.
    """
    count = size * size
    seen = bytearray(count)
    stack = [0] * count
    points = largest = all_crowns = 0
    for start in range(count):
        kind = terrain[start]
        if kind < 2 or seen[start]:
            continue
        seen[start] = 1
        stack[0] = start
        top = 1
        squares = marks = 0
        while top:
            top -= 1
            at = stack[top]
            squares += 1
            marks += crowns[at]
            column = at % size
            if column and not seen[at - 1] and terrain[at - 1] == kind:
                seen[at - 1] = 1
                stack[top] = at - 1
                top += 1
            if column < size - 1 and not seen[at + 1] and terrain[at + 1] == kind:
                seen[at + 1] = 1
                stack[top] = at + 1
                top += 1
            if at >= size and not seen[at - size] and terrain[at - size] == kind:
                seen[at - size] = 1
                stack[top] = at - size
                top += 1
            if at < count - size and not seen[at + size] and terrain[at + size] == kind:
                seen[at + size] = 1
                stack[top] = at + size
                top += 1
        points += squares * marks
        largest = max(largest, squares)
        all_crowns += marks
    return points, largest, all_crowns
