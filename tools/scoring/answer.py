# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The result of a match as plain data, for `--json` and for people alike."""

from kingdom import ranking
from kingdom.box import surplus
from kingdom.majority import HOLDS
from kingdom.square import FIRST
from table.verdict import together
from table.words import Words

from tools.scoring import pieces


def answer(match):
    """The whole result, as DESIGN calls its parts."""
    table = ranking.table(match)
    players = [_player(match, table, seat) for seat in range(len(match.players))]
    winners = [match.label(seat) for seat in table.winners]
    return {"players": players, "decided_by": table.decided_by, "winners": winners}


def notes(match):
    """A line for every kingdom without a castle (AG-7), for everything the table shows more often
    than the box holds it, for what the options leave out, for what only players can tell, and for
    what they tell against what lies there."""
    found = []
    for round in range(match.round + 1):
        when = f"round {round + 1}: " if match.rounds > 1 else ""
        boards = [match.board(seat, round) for seat in range(len(match.players))]
        for seat, board in enumerate(boards):
            if max(board.cells) >= FIRST and board.castle < 0:
                name = match.label(seat)
                found.append(f"{when}{name} has no castle C; what goes by it earns nothing")
        for terrain, crowns, have, hold, squares in surplus(match.game, boards):
            what = _squares(match.game, terrain, crowns)
            where = _where(match, squares)
            found.append(f"{when}the box holds {hold} of {what}, here are {have}: {where}")
        found += [when + note for note in _idle(match, boards)]
        found += [when + note for note in _held_idly(match, boards, round)]
        found += [when + note for note in _untold(match, boards, round)]
        found += [when + note for note in _overruled(match, boards, round)]
    return found


def _idle(match, boards):
    """Pieces that count nothing, as the options leave them out."""
    for token in pieces.idle(match.game, match.options):
        squares = [
            (seat, index)
            for seat, board in enumerate(boards)
            for index, other in enumerate(board.tokens)
            if other == token
        ]
        if squares:
            text, where = match.game.token_text(token), _where(match, squares)
            yield f"'{text}' has no part in this mode and counts nothing: {where}"


def _held_idly(match, boards, round):
    """What players tell that they hold, where the options leave all of it out."""
    counters = [match.counters(seat, round) for seat in range(len(boards))]
    if any(match.game.awards(boards, match.options, counters)):
        return
    for key, names in getattr(match.game, "HOLDINGS", ()):
        numbers = [match.game.COUNTERS.index(name) for name in names]
        for seat, own in enumerate(counters):
            if HOLDS in [own[number] for number in numbers]:
                yield f'"{key}" of {match.label(seat)} have no part in this mode and count nothing'


def _untold(match, boards, round):
    """What a tie leaves to nobody, until the players tell who holds it."""
    disputes = getattr(match.game, "disputes", None)
    counters = [match.counters(seat, round) for seat in range(len(boards))]
    for name, seats in disputes(boards, match.options, counters) if disputes else ():
        (key,) = [key for key, names in match.game.HOLDINGS if name in names]
        tied = together(Words("en"), [match.label(seat) for seat in seats])
        yield f'{tied} tie for the {name}; nobody gets it unless "{key}" of a player has it'


def _overruled(match, boards, round):
    """What players tell that they hold though another has more of what earns it."""
    counters = [match.counters(seat, round) for seat in range(len(boards))]
    told, counted = [
        {line[0]: seat for seat, own in enumerate(_awards(match, boards, each)) for line in own}
        for each in (counters, [bytes(len(own)) for own in counters])
    ]
    for what, seat in told.items():
        if counted.get(what, seat) != seat:
            name, most = match.label(seat), match.label(counted[what])
            yield f"{name} is told to hold the {Words('en')(what)}, though {most} has more"


def _awards(match, boards, counters):
    return match.game.awards(boards, match.options, counters)


def _player(match, table, seat):
    standing = table.players[seat]
    found = {
        "name": match.label(seat),
        "place": standing.place,
        "total": standing.total,
        **_figures(standing),
    }
    if match.rounds > 1:
        rounds = range(match.round + 1)
        each = [ranking.table(match, round).players[seat] for round in rounds]
        found["rounds"] = [{"total": one.total, **_figures(one)} for one in each]
        found["largest_territory"] = max(one.largest for one in each)
        found["crowns"] = sum(one.crowns for one in each)
        found["lines"] = [
            {"what": f"round_{number}", "points": points}
            for number, points in enumerate(standing.rounds, 1)
        ]
    return found


def _figures(standing):
    return {
        "largest_territory": standing.largest,
        "crowns": standing.crowns,
        "lines": [_line(line) for line in standing.lines],
    }


def _line(line):
    what, squares, crowns, points, _ = line
    if squares is None:
        return {"what": what, "points": points}
    return {"what": what, "squares": squares, "crowns": crowns, "points": points}


def marks(game):
    """What the game calls crowns."""
    return getattr(game, "MARKS", "crowns")


def _squares(game, terrain, crowns):
    name, many = game.TERRAINS[terrain - FIRST], marks(game)
    if crowns is None:
        return name
    told = {0: f"no {many[:-1]}", 1: f"1 {many[:-1]}"}.get(crowns, f"{crowns} {many}")
    return f"{name} with {told}"


def _where(match, squares):
    """The squares, player by player."""
    found = {}
    for seat, index in squares:
        row, column = divmod(index, match.size)
        found.setdefault(seat, []).append(f"row {row + 1} column {column + 1}")
    return "; ".join(f"{match.label(seat)} {', '.join(each)}" for seat, each in found.items())
