# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A second opinion on where a domino may lie: square by square, slow and plain, without bits."""

WAYS = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Squares:
    """A kingdom as a dict: (row, column) from the castle on -> terrain, None for the castle."""

    def __init__(self, size):
        self.size = size
        self.laid = {(0, 0): None}
        self.low, self.high = [0, 0], [0, 0]

    def lay(self, first, second, here, there):
        for (row, column), half in ((here, first), (there, second)):
            self.laid[row, column] = half & 15
            self.low = [min(self.low[0], row), min(self.low[1], column)]
            self.high = [max(self.high[0], row), max(self.high[1], column)]

    def fault(self, first, second, here, there):
        """What kingdom.placing calls the reason."""
        if here in self.laid or there in self.laid:
            return "taken"
        for axis in (0, 1):
            low = min(self.low[axis], here[axis], there[axis])
            high = max(self.high[axis], here[axis], there[axis])
            if high - low >= self.size:
                return "outside"
        return None if self.holds(first, here) or self.holds(second, there) else "apart"

    def holds(self, half, square):
        """Whether the castle or the half's own terrain lies at one of its edges."""
        for down, right in WAYS:
            if self.laid.get((square[0] + down, square[1] + right), -1) in (None, half & 15):
                return True
        return False

    def places(self, first, second):
        """Every (here, there), as a set; of equal halves in reading order only."""
        found = set()
        size = self.size
        for row in range(self.high[0] - size + 1, self.low[0] + size):
            for column in range(self.high[1] - size + 1, self.low[1] + size):
                if (row, column) in self.laid:
                    continue
                for down, right in WAYS if first != second else WAYS[:2]:
                    other = (row + down, column + right)
                    if self.fault(first, second, (row, column), other) is None:
                        found.add(((row, column), other))
        return found


def spot(kingdom, square):
    """Where a square of kingdom.placing lies, counted from the castle."""
    reach = kingdom.size - 1
    return square // kingdom.width - reach, square % kingdom.width - reach


def spots(kingdom, place):
    """The same for both halves of a place."""
    here, there = kingdom.squares(place)
    return spot(kingdom, here), spot(kingdom, there)
