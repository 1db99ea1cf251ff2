# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The plan of a game when its players, or the game itself, change."""

from kingdom.match import Match
from kingdom.usual import usual_size


def seat(plan, players):
    """Seat these players; a board that was the usual one stays the usual one (AG-8)."""
    usual = plan.size == usual_size(plan.game, len(plan.players))
    plan.set_players(players)
    plan.select(0)  # nobody has begun: who was away for a moment still enters first
    if usual:
        plan.resize(usual_size(plan.game, len(players)))


def moved(plan, game):
    """Give a plan of that game, with all players who have a colour in it."""
    least, most = game.PLAYERS
    called = {colour: name for name, colour in plan.players if colour in game.COLOURS}
    for colour in game.COLOURS:
        if len(called) < least and colour not in called:
            called[colour] = ""
    players = [(called[colour], colour) for colour in game.COLOURS if colour in called][:most]
    return Match(game, players, usual_size(game, len(players)), game.DEFAULTS)
