# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Pieces on squares, and what one player holds at most, as the command line has them."""

from kingdom import textform
from kingdom.majority import HOLDS, HOLDS_NOT
from kingdom.pieces import palette
from kingdom.square import FIRST, square


def marks(game):
    """Give {token: {number: text}}: what taps make of each token, and how that is written."""
    return {token: _taps(game, token) for token in game.TOKENS}


def idle(game, options):
    """Give the numbers of the tokens that the options leave out."""
    every = marks(game)
    left_out = set(every) - set(palette(game, options))
    return sorted(number for token in left_out for number in every[token])


def check(match, texts, who):
    """A ValueError names the player and the square of the first piece that there is too often.

    texts are kingdoms as they were written, by seat; who are the players, by seat.
    """
    copies = getattr(match.game, "copies", None)
    seen = {}
    for seat, text in enumerate(texts):
        for place, token in _pieces(text, match.game) if copies else ():
            seen[token] = seen.get(token, 0) + 1
            if seen[token] > copies(token):
                raise ValueError(
                    f"{who[seat]}, {place}: '{match.game.token_text(token)}' is one too many; "
                    f"there {_are(copies(token))} for the whole table"
                )


def hold(match, told, who):
    """Set who holds what; told are lists of names under the key of a holding, by seat."""
    for key, names in getattr(match.game, "HOLDINGS", ()):
        held_by = {}
        for seat, held in enumerate(each.get(key) for each in told):
            if held is None:
                continue
            for name in held:
                if name not in names:
                    there = ", ".join(names)
                    raise ValueError(f"{who[seat]} has unknown {key} '{name}'; there is {there}")
                if name in held_by:
                    both = f"{held_by[name]} and {who[seat]} both have"
                    both = f"{who[seat]} has twice" if held_by[name] == who[seat] else both
                    raise ValueError(f"{both} the {name} of {key}; one player holds it")
                held_by[name] = who[seat]
            match.select(seat)
            for name in names:
                match.count(name, HOLDS if name in held else HOLDS_NOT)


def _taps(game, token):
    """What taps make of a bare square, the first that takes such a piece."""
    for terrain, most in enumerate(game.MOST_CROWNS, FIRST):
        for crowns in range(most + 1):
            found, number = {}, 0
            there = square(terrain, crowns)
            while True:
                try:
                    there, number = game.put(there, number, token)
                except ValueError:
                    break
                if not number or number in found:
                    break
                found[number] = game.token_text(number)
            if found:
                return found
    return {}


def _pieces(text, game):
    """Yield (place, token) of every piece in a kingdom's text, which has been read once."""
    rows = [row.split() for row in text.replace("\n", "/").split("/") if row.strip()]
    for row, cells in enumerate(rows, 1):
        for column, cell in enumerate(cells, 1):
            token = textform.parse_square(cell, game)[1]
            if token:
                yield f"row {row}, column {column}", token


def _are(number):
    return "is 1" if number == 1 else f"are {number}"
