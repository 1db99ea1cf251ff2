# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Laying different dominoes of one box on squares until all that are wanted lie under one."""

NONE = 255
_SPARE = 64  # added to the ways of a square that need not be covered
_LAID = 128  # added to those of a covered one
_ONE = (b"\0", b"\1", b"\2", b"\3", b"\4")
_NO_WAY = bytes((_SPARE,))
_PAIRS = 16  # to go through so many entries takes about as long as to lay a domino


class Cover:
    """Keeps for each square the ways a domino can still lie on it, and what lies there.

    mates: the other half of the domino on a square, or NONE.
    """

    def __init__(self, ground):
        self._ground = ground
        count = len(ground.many)
        self.ways = bytearray(ground.many)
        self.mates = bytearray(bytes((NONE,)) * count)
        self._left = bytearray(ground.counts)
        self._laid = bytearray(count)  # by square: the kind that lies there
        self._spots, self._turns = bytearray(count), bytearray(count)
        self._depth = 0
        self._passed = 0  # since the last domino: entries of pairs gone through

    def want(self, numbers, wanted=True):
        """Say whether these squares must be covered; at first all must."""
        ways, spare = self.ways, 0 if wanted else _SPARE
        for number in numbers:
            ways[number] = ways[number] & ~_SPARE | spare

    def hopeless(self, after):
        """List the squares from `after` on that need not, and can no more, be covered."""
        found = []
        ways = bytes(self.ways)
        at = ways.find(_NO_WAY, after)
        while at >= 0:
            found.append(at)
            at = ways.find(_NO_WAY, at + 1)
        return found

    def search(self, amiss):
        """Cover the wanted squares in every way; yield the work of each domino, mostly 1.

        amiss() is asked whenever all are covered: it gives None to stop there, and the search
        ends with True; or a byte a square, not 0 for those that cannot stay covered as they are.
        False comes when there is no other way. clear() has to follow where it ends with True.
        """
        ways, spots = self.ways, self._spots
        while True:
            least = min(ways)
            if least >= _SPARE:
                wrong = amiss()
                if wrong is None:
                    return True
                self._back_to(wrong)
            elif least:
                spots[self._depth] = bytes(ways).find(_ONE[least])
                self._turns[self._depth] = 0
                self._depth += 1
            if not self._next():
                return False
            yield 1 + self._passed // _PAIRS
            self._passed = 0

    def spend(self, counts):
        """Take what lies here from the counts of a box, by kind; False where that has too few."""
        enough = True
        for kind, have in enumerate(self._ground.counts):
            spent = have - self._left[kind]
            enough = enough and spent <= counts[kind]
            counts[kind] = max(0, counts[kind] - spent)
        return enough

    def clear(self):
        """Take all dominoes up again; yield 1 after each."""
        while self._depth:
            self._depth -= 1
            self._take(self._spots[self._depth])
            yield 1

    def _back_to(self, wrong):
        """Take dominoes up to the last one on a wrong square: no other change would mend it."""
        while self._depth and not wrong[self._spots[self._depth - 1]]:
            self._depth -= 1
            self._take(self._spots[self._depth])

    def _next(self):
        """Lay the next domino that is still untried, the last square first."""
        ground, ways, left = self._ground, self.ways, self._left
        while self._depth:
            level = self._depth - 1
            at = self._spots[level]
            self._take(at)
            for turn in range(self._turns[level], ground.many[at]):
                way = 4 * at + turn
                other, kind = ground.to[way], ground.kinds[way]
                if ways[other] < _LAID and left[kind]:
                    self._turns[level] = turn + 1
                    self._lay(at, other, kind)
                    return True
            self._depth = level
        return False

    def _lay(self, one, other, kind):
        self.mates[one], self.mates[other] = other, one
        self._laid[one] = kind
        self.ways[one] += _LAID
        self.ways[other] += _LAID
        self._change(one, other, kind, -1)
        self._left[kind] -= 1

    def _take(self, one):
        other = self.mates[one]
        if other == NONE:
            return
        kind = self._laid[one]
        self._left[kind] += 1
        self._change(one, other, kind, 1)
        self.ways[one] -= _LAID
        self.ways[other] -= _LAID
        self.mates[one] = self.mates[other] = NONE

    def _change(self, one, other, kind, by):
        """Add `by` to the ways of all squares whose ways end, or begin again, with a domino."""
        ground, ways, left = self._ground, self.ways, self._left
        to, kinds, many = ground.to, ground.kinds, ground.many
        for at in (one, other):
            for way in range(4 * at, 4 * at + many[at]):
                if ways[to[way]] < _LAID and left[kinds[way]]:
                    ways[to[way]] += by
        if left[kind] == 1:  # the last one of its kind
            pairs = ground.pairs[kind]
            self._passed += len(pairs)
            for at in range(0, len(pairs), 2):
                one, other = pairs[at], pairs[at + 1]
                if ways[one] < _LAID and ways[other] < _LAID:
                    ways[one] += by
                    ways[other] += by
