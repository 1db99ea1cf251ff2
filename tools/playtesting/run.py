# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Many games, on one core or on several: the outcome depends on the seed alone."""

from collections import namedtuple
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal

from kingdom import games
from kingdom.ranking import Table, standings

from tools.playtesting.play import play, seed_of

# strategies: their names, one for each seat or more; all plain data, as it goes to other processes
Setting = namedtuple("Setting", "game players size options strategies seed")
# bonuses: the names of those a kingdom earned
Outcome = namedtuple("Outcome", "strategy points place discards bonuses")

_PORTION = 20  # games that a process plays before it tells


def outcomes(setting, count, jobs, tell):
    """Give (decided_by, [an Outcome for each seat]) of every game, in the order of their numbers.

    tell(n) is called whenever n more games are over.
    """
    portions = [
        (setting, first, min(first + _PORTION, count)) for first in range(0, count, _PORTION)
    ]
    if jobs == 1:
        return _gathered(map(_portion, portions), tell)
    # Ctrl-C is for the one that gathers; it ends the others
    quiet = (signal, (SIGINT, SIG_IGN))
    with get_context("spawn").Pool(min(jobs, len(portions)), *quiet) as pool:
        return _gathered(pool.imap(_portion, portions), tell)


def outcome(setting, number):
    """Give (decided_by, [an Outcome for each seat]) of one game."""
    game, options = games.load(setting.game), setting.options
    # the seats are moved round from game to game, so that no seat is an advantage; where there are
    # more strategies than seats, the last ones wait
    turn = number % len(setting.strategies)
    seated = (setting.strategies[turn:] + setting.strategies[:turn])[: setting.players]
    draft = play(game, setting.size, options, seated, seed_of(setting.seed, number))
    return scored(game, options, draft, seated)


def scored(game, options, draft, seated):
    """Score a game that is over, by the device's own table of results."""
    boards = [kingdom.board() for kingdom in draft.kingdoms]
    counters = [bytes(len(game.COUNTERS))] * len(boards)
    table = Table(standings(game, options, boards, counters), game.tie_breaks(options))
    return table.decided_by, [
        Outcome(strategy, each.total, each.place, discards, _bonuses(each.lines))
        for strategy, each, discards in zip(seated, table.players, draft.discards)
    ]


def _bonuses(lines):
    return [line[0] for line in lines if line[1] is None]


def _portion(portion):
    setting, first, end = portion
    return [outcome(setting, number) for number in range(first, end)]


def _gathered(portions, tell):
    found = []
    for portion in portions:
        found += portion
        tell(len(portion))
    return found
