# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The games on the shelf: one file each, of which only the one in play is opened."""

import os
import sys

from kingdom.setup import known

_CLASSIC = "kingdomino", "classic"  # every other game's file is called like the game
_MODULES = "py", "mpy"  # and not what a computer or an editor leaves beside them


def names():
    """The games there are: files in this folder, and modules that are loaded."""
    folder = __path__ if isinstance(__path__, str) else __path__[0]  # a text on the device
    found = named(os.listdir(folder))
    for name in sys.modules:
        if name.startswith(__name__ + "."):
            found |= named([name[len(__name__) + 1 :] + ".py"])
    return sorted(found)


def named(files):
    """The games that files of these names are, as a set."""
    found = set()
    for file in files:
        name = file.split(".")[0]
        if name and name[0] != "_" and file.split(".")[-1] in _MODULES:
            found.add(_CLASSIC[0] if name == _CLASSIC[1] else name)
    return found


def load(name):
    """Give a game's module; a ValueError tells which games there are."""
    known(name, names(), "game")
    module = __name__ + "." + (_CLASSIC[1] if name == _CLASSIC[0] else name)
    __import__(module)
    return sys.modules[module]
