# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A practised hand: the fewest gestures found that enter a kingdom, as the lines of a story.

A hand lays one terrain after the other: a tap on the palette, drags through the squares of that
terrain, taps for the crowns. A drag may pass over squares whose own terrain comes later, since
that one lays over them, and over the castle, which nothing lays over. A full kingdom ends with
one touch of Fill, so no earlier drag may pass over that terrain's squares. The order of the
terrains decides how many drags this takes; all orders are weighed. A castle that is not in the
middle is dragged to its place first. Tokens come last, kind by kind.
"""

from itertools import combinations

from kingdom.square import CASTLE, EMPTY, FIRST, crowns_of, terrain_of


def enter(board, game, brush=FIRST, fill="Fill"):
    """Give the gestures (story lines) that enter `board` on an empty entry screen.

    `brush` is the terrain chosen at the start, `fill` the name of the button that fills the rest.
    """
    lines = _castle(board)
    for terrain, pieces in _plan(board, brush):
        if terrain != brush:
            lines.append(f"tap palette {game.TERRAINS[terrain - FIRST]}")
        brush = terrain
        lines += [f'tap "{fill}"'] if pieces is None else [_stroke(board, p) for p in pieces]
        lines += _crowns(board, terrain)
    return lines + (_tokens(board, game) if board.tokens else [])


def _castle(board):
    middle = len(board.cells) // 2
    return [] if board.castle == middle else [_stroke(board, [middle, board.castle])]


def _plan(board, brush):
    """Give [(terrain, the pieces to stroke or None for Fill)] with the fewest gestures."""
    terrains = {terrain_of(square) for square in board.cells} - {EMPTY, CASTLE}
    lasts = [None] if EMPTY in board.cells or not terrains else sorted(terrains)
    plans = [_ordered(board, terrains - {last}, last, brush) for last in lasts]
    return min(plans, key=lambda plan: _gestures(plan, brush))


def _ordered(board, terrains, last, brush):
    """The best order of `terrains`, with `last` filled in at the end unless it is None."""
    best = {frozenset(): [] if last is None else [(last, None)]}
    for count in range(1, len(terrains) + 1):
        for coming in map(frozenset, combinations(sorted(terrains), count)):
            ways = [
                [(terrain, _pieces(board, terrain, coming)), *best[coming - {terrain}]]
                for terrain in sorted(coming)
            ]
            best[coming] = min(ways, key=lambda way: _gestures(way, brush))
    return best[frozenset(terrains)]


def _gestures(plan, brush):
    taps = len(plan) - (bool(plan) and plan[0][0] == brush)
    return taps + sum(1 if pieces is None else len(pieces) for _, pieces in plan)


def _pieces(board, terrain, coming):
    """The squares of `terrain` in groups, each a walk that one drag can make."""
    open_squares = {
        index
        for index, square in enumerate(board.cells)
        if square == CASTLE or terrain_of(square) in coming
    }
    wanted = [i for i, square in enumerate(board.cells) if terrain_of(square) == terrain]
    walks = []
    for start in wanted:
        if not any(start in walk for walk in walks):
            walks.append(_walk(start, set(wanted), open_squares, board.size))
    return walks


def _walk(start, wanted, open_squares, size):
    """From `start` through every wanted square within reach, step by step, back where needed."""
    walk, missing, seen = [start], wanted - {start}, {start}
    while True:
        way = _way(walk[-1], missing, open_squares, size)
        if way is None:
            return walk
        walk += way
        seen.update(way)
        missing -= seen


def _way(start, goals, open_squares, size):
    """The shortest way to the nearest goal, without `start`; None if there is none."""
    came, queue = {start: None}, [start]
    for square in queue:
        if square in goals:
            way = []
            while square != start:
                way.append(square)
                square = came[square]
            return way[::-1]
        for near in _neighbours(square, size):
            if near in open_squares and near not in came:
                came[near] = square
                queue.append(near)
    return None


def _neighbours(index, size):
    row, column = divmod(index, size)
    steps = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * size + c for r, c in steps if 0 <= r < size and 0 <= c < size]


def _stroke(board, walk):
    """One gesture along a walk: a tap if it is one square, else a drag by its corners."""
    corners = [walk[0]]
    for before, square, after in zip(walk, walk[1:], walk[2:]):
        if after - square != square - before:
            corners.append(square)
    if len(walk) > 1:
        corners.append(walk[-1])
    names = [f"square {index // board.size},{index % board.size}" for index in corners]
    return f"drag {' to '.join(names)}" if len(names) > 1 else f"tap {names[0]}"


def _crowns(board, terrain):
    taps = []
    for index, square in enumerate(board.cells):
        if terrain_of(square) == terrain:
            taps += [_tap(board, index)] * crowns_of(square)
    return taps


def _tokens(board, game):
    """Of every square with a token the kind and the taps that bring it there."""
    lines = []
    for name in game.TOKENS:
        taps = []
        for index, token in enumerate(board.tokens):
            taps += [_tap(board, index)] * _taps(game, name, board.cells[index], token)
        lines += [f"tap palette {name}", *taps] if taps else []
    return lines


def _taps(game, name, square, token):
    """How often a square is tapped with that kind of token; 0 where another one stands."""
    standing, seen = 0, []
    while token and standing != token and standing not in seen:
        seen.append(standing)
        try:
            _, standing = game.put(square, standing, name)
        except ValueError:
            break
    return len(seen) if standing == token else 0


def _tap(board, index):
    return f"tap square {index // board.size},{index % board.size}"
