# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""From JSON to a match, by the data of its game; what is wrong is told in one line."""

from unicodedata import category

from kingdom import games, textform
from kingdom.match import Match
from kingdom.pieces import held
from kingdom.usual import usual_size

from tools.scoring import document, pieces
from tools.scoring.document import shown, wanted

_NOT_ON_A_LINE = ("Cc", "Cs", "Zl", "Zp")  # control, half a character, line, paragraph


def read(data):
    """Give the Match that bytes of JSON describe; a ValueError names player, row and column."""
    table = wanted(dict, document.parse(data), "the file")
    game = games.load(wanted(str, _needed(table, "game", "the file"), "the game"))
    groups = [group[0] for group in game.GROUPS]
    document.keys_known(table, ["game", "size", "options", *groups, "players"], "the file")
    options = _options(game, table)
    players = _players(table, game, "kingdoms" if game.rounds(options) > 1 else "kingdom")
    match = Match(game, _called(players, game), _size(table, game, len(players)), options)
    _lay(match, players)
    return match


def _needed(mapping, key, what):
    if key not in mapping:
        raise ValueError(f'{what} has no "{key}"; add it')
    return mapping[key]


def _size(table, game, players):
    size = wanted(int, table.get("size", usual_size(game, players)), "the size")
    if size not in game.SIZES:
        sizes = " or ".join(str(each) for each in game.SIZES)
        raise ValueError(f"size {shown(size)} is not offered; {game.NAME} is played on {sizes}")
    return size


def _options(game, table):
    """All options that are on: the list, and what is chosen under the key of a group.

    Where a group needs a choice and the file has none, it is the game's default.
    """
    found = _texts(table.get("options", []), "options")
    for key, least, most, names in game.GROUPS:
        untold = least and not set(found) & set(names)
        value = table.get(key, [name for name in game.DEFAULTS if untold and name in names])
        if most == 1 and not isinstance(value, list):
            wanted(str, value, key)
        chosen = [value] if isinstance(value, str) else _texts(value, key)
        for name in chosen:
            if name not in names:
                raise ValueError(f"unknown {key} '{name}'; there is {', '.join(names)}")
        found += chosen
    for name in found:
        if found.count(name) > 1:
            raise ValueError(f"the option '{name}' is given twice; keep one")
    return found


def _texts(value, what):
    return [wanted(str, each, f"each of {what}") for each in wanted(list, value, what)]


def _players(table, game, kingdom_key):
    players = wanted(list, _needed(table, "players", "the file"), "players")
    if not players:
        raise ValueError("there are no players; add one with a name and a kingdom")
    for number, player in enumerate(players, 1):
        who = f"player {number}"
        keys = ["name", "colour", kingdom_key, *counters(game), *_holdings(game)]
        document.keys_known(wanted(dict, player, who), keys, who)
        for key in ("name", "colour"):
            text = wanted(str, player.get(key, ""), f"the {key} of {who}")
            if any(category(letter) in _NOT_ON_A_LINE for letter in text):
                raise ValueError(f"the {key} of {who} has a character that cannot be written")
        _needed(player, kingdom_key, _who(player, number))
    return players


def counters(game):
    """The counters that are written as counts."""
    return [counter for counter in game.COUNTERS if counter not in held(game)]


def _holdings(game):
    return [key for key, _ in getattr(game, "HOLDINGS", ())]


def _called(players, game):
    """(name, colour) of all; those without a colour are dealt what is left of the game's."""
    taken = [player["colour"] for player in players if "colour" in player]
    left = [colour for colour in game.COLOURS if colour not in taken]
    if len(players) > game.PLAYERS[1]:
        raise ValueError(f"{len(players)} players; {game.NAME} is for {game.PLAYERS[1]} at most")
    return [
        (player.get("name", ""), player["colour"] if "colour" in player else left.pop(0))
        for player in players
    ]


def _who(player, number):
    return f"player '{player['name']}'" if player.get("name") else f"player {number}"


def _lay(match, players):
    """Put every kingdom on the table, round by round."""
    texts = [_kingdoms(match, player, _who(player, n)) for n, player in enumerate(players, 1)]
    counts = sorted({len(each) for each in texts})
    if len(counts) > 1:
        raise ValueError(f"some players have {counts[0]} kingdoms and some {counts[-1]}")
    for round in range(counts[0]):
        if round:
            match.next_round()
        when = f", round {round + 1}" if match.rounds > 1 else ""
        who = [_who(player, number) + when for number, player in enumerate(players, 1)]
        for seat, player in enumerate(players):
            try:
                board = textform.parse(texts[seat][round], match.size, match.game)
            except ValueError as error:
                raise ValueError(f"{who[seat]}, {error}") from None
            match.set_board(seat, board)
            match.select(seat)
            _count(match, player, round, who[seat])
        pieces.check(match, [each[round] for each in texts], who)
        pieces.hold(match, _told(match.game, players, who), who)


def _told(game, players, who):
    """What players hold, as lists of names by the key of a holding."""
    return [
        {
            key: _texts(player[key], f"the {key} of {who[seat]}")
            for key in _holdings(game)
            if key in player
        }
        for seat, player in enumerate(players)
    ]


def _kingdoms(match, player, who):
    if match.rounds == 1:
        return [wanted(str, player["kingdom"], f"the kingdom of {who}")]
    texts = _texts(player["kingdoms"], f"the kingdoms of {who}")
    if not 1 <= len(texts) <= match.rounds:
        raise ValueError(f"{who} has {len(texts)} kingdoms; write 1 to {match.rounds}")
    return texts


def _count(match, player, round, who):
    """Set the counters that the player has; with several rounds each may be a list by round."""
    for counter in counters(match.game):
        amount = player.get(counter, 0)
        if isinstance(amount, list) and match.rounds > 1:
            amount = amount[round] if round < len(amount) else 0
        what = f"{who}, {counter}"
        if not 0 <= wanted(int, amount, what) <= 255:
            raise ValueError(f"{what} must be 0 to 255, not {shown(amount)}")
        match.count(counter, amount)
