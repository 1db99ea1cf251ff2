# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a finger does with a brush: a terrain, EMPTY to erase, or a token of the game."""

from kingdom.square import EMPTY, FIRST, terrain_of


def is_token(brush):
    return isinstance(brush, str)


def is_terrain(brush):
    return not is_token(brush) and brush != EMPTY


def tap(match, brush, index):
    """Lay the brush, or a crown more where it lies already; False where a token cannot stand."""
    if is_token(brush):
        return _put(match, brush, index)
    if is_terrain(brush) and terrain_of(match.board().cells[index]) == brush:
        match.add_crown(index)
    else:
        drag(match, brush, index, False)
    return True


def drag(match, brush, index, more):
    """Lay the brush or erase; with `more` it belongs to the step before. Tokens do not smear."""
    if brush == EMPTY:
        match.erase(index, more)
    elif is_terrain(brush):
        match.lay(index, brush, more)


def picked(match, index, brush):
    """Give the terrain of a square as a brush; where there is none, the brush stays."""
    terrain = terrain_of(match.board().cells[index])
    return terrain if terrain >= FIRST else brush


def called(words, game, brush):
    """Give the word for a brush."""
    if is_token(brush):
        return words(brush)
    return words("erase" if brush == EMPTY else game.TERRAINS[brush - FIRST])


def _put(match, token, index):
    try:
        match.put(index, token)
    except ValueError:
        return False
    return True
