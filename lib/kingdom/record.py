# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A match as bytes, and back. Damage of any kind is refused, and nothing is ever half read.

Layout: magic with version, game, size, options, round, seat, done, players, then every kingdom of
every round begun (squares, tokens, counters), at last the CRC32 of all before it. A number is one
byte, but options and CRC32 four, low byte first; a text has its length before it.
"""

from binascii import crc32

from kingdom import games
from kingdom.match import Match
from kingdom.square import CASTLE, possible

_HEAD = b"CrownTally\x01"  # the last byte is the version
_DAMAGED = "this record of a match is damaged"


def dump(match):
    game = match.game
    bits = 0
    for bit, (option, _) in enumerate(game.OPTIONS):
        bits |= (option in match.options) << bit
    state = (match.round, match.seat, match.done, len(match.players))
    parts = [_HEAD, _text(game.NAME), bytes((match.size,)), _four(bits), bytes(state)]
    for name, colour in match.players:
        parts += [bytes((game.COLOURS.index(colour),)), _text(name)]
    for round in range(match.round + 1):
        for seat in range(len(match.players)):
            parts += match.board(seat, round).parts
            parts.append(match.counters(seat, round))
    data = b"".join(parts)
    return data + _four(crc32(data))


def load(data):
    """Give the Match; a ValueError tells why these bytes are none."""
    if data[: len(_HEAD)] != _HEAD:
        raise ValueError("this is no record of a match, or of another version")
    if _four(crc32(data[:-4])) != data[-4:]:
        raise ValueError(_DAMAGED)
    try:
        match = _match(data)
    except (IndexError, UnicodeError):
        match = None
    if match is None or dump(match) != data:  # nothing is left over, and all that was read is kept
        raise ValueError(_DAMAGED)
    return match


def _match(data):
    name, at = _read(data, len(_HEAD))
    game = games.load(name)
    size, bits = data[at], int.from_bytes(data[at + 1 : at + 5], "little")
    round, seat, done, count = [data[at + 5 + index] for index in range(4)]
    at += 9
    options = [option for bit, (option, _) in enumerate(game.OPTIONS) if bits >> bit & 1]
    players = []
    for _ in range(count):
        colour = game.COLOURS[data[at]]
        name, at = _read(data, at + 1)
        players.append((name, colour))
    match = Match(game, players, size, options)
    for number in range(round + 1):
        if number:
            match.next_round()
        for each in range(count):
            at = _kingdom(match, each, data, at)
    match.forget()
    match.select(seat)
    match.done, match.revision = bool(done), 0
    return match


def _kingdom(match, seat, data, at):
    """Read a kingdom of the current round; give where it ends."""
    board = match.board(seat)
    for part in board.parts + (match.counters(seat),):
        for index in range(len(part)):
            part[index] = data[at]
            at += 1
    castles = 0
    for index, square in enumerate(board.cells):
        castles += square == CASTLE
        if not possible(square, board.tokens[index] if board.tokens else 0, match.game):
            raise ValueError(_DAMAGED)
    if castles > 1:
        raise ValueError(_DAMAGED)
    return at


def _four(number):
    return number.to_bytes(4, "little")


def _text(text):
    data = text.encode()
    return bytes((len(data),)) + data


def _read(data, at):
    """Read a text; give it, and where it ends."""
    end = at + 1 + data[at]
    return str(data[at + 1 : end], "utf-8"), end
