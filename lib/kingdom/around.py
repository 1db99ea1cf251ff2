# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The squares around a square, by edges and corners."""


def around(index, size):
    """Give their indices, row by row, as far as they are within the frame."""
    row, column = divmod(index, size)
    found = []
    for down in range(max(row - 1, 0), min(row + 2, size)):
        for across in range(max(column - 1, 0), min(column + 2, size)):
            if (down, across) != (row, column):
                found.append(down * size + across)
    return found
