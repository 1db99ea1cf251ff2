# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Where a kingdom lies in its frame: the castle as near the middle as its squares allow (MK-1)."""

from kingdom.board import Board
from kingdom.square import CASTLE


def resized(board, size):
    """The same kingdom in a frame of another size, or None where it does not fit.

    It stays as far from the middle as it was, so that there and back changes nothing; only where
    that does not fit is it set anew, with its castle as near the middle as its squares allow.
    """
    laid = []
    shift, stays = (size - board.size) // 2, True
    for index, square in enumerate(board.cells):
        if square:
            token = board.tokens[index] if board.tokens else 0
            row, column = index // board.size + shift, index % board.size + shift
            stays = stays and 0 <= row < size and 0 <= column < size
            laid.append((row, column, square, token))
    return framed(laid, size, board.tokens, not stays, not stays)


def framed(laid, size, tokens, free_rows, free_columns):
    """Lay squares, (row, column, square, token), on a new board, or give None.

    An axis that is not free stays as it is.
    """
    down = _offset(laid, 0, size) if free_rows else 0
    right = _offset(laid, 1, size) if free_columns else 0
    if down is None or right is None:
        return None
    board = Board(size, tokens)
    for row, column, square, token in laid:
        index = (row + down) * size + column + right
        board.cells[index] = square
        if token:
            board.tokens[index] = token
    return board


def _offset(laid, axis, size):
    """How far to move along an axis; None where the frame is too small."""
    along = [each[axis] for each in laid] or [0]
    low, high = min(along), max(along)
    if high - low >= size:
        return None
    middle = (low + high) // 2  # a kingdom without a castle is centred itself
    for each in laid:
        if each[2] == CASTLE:
            middle = each[axis]
    return min(max(size // 2, middle - low), size - 1 - high + middle) - middle
