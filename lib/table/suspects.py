# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Squares that cannot all be right: the table shows more of something than the box holds, or
pieces that the mode in play has not."""

from kingdom.box import surplus
from kingdom.pieces import numbered, palette
from kingdom.square import EMPTY, FIRST

_BY_CROWNS = ("surplus_plain", "surplus_crown", "surplus_crowns")


def suspects(words, match):
    """Give (squares, text): the suspects in the current kingdom, and what is wrong in one line.

    Plain squares are counted once the kingdom is full: until then they may still get crowns.
    """
    boards = [match.board(seat) for seat in range(len(match.players))]
    full = min(match.board().cells) > EMPTY
    marked, fewest, text = (), None, ""
    for terrain, crowns, have, hold, squares in surplus(match.game, boards, plain=full):
        here = [index for seat, index in squares if seat == match.seat]
        marked += tuple(here)
        if here and (fewest is None or len(here) < fewest):
            fewest, text = len(here), _text(words, match.game, (terrain, crowns, have, hold))
    return (marked, text) if text else _idle(words, match)


def _idle(words, match):
    """Pieces that were put while other options were chosen: here they count nothing."""
    game, tokens, marked, text = match.game, match.board().tokens, (), ""
    if not tokens or not max(tokens):
        return marked, text
    played = palette(game, match.options)
    for name, number in numbered(game, [name for name in game.TOKENS if name not in played]):
        here = [index for index, token in enumerate(tokens) if token == number]
        if here:
            marked, text = marked + tuple(here), text or words("hint_idle", words(name))
    return marked, text


def _text(words, game, what):
    terrain, crowns, have, hold = what
    key = "surplus" if crowns is None else _BY_CROWNS[min(crowns, 2)]
    many = plural(words, game.TERRAINS[terrain - FIRST])
    return words.of(game, key, have, many, hold, crowns)


def plural(words, terrain):
    """Give the plural, or the word itself in a language that has none."""
    many = words("many_" + terrain)
    return words(terrain) if many.startswith("many_") else many
