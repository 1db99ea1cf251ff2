# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Another set of players or another frame in the middle of a match; for Match alone."""

from kingdom.frame import resized


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
