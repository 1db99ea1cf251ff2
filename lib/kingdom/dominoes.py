# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The dominoes of a game's box, and the squares printed on them."""

from kingdom.square import FIRST, square


def dominoes(game):
    """Give two squares for each domino, from number 1 on: those of n are at 2n - 2 and 2n - 1."""
    squares = bytearray()
    for letter in game.DOMINOES:
        kind = game.LETTERS.find(letter)
        if kind >= 0:
            squares.append(FIRST + kind)
        elif letter != " ":
            squares[-1] = square(squares[-1], int(letter))
    return bytes(squares)


def supply(game):
    """Give how many squares of each kind the box holds, by the square."""
    counts = bytearray(256)
    for there in dominoes(game):
        counts[there] += 1
    return counts


def called(game, number):
    """Give what stands on a domino's back: its number; in some games the first have letters."""
    lettered = getattr(game, "LETTERED", 0)
    return chr(64 + number) if number <= lettered else str(number - lettered)
