# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What many games tell, as plain data: for --json, the table and the picture alike."""

from collections import Counter
from statistics import mean, median, pstdev

DECISIONS = ("score", "largest_territory", "crowns", "shared")


def report(setting, played, bonuses):
    """Give the report of games as `outcomes` gives them; bonuses: the names of those in play.

    A tie is a game whose highest score more than one player had.
    """
    decided = Counter(decided_by for decided_by, _ in played)
    seats = [(outcome, _share(outcome, seats)) for _, seats in played for outcome in seats]
    return {
        "game": setting.game,
        "players": setting.players,
        "size": setting.size,
        "options": list(setting.options),
        "strategies": list(setting.strategies),
        "seed": setting.seed,
        "games": len(played),
        "ties": len(played) - decided["score"],
        "decided_by": {each: decided[each] for each in DECISIONS},
        "discards_a_game": sum(outcome.discards for outcome, _ in seats) / len(played),
        "by_strategy": {
            name: _strategy([each for each in seats if each[0].strategy == name], bonuses)
            for name in dict.fromkeys(setting.strategies)
            if any(each[0].strategy == name for each in seats)
        },
    }


def _share(outcome, seats):
    """The part of the victory that is a player's: those who share it have equal parts."""
    winners = sum(each.place == 1 for each in seats)
    return 1 / winners if outcome.place == 1 else 0


def _strategy(seats, bonuses):
    """What one strategy did, at all seats where it sat; a game is counted for each of them."""
    points = [outcome.points for outcome, _ in seats]
    return {
        "seats": len(seats),
        "wins": round(sum(share for _, share in seats), 3),
        "win_rate": sum(share for _, share in seats) / len(seats),
        "points": {
            "mean": mean(points),
            "median": median(points),
            "deviation": pstdev(points),
            "least": min(points),
            "most": max(points),
        },
        "discards_a_game": mean(outcome.discards for outcome, _ in seats),
        "bonuses": {
            bonus: mean(bonus in outcome.bonuses for outcome, _ in seats) for bonus in bonuses
        },
        "histogram": {str(each): count for each, count in sorted(Counter(points).items())},
    }
