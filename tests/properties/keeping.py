# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A game over a power cut."""

from kingdom import record


def kept(game):
    """Give the followed game that comes back from its record; it stands where the other stood."""
    data = record.dump(game)
    other = record.load(data)
    assert record.dump(other) == data and other.moves == game.moves
    assert other.draft.task == game.draft.task and other.draft.seat == game.draft.seat
    return other
