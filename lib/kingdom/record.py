# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A match as bytes, and back. Damage of any kind is refused, and nothing is ever half read.

Layout: magic with version, game, size, options, round, seat, done, players, then every kingdom of
every round begun (squares, tokens, counters), at last the CRC32 of all before it. A number is one
byte, but options and CRC32 four, low byte first; a text has its length before it. Version 2 is a
game that is followed: before its kingdoms stand who plays for each seat, whether there is a seed,
the seed (four bytes), the moves (their length in two bytes), and how much of them stands (two).
"""

from binascii import crc32

from kingdom import games
from kingdom.match import Match
from kingdom.possible import possible
from kingdom.square import CASTLE

_HEAD = b"CrownTally"
_ENTERED, _FOLLOWED = b"\x01", b"\x02"  # versions
_DAMAGED = "this record of a match is damaged"


def dump(match):
    game = match.game
    bits = 0
    for bit, (option, _) in enumerate(game.OPTIONS):
        bits |= (option in match.options) << bit
    state = (match.round, match.seat, match.done, len(match.players))
    version = _FOLLOWED if match.draft else _ENTERED
    parts = [_HEAD, version, _text(game.NAME), bytes((match.size,)), _four(bits), bytes(state)]
    for name, colour in match.players:
        parts += [bytes((game.COLOURS.index(colour),)), _text(name)]
    if match.draft:
        log, now = match.moves
        parts += [match.robots, bytes((match.seed is not None,)), _four(match.seed or 0)]
        parts += [len(log).to_bytes(2, "little"), log, now.to_bytes(2, "little")]
    for round in range(match.round + 1):
        for seat in range(len(match.players)):
            parts += match.board(seat, round).parts
            parts.append(match.counters(seat, round))
    data = b"".join(parts)
    return data + _four(crc32(data))


def load(data):
    """Give the Match; a ValueError tells why these bytes are none."""
    version = data[len(_HEAD) : len(_HEAD) + 1]
    if data[: len(_HEAD)] != _HEAD or version not in (_ENTERED, _FOLLOWED):
        raise ValueError("this is no record of a match, or of another version")
    if _four(crc32(data[:-4])) != data[-4:]:
        raise ValueError(_DAMAGED)
    try:
        match = _match(data, version == _FOLLOWED)
    except (IndexError, UnicodeError):
        match = None
    if match is None or dump(match) != data:  # nothing is left over, and all that was read is kept
        raise ValueError(_DAMAGED)
    return match


def _match(data, followed):
    name, at = _read(data, len(_HEAD) + 1)
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
    if followed:
        match, at, log, now = _followed(game, players, size, options, data, at)
    else:
        match = Match(game, players, size, options)
    for number in range(round + 1):
        if number:
            match.next_round()
        for each in range(count):
            at = _kingdom(match, each, data, at)
    match.forget()
    if followed:
        match.replay(log, now)
    match.select(seat)
    match.done, match.revision = bool(done), 0
    return match


def _followed(game, players, size, options, data, at):
    """Give (match, where its kingdoms begin, moves, how much of them stands)."""
    from kingdom.whole import WholeGame  # few games are: not worth keeping in the heap

    robots = data[at : at + len(players)]
    at += len(robots)
    seed = int.from_bytes(data[at + 1 : at + 5], "little") if data[at] else None
    begin = at + 7
    at = begin + _two(data, at + 5)
    match = WholeGame(game, players, size, options, seed, robots)
    return match, at + 2, data[begin:at], _two(data, at)


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


def _two(data, at):
    return data[at] | data[at + 1] << 8


def _text(text):
    data = text.encode()
    return bytes((len(data),)) + data


def _read(data, at):
    """Read a text; give it, and where it ends."""
    end = at + 1 + data[at]
    return str(data[at + 1 : end], "utf-8"), end
