# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Sets of numbers, each the bits of an int: quick where ints that are long are slow."""

_PART = 16  # bits that are looked at together: an int so short takes no heap


def count(bits):
    """Give how many numbers there are in a set."""
    found = 0
    while bits:
        part = bits & (1 << _PART) - 1
        while part:
            part &= part - 1
            found += 1
        bits >>= _PART
    return found


def nth(bits, number):
    """Give the number with so many lower ones in a set that has it."""
    for _ in range(number):
        bits &= bits - 1
    begin = 0
    while not bits & (1 << _PART) - 1:
        bits >>= _PART
        begin += _PART
    while not bits & 1:
        bits >>= 1
        begin += 1
    return begin


def each(bits):
    """Yield the numbers of a set, the lowest first."""
    begin = 0
    while bits:
        part, number = bits & (1 << _PART) - 1, begin
        while part:
            if part & 1:
                yield number
            part >>= 1
            number += 1
        bits >>= _PART
        begin += _PART
