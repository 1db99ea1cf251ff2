# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The squares of some kingdoms, and where a domino of the box could lie on them."""

from kingdom.square import CASTLE, crowns_of, terrain_of

MOST = 254  # squares in all: their numbers are bytes


class Box:
    """The kinds of dominoes in a game's box: `counts` of each, found by their two squares."""

    def __init__(self):
        self.counts = bytearray(1)  # kind 0 is no domino
        self.kinds = {}

    def add(self, one, other):
        kind = self.kinds.get(one << 8 | other)
        if not kind:
            kind = len(self.counts)
            self.kinds[one << 8 | other] = self.kinds[other << 8 | one] = kind
            self.counts.append(0)
        self.counts[kind] += 1


class Ground:
    """Squares have numbers from 0 on, through all kingdoms; the lists of number n begin at 4n.

    seats, places   whose it is, and its index on that board; crowns
    many, to, kinds neighbours it could share a domino with, and the kind of each domino
    kins, kin       neighbours of its own terrain
    starts          1 for a square at the castle, and for all where there is no castle
    pairs           by kind: the two squares of each place where it could lie, in a row
    """

    def __init__(self, box):
        self._kinds = box.kinds
        self.counts = box.counts
        self.pairs = [None] * len(box.counts)
        self.seats, self.places = bytearray(), bytearray()
        self.crowns, self.starts = bytearray(), bytearray()
        self.many, self.to, self.kinds = bytearray(), bytearray(), bytearray()
        self.kins, self.kin = bytearray(), bytearray()

    def add(self, seat, board):
        """Take in the squares of a kingdom; yield the work done after each row."""
        cells, size = board.cells, board.size
        numbers, blank = bytearray(len(cells)), bytes(4)
        alone = board.castle < 0
        for index, there in enumerate(cells):
            if there > CASTLE:
                numbers[index] = len(self.many)
                self._append(seat, index, crowns_of(there), alone, blank)
                if index % size:
                    self._meet(numbers, cells, index, index - 1)
                if index >= size:
                    self._meet(numbers, cells, index, index - size)
            if index % size == size - 1:
                yield size
        if not alone:
            self._start(numbers, board)

    def _append(self, seat, index, crowns, alone, blank):
        self.seats.append(seat)
        self.places.append(index)
        self.crowns.append(crowns)
        self.many.append(0)
        self.kins.append(0)
        self.to.extend(blank)
        self.kinds.extend(blank)
        self.kin.extend(blank)
        self.starts.append(alone)

    def _meet(self, numbers, cells, index, before):
        """Note what two neighbours have to do with each other."""
        there, beside = cells[index], cells[before]
        if beside <= CASTLE:
            return
        one, other = numbers[index], numbers[before]
        if terrain_of(there) == terrain_of(beside):
            kin, kins = self.kin, self.kins
            kin[4 * one + kins[one]], kin[4 * other + kins[other]] = other, one
            kins[one] += 1
            kins[other] += 1
        kind = self._kinds.get(there << 8 | beside)
        if kind:
            many = self.many
            for here, over in ((one, other), (other, one)):
                at = 4 * here + many[here]
                self.to[at], self.kinds[at] = over, kind
                many[here] += 1
            if self.pairs[kind] is None:
                self.pairs[kind] = bytearray()
            self.pairs[kind].append(one)
            self.pairs[kind].append(other)

    def _start(self, numbers, board):
        cells, size, castle = board.cells, board.size, board.castle
        for near, inside in (
            (castle - 1, castle % size),
            (castle + 1, (castle + 1) % size),
            (castle - size, castle >= size),
            (castle + size, castle + size < len(cells)),
        ):
            if inside and cells[near] > CASTLE:
                self.starts[numbers[near]] = 1
