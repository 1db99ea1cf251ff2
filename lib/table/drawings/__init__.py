# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How the squares of each game look: one file of data a game, opened when a board is drawn."""

_PLAIN = "kingdomino"  # what a game without drawings of its own borrows


def load(game):
    """Give the drawings of the game of that name."""
    for name in (game, _PLAIN):
        try:
            return __import__("table.drawings." + name, None, None, ("GROUNDS",))
        except ImportError:
            if name == _PLAIN:
                raise
    return None
