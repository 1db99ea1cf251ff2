# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Orders that are seldom given, so that they need not stay in the heap; for Match alone."""

from kingdom.frame import resized
from kingdom.setup import chosen


def set_players(match, players):
    """Seat these players; colours that stay keep their kingdoms. False if nothing changes."""
    if players == match.players:
        return False
    before = [colour for _, colour in match.players]
    colours = [colour for _, colour in players]
    own = before[match.seat]
    boards, counters, journals = match._boards, match._counters, match._journals
    match.players, match._boards, match._counters = players, [], []
    match.seat = colours.index(own) if own in colours else 0
    for round in range(match.round + 1):
        match._open_round()
        for seat, colour in enumerate(colours):
            if colour in before:
                was = before.index(colour)
                match._boards[round][seat] = boards[round][was]
                match._counters[round][seat] = counters[round][was]
                match._journals[seat] = journals[was]
    match.watch(match.seat)
    return True


def resize(match, size):
    """Set every kingdom into that frame; a ValueError names the players who do not fit."""
    if size == match.size:
        return False
    boards = [[resized(board, size) for board in boards] for boards in match._boards]
    wide = [match.label(seat) for row in boards for seat, new in enumerate(row) if not new]
    if wide:
        raise ValueError(f"{size} x {size} is too small for {', '.join(sorted(set(wide)))}")
    match.size, match._boards = size, boards
    match.forget()
    return True


def options_for(match, options):
    """Give the options that may be chosen now; a ValueError tells why they may not."""
    options = chosen(match.game, options)
    if match.game.rounds(options) <= match.round:
        raise ValueError(f"these options end before round {match.round + 1}, which has begun")
    return options


def set_board(match, seat, board, round):
    """Lay a kingdom over another; give whether that changed it."""
    own = match.board(seat, round)
    match.watch(seat)
    changed = own.parts != board.parts
    own.take(board)
    match._journals[seat].commit()
    return changed


def can_shift(board, rows, columns):
    """Whether the kingdom can move so far down and to the right and keep all its squares."""
    edge = range(board.size)
    for index, there in enumerate(board.cells):
        row, column = divmod(index, board.size)
        if there and (row + rows not in edge or column + columns not in edge):
            return False
    return True


def shift(board, rows, columns):
    """Move the kingdom, where it can."""
    if not can_shift(board, rows, columns):
        return
    step = rows * board.size + columns
    for part in board.parts:
        before = bytes(part)
        for index in range(len(part)):
            part[index] = before[index - step] if 0 <= index - step < len(part) else 0


def put(match, index, token):
    """Set it, or what a tap means there in the game; a ValueError tells why it cannot stand.

    A piece that the table has no more of is passed over, as far as taps on the square lead.
    """
    from kingdom.pieces import palette, spent
    from kingdom.possible import possible
    from kingdom.setup import known

    game, boards = match.game, match._boards[-1]
    known(token, palette(game, match.options), "token")
    there, before = match._at(index), match._token(index)
    square, standing = game.put(there, before, token)
    begins = standing == game.put(there, 0, token)[1]
    while standing and spent(game, boards, standing):
        square, standing = game.put(square, standing, token)
    if begins and not standing:
        raise ValueError(f"no {token} is left")
    if not possible(square, standing, game):
        raise ValueError(f"a {token} cannot stand there")
    match._set(index, square, standing)
