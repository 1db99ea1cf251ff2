# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How a game is set up: who plays, and by which options."""


def seats(game, players):
    """Check (name, colour) of each player; an empty name stands for the colour."""
    most = game.PLAYERS[1]
    if not 1 <= len(players) <= most:
        raise ValueError(f"{len(players)} players; {game.NAME} is for 1 to {most}")
    colours, labels = [], []
    for name, colour in players:
        known(colour, game.COLOURS, "colour")
        if min(name or "-") < " " or len(name.encode()) > 255:  # a record has a byte for it
            raise ValueError("a name must be one line of 255 bytes at most")
        if colour in colours or (name or colour) in labels:
            raise ValueError(f"two players are '{colour if colour in colours else name}'")
        colours.append(colour)
        labels.append(name or colour)
    return [(name, colour) for name, colour in players]


def chosen(game, options):
    """Check the names of options; give them in the game's order."""
    names = [name for name, _ in game.OPTIONS]
    for option in options:
        known(option, names, "option")
    for key, least, most, group in game.GROUPS:
        count = len([name for name in group if name in options])
        if not least <= count <= most:
            right = most if least == most else f"{least} to {most}"
            raise ValueError(f"{key}: choose {right} of {', '.join(group)}")
    return tuple([name for name in names if name in options])


def known(name, names, what):
    """Give where a name stands among the names there are."""
    if name not in names:
        raise ValueError(f"unknown {what} '{name}'; there is {', '.join(names)}")
    return names.index(name)


def within(number, least, end, what):
    """Give a number that counts one of those there are."""
    if not least <= number < end:
        raise ValueError(f"there is no {what} {number}")
    return number
