# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Chance that can be repeated: a seed gives the same numbers on every runtime (xorshift32)."""

_ALL = 0xFFFFFFFF


class Dice:
    """A row of numbers that depends on the seed alone, which is any whole number."""

    def __init__(self, seed):
        self._state = (seed * 2654435761 + 0x9E3779B9) & _ALL or 1
        for _ in range(2):  # neighbouring seeds begin alike
            self.below(1)

    def below(self, count):
        """Give a number from 0 to count - 1."""
        state = self._state
        state ^= state << 13 & _ALL
        state ^= state >> 17
        state ^= state << 5 & _ALL
        self._state = state
        return state * count >> 32

    def shuffle(self, things):
        """Bring a list or a bytearray into another order, each as likely as any other."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


def shuffled(seed, dominoes, players, kings):
    """Give (the numbers of all dominoes, the seat of each first king), as a seed draws them."""
    order, seats = bytearray(range(1, dominoes + 1)), list(range(players)) * kings
    dice = Dice(seed)
    dice.shuffle(order)
    dice.shuffle(seats)
    return order, seats
