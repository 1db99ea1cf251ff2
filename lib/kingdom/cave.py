# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The pieces that wait for who recruits, where a seed draws: some face up, the rest in a pile."""

from kingdom.dice import Dice

_FACE_UP = 4


class Cave:
    """shown: the tokens that lie face up; pile: the others, of which the last is turned up next.

    It is filled up once a round, when a line of dominoes is made, so never where one was taken.
    """

    def __init__(self, shown, pile, round):
        self.shown, self.pile, self._round = shown, pile, round

    def copy(self):
        """Give another that goes its own way."""
        return Cave(list(self.shown), list(self.pile), self._round)

    def fill(self, round):
        """Turn up as many as are missing, if it is another round than the last time."""
        while round != self._round and self.pile and len(self.shown) < _FACE_UP:
            self.shown.append(self.pile.pop())
        self._round = round

    def take(self, token, searches):
        """Let a piece go: from the pile, if it is searched, or else from those face up."""
        (self.pile if searches else self.shown).remove(token)


def dealt(order, copies, first):
    """Give a Cave in an order that depends on that of the dominoes alone; copies: how many there
    are of each token, from `first` on."""
    pile = []
    for kind, most in enumerate(copies):
        pile += [first + kind] * most
    Dice(order[0] | order[1] << 8 | order[2] << 16 | order[3] << 24).shuffle(pile)
    return Cave([], pile, 0)


def kinds(tokens):
    """Give tokens as a set of bits."""
    found = 0
    for token in tokens:
        found |= 1 << token
    return found
