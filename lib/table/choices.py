# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What can be chosen before a game, page by page; read from the game's data alone. Pure."""

SIZE = "size"  # stands for the row of board sizes, among the names of options
ROWS = 5  # on a page; a group's page gives one of them to its title


def pages(game):
    """Give (title key, group or None, names) for each page after the players' one."""
    grouped = []
    for group in game.GROUPS:
        grouped += group[3]
    loose = [SIZE] if len(game.SIZES) > 1 else []
    loose += [name for name, _ in game.OPTIONS if name not in grouped]
    found = [("rules", None, names) for names in _parts(loose, ROWS)]
    for group in game.GROUPS:
        found += [(group[0], group, names) for names in _parts(group[3], ROWS - 1)]
    return found


def tapped(game, options, name):
    """Give the options after a tap on one, or None where its group wants it as it is."""
    group = _group(game, name)
    if name in options:
        kept = [each for each in options if each != name]
        return None if group and len(_of(group, kept)) < group[1] else kept
    kept = list(options)
    if group and len(_of(group, kept)) == group[2]:
        if group[2] > 1:
            return None
        kept = [each for each in kept if each not in group[3]]
    return kept + [name]


def _group(game, name):
    for group in game.GROUPS:
        if name in group[3]:
            return group
    return None


def _of(group, options):
    return [name for name in options if name in group[3]]


def _parts(names, most):
    return [names[at : at + most] for at in range(0, len(names), most)]
