# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A slow second opinion on what a box can make, written another way: every way, by recursion."""

from collections import Counter

from kingdom.square import CASTLE, terrain_of


def box_of(game):
    """A Counter of dominoes, each a sorted pair of texts, straight from the list of the game."""
    halves = []
    for letter in game.DOMINOES.replace(" ", ""):
        if letter.isdigit():
            halves[-1] += letter
        else:
            halves.append(letter)
    return Counter(tuple(sorted(pair)) for pair in zip(halves[::2], halves[1::2]))


def land_of(game, boards):
    """{(seat, row, column): text of the square}; the castle is C."""
    land = {}
    for seat, board in enumerate(boards):
        for index, there in enumerate(board.cells):
            if there == CASTLE:
                land[seat, index // board.size, index % board.size] = "C"
            elif there:
                letter = game.LETTERS[terrain_of(there) - 2]
                text = letter + (str(there >> 4) if there >> 4 else "")
                land[seat, index // board.size, index % board.size] = text
    return land


def beside(square):
    seat, row, column = square
    return [(seat, row + 1, column), (seat, row - 1, column)] + [
        (seat, row, column + step) for step in (1, -1)
    ]


def coverings(wanted, land, box, taken=()):
    """Yield every way to lay dominoes on all wanted squares, as a tuple of pairs of squares."""
    covered = {square for pair in taken for square in pair}
    open_squares = [square for square in wanted if square not in covered]
    if not open_squares:
        yield taken
        return
    square = open_squares[0]
    for other in beside(square):
        domino = tuple(sorted((land[square], land.get(other, "C"))))
        if other not in covered and box[domino] > 0:
            yield from coverings(wanted, land, box - Counter([domino]), (*taken, (square, other)))


def can_be_covered(wanted, land, box):
    return next(coverings(wanted, land, box), None) is not None


def grows(laid, land):
    """Whether these dominoes can be laid one by one from the castles."""
    castled = {square[0] for square, text in land.items() if text == "C"}
    waiting = [pair for pair in laid if pair[0][0] in castled]
    there = {square for square, text in land.items() if text == "C"}
    while waiting:
        fitting = [pair for pair in waiting if any(_fits(half, land, there) for half in pair)]
        if not fitting:
            return False
        waiting.remove(fitting[0])
        there |= set(fitting[0])
    return True


def _fits(half, land, there):
    return any(
        land[other] == "C" or land[other][0] == land[half][0]
        for other in beside(half)
        if other in there
    )
