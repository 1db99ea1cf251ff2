# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a finger does with a brush: a terrain, EMPTY to erase, or a token of the game."""

from kingdom.pieces import spent
from kingdom.possible import possible
from kingdom.square import CASTLE, EMPTY, FIRST, square, terrain_of

from table.suspects import plural


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


def pieces(match):
    """Give on how many squares of the kingdom in front something stands."""
    return len([1 for token in match.board().tokens or () if token])


def can_fill(match, brush):
    """Tell whether there is a square that `fill` would lay."""
    if not is_token(brush):
        return brush != EMPTY and min(match.board().cells) == EMPTY
    for index, there in enumerate(match.board().cells):
        if _standing(match, brush, match.board(), index, there):
            return True
    return False


def fill(match, brush):
    """Lay the brush on every square that is still empty; a token wherever it may stand, on the
    squares where nothing does, while there are pieces."""
    if not is_token(brush):
        return match.fill(brush)
    from kingdom.board import Board

    board = Board(match.size, True)
    board.take(match.board())
    for index, there in enumerate(board.cells):
        board.tokens[index] = _standing(match, brush, board, index, there) or board.tokens[index]
    return match.set_board(match.seat, board)


def refused(words, match, token, index):
    """Say why a token cannot stand on a square."""
    game, there = match.game, match.board().cells[index]
    name, standing = words(token), _first(game, there, token)[1]
    if standing and possible(there, standing, game):
        return words("hint_none_left", name)
    terrain = terrain_of(there)
    if standing and terrain >= FIRST:
        most = game.MOST_CROWNS[terrain - FIRST]
        everywhere = [square(terrain, crowns) for crowns in range(most + 1)]
        if not [each for each in everywhere if possible(each, standing, game)]:
            many = plural(words, game.TERRAINS[terrain - FIRST])
            return words("hint_refused_on", name, many)
    return words("hint_refused", name)


def _standing(match, token, board, index, there):
    """Give what a first tap puts on a square of `board`, the player's own; 0 where it cannot."""
    if there <= CASTLE or board.tokens[index]:
        return 0
    changed, standing = _first(match.game, there, token)
    if changed != there or not standing or not possible(there, standing, match.game):
        return 0
    seats = range(len(match.players))
    boards = [board if seat == match.seat else match.board(seat) for seat in seats]
    return 0 if spent(match.game, boards, standing) else standing


def _first(game, there, token):
    """Give the square and what a first tap puts on it; 0 where the game does not let it."""
    try:
        return game.put(there, 0, token)
    except ValueError:
        return there, 0


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
