# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How many whole games are played a second here, and how long the device thinks over a move."""

from time import process_time

from kingdom import games
from kingdom.square import crowns_of, terrain_of
from kingdom.strategies import LIMIT, STRENGTHS

from tools.measure import Figure, kingdoms, there
from tools.measure.flat_fill import flat_fill
from tools.playtesting.run import Setting, outcome

_GAMES = 1500
_A_SECOND = 800  # DESIGN: whole random games of four players, scored and ranked
_FILLS = 500  # a second of the board, where a flat fill takes 2.0 ms


def measure():
    """Give the figures: games and flat fills a second, then the moves on MicroPython."""
    return _games() + _moves()


def _games():
    game = games.load("kingdomino")
    setting = Setting(game.NAME, 4, 5, game.DEFAULTS, ("random",) * 4, 1)
    boards = [
        (bytes(map(terrain_of, board.cells)), bytes(map(crowns_of, board.cells)), board.size)
        for _, board in kingdoms()
    ]
    playing = filling = 0.0
    for number in range(_GAMES):  # in turns, so that a busy machine slows both
        playing += _seconds(outcome, [(setting, number)])
        filling += _seconds(flat_fill, boards)
    a_second, fills = _GAMES / playing, _GAMES * len(boards) / filling
    met = a_second >= _A_SECOND
    return [
        Figure("whole random games of 4 a second", f"{a_second:,.0f}", f">= {_A_SECOND}", met),
        Figure("plain flood fills a second beside them", f"{fills:,.0f}", "", None),
        Figure("fills in the time of a game", f"{fills / a_second:.0f}", "", None),
    ]


def _moves():
    """Each size and strength: what a placement costs, the longest move, the most examined."""
    fill, *lines = there.answers("tools/measure/thinking_there.py")
    fill = float(fill.split()[1])
    moves = {}
    for line in lines:
        strength, size, examined, took = line.split()
        moves.setdefault((strength, size), []).append((int(examined), float(took) / fill))
    figures = []
    for strength in STRENGTHS:
        for size in ("5", "7"):
            figures += _thinking(f"{strength} {size}x{size}", moves[strength, size])
    return figures


def _thinking(name, moves):
    """moves: (examined, flat fills of time). What a placement costs is of moves that are long."""
    most = max(examined for examined, _ in moves)
    longest = max(fills for _, fills in moves)
    long = [(examined, fills) for examined, fills in moves if 2 * examined > most]
    each = sum(fills for _, fills in long) / sum(examined for examined, _ in long)
    at_limit = LIMIT * each
    return [
        Figure(f"{name}: most placements for a move", f"{most}", f"<= {LIMIT}", most <= LIMIT),
        Figure("... a placement, in flat fills there", f"{each:.2f}", "", None),
        Figure("... longest move", f"{longest:.0f}", f"<= {_FILLS}", longest <= _FILLS),
        Figure("... one at the limit", f"{at_limit:.0f}", f"<= {_FILLS}", at_limit <= _FILLS),
    ]


def _seconds(function, calls):
    start = process_time()
    for arguments in calls:
        function(*arguments)
    return process_time() - start
