# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What the tokens on a kingdom's squares do to the points of its territories."""

from kingdom.territory import figures


def effect(words, match):
    """Say by how many points they change the current kingdom; nothing where none lies."""
    game, board = match.game, match.board()
    if not board.tokens or not max(board.tokens):
        return ""
    key = "effect_" + game.TOKENS[0]
    if not words.own(key):  # nothing to be counted for
        return ""
    bare, counted = figures(board.cells, board.size), figures(game.visible(board), board.size)
    return words(key, counted[0] - bare[0])
