# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Who sits at the table: what players are called, who has begun, who may join or leave."""

from kingdom.square import CASTLE


def called(words, match, seat):
    """Give a player's name; one without is called by the colour."""
    name, colour = match.players[seat]
    return name or words(colour)


def everyone(words, match):
    """Give what all players are called, by seat."""
    return [called(words, match, seat) for seat in range(len(match.players))]


def begun(match, seat):
    """Tell whether anything is laid in that player's kingdom, in any round."""
    return (
        max([max(match.board(seat, number).cells) for number in range(match.round + 1)]) > CASTLE
    )


def waiting(match):
    """Give the seats whose kingdom of this round has no squares yet."""
    return [s for s in range(len(match.players)) if max(match.board(s).cells) <= CASTLE]


def unfinished(match):
    """Tell whether a new game would take something away: squares or moves, and not all said."""
    if match is None or not (_moved(match) or [s for s in _seats(match) if begun(match, s)]):
        return False
    return not match.done or match.round + 1 < match.rounds or bool(waiting(match))


def _moved(match):
    """Tell whether anybody has made a move in a game that is followed."""
    return match.draft is not None and match.can_undo


def _seats(match):
    return range(len(match.players))


def toggled(match, colour, names):
    """Give the players with that colour joined or gone, or None where the game wants it as it is.

    `names` remembers, by colour, what those who left were called.
    """
    playing = {each: name for name, each in match.players}
    if colour in playing:
        names[colour] = playing.pop(colour)
    else:
        playing[colour] = names.get(colour, "")
    least, most = match.game.PLAYERS
    if not least <= len(playing) <= most:
        return None
    return [(playing[each], each) for each in match.game.COLOURS if each in playing]
