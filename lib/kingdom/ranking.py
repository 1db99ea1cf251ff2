# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Who won, who came where, and which rule decided it."""

from kingdom.score import total
from kingdom.territory import figures

_FIGURES = ("score", "largest_territory", "crowns")


class Standing:
    """How one player stands: total and rounds of the whole match, the rest of one round."""

    def __init__(self, lines, largest, crowns):
        self.place = 0
        self.lines = lines
        self.largest = largest
        self.crowns = crowns
        self.total = total(lines)
        self.rounds = [self.total]


class Table:
    """players (a Standing for each seat), decided_by, winners (seats)."""

    def __init__(self, players, tie_breaks):
        self.players = players
        standings = [(each.total, each.largest, each.crowns) for each in players]
        places, self.decided_by, self.winners = rank(standings, tie_breaks)
        for standing, place in zip(players, places):
            standing.place = place


def rank(standings, tie_breaks):
    """Rank tuples (total, largest territory, crowns): give (places, decided_by, winners).

    Places are competition ranks (1, 1, 3); winners are the numbers of all who came first.
    """
    order = ("score",) + tie_breaks
    keys = []
    for standing in standings:
        keys.append([standing[_FIGURES.index(figure)] for figure in order])
    falling = sorted(keys, reverse=True) + [[-1]]  # behind the last one stands nobody
    places = [falling.index(key) + 1 for key in keys]
    winners = [number for number, place in enumerate(places) if place == 1]
    for figure, first, second in zip(order, falling[0], falling[1]):
        if first != second:
            return places, figure, winners
    return places, "shared", winners


def table(match, round=None):
    """The table of the match, or of one round by that round's own tie-breaks (DYN-1)."""
    if match.rounds == 1 or round is not None:
        return Table(_of(match, round), match.game.tie_breaks(match.options))
    players = _of(match, match.round)
    for number in range(match.round - 1, -1, -1):
        for standing, earlier in zip(players, _of(match, number)):
            standing.rounds.insert(0, earlier.total)
            standing.total += earlier.total
    return Table(players, ())


def standings(game, options, boards, counters):
    """A Standing for each kingdom, with the awards that compare them."""
    found = []
    for board, own, award in zip(boards, counters, game.awards(boards, options, counters)):
        lines = game.lines(board, options, own) + list(award)
        _, largest, crowns = figures(game.visible(board), board.size)
        found.append(Standing(lines, largest, crowns))
    return found


def _of(match, round):
    seats = range(len(match.players))
    boards = [match.board(seat, round) for seat in seats]
    counters = [match.counters(seat, round) for seat in seats]
    return standings(match.game, match.options, boards, counters)
