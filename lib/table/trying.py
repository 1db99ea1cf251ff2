# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A finger looks for the place of a domino: what a tap, a tap again and a drag mean.

Squares and places are those of kingdom.placing; sets of them are rows of bits.
"""

from kingdom.board import Board
from kingdom.draft import LAY, PUT
from kingdom.placing import DOWN, LEFT, RIGHT, UP
from kingdom.square import FIRST

_WAYS = (RIGHT, DOWN, LEFT, UP)


class Window:
    """The squares of the plane that a board of `size` squares shows: all that can be laid on.

    The kingdom is in the middle. Where it spans n squares, it reaches two more at each end but no
    further than its size allows: n + 4 or 2 * size - n squares, so never more than size + 2.
    """

    def __init__(self, kingdom):
        self._kingdom = kingdom
        self.size = kingdom.size + 2
        self._top = (kingdom.top + kingdom.bottom) // 2 - self.size // 2
        self._left = (kingdom.left + kingdom.right) // 2 - self.size // 2

    def square(self, index):
        """Give the square of the plane at that index of the board; None off the plane."""
        row, column = index // self.size + self._top, index % self.size + self._left
        most = 2 * self._kingdom.size - 1
        inside = 0 <= row < most and 0 <= column < most
        return row * self._kingdom.width + column if inside else None

    def index(self, square):
        """Give the index on the board of a square of the plane that it shows."""
        row, column = divmod(square, self._kingdom.width)
        return (row - self._top) * self.size + column - self._left

    def board(self, game, marked=0, laid=()):
        """Give a Board for a BoardView with dots: see-through where nothing can ever lie.

        marked: the squares that get a dot if they are empty; laid: (square, what lies there) of a
        domino tried.
        """
        clear, tokens = FIRST + len(game.TERRAINS), self._kingdom.tokens
        board, reach = Board(self.size, tokens), self._kingdom.window()
        for index in range(len(board.cells)):
            square = self.square(index)
            if square is None or not reach >> square & 1:
                board.cells[index] = clear
            elif self._kingdom.cells[square]:
                board.cells[index] = self._kingdom.cells[square]
                if tokens:
                    board.tokens[index] = tokens[square]
            elif marked >> square & 1:
                board.cells[index] = clear + 1
        for square, there in laid:
            board.cells[self.index(square)] = there
        return board


def covered(kingdom, places):
    """Give all squares that these places cover."""
    found, all_squares = 0, (1 << kingdom.area) - 1
    for way in _WAYS:
        first = places >> way * kingdom.area & all_squares
        step = kingdom.steps[way]
        found |= first | (first << step if step > 0 else first >> -step)
    return found


def shown(match, view, seat):
    """Give (the squares that get a dot, (square, what lies there) of what is tried) for the screen
    "along" with its view, while it shows the kingdom of that seat."""
    draft = match.draft
    kingdom = draft.kingdoms[seat or 0]
    if draft.task == PUT and draft.errand[1] is None:
        return 0, ()  # it is no square
    if draft.task == PUT:
        marked, put = draft.errand[2][seat], view["put"]
        squares = put[1:] if put and put[0] == seat else ()
        laid = [(square, kingdom.cells[square]) for square in squares]
    elif draft.task != LAY or view["look"] is not None:
        return 0, ()
    else:
        marked = covered(kingdom, draft.places)
        place = view["place"]
        laid = () if place is None else list(zip(kingdom.squares(place), draft.halves))
    return 0 if match.by_device else marked, laid


def around(kingdom, places, square):
    """List the places that cover a square, in the order in which taps go through them.

    First those whose first half lies there, pointing right, down, left, up; then the others.
    """
    found = []
    for back in (False, True):
        for way in _WAYS:
            first = square - kingdom.steps[way] if back else square
            if first >= 0 and places >> way * kingdom.area + first & 1:
                found.append(way * kingdom.area + first)
    return found


def tapped(kingdom, places, square, place=None):
    """Give the place that a tap on a square means, None for none; `place` is tried so far.

    A tap on the domino itself turns it round that square, to its next place there.
    """
    found = around(kingdom, places, square)
    if not found:
        return None
    return found[(found.index(place) + 1) % len(found)] if place in found else found[0]


def turned(kingdom, places, place):
    """Give the next place round the first half of a domino, or the second if there is none."""
    for square in kingdom.squares(place):
        other = tapped(kingdom, places, square, place)
        if other != place:
            return other
    return place


def carried(kingdom, places, square, way):
    """Give the place for a domino that a finger carries over a square, that way round if it fits.

    None where the square has no place.
    """
    found = around(kingdom, places, square)
    for place in found:
        if place // kingdom.area == way:
            return place
    return found[0] if found else None


def dragged(kingdom, places, halves, square, way):
    """Give the place of a domino whose first half lies on `square`; None if it cannot lie so.

    way: RIGHT, DOWN, LEFT or UP. With equal halves the same the other way round counts, too.
    """
    other = square + kingdom.steps[way]
    for first, turn in ((square, way), (other, way ^ 2)):
        place = turn * kingdom.area + first
        if first >= 0 and places >> place & 1 and (turn == way or halves[0] == halves[1]):
            return place
    return None


def fault(kingdom, halves, square, way):
    """Tell why a domino cannot lie that way: "taken", "outside", "apart"; None where it can."""
    other = square + kingdom.steps[way]
    if not 0 <= other < kingdom.area:
        return "outside"
    return kingdom.fault(halves[0], halves[1], square, other)


def why_not(kingdom, halves, square):
    """Tell why a square that no place covers has none; "crowded": no room for two squares."""
    if kingdom.cells[square]:
        return "taken"
    if not kingdom.window() >> square & 1:
        return "outside"
    faults = [fault(kingdom, halves, square, way) for way in _WAYS]
    return "apart" if "apart" in faults else "crowded"
