# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What the owner wrote into settings.toml; nothing in there stops the game."""

import os


def text(name, default):
    """Give the setting as a text; one that cannot be read is named on the serial line."""
    try:
        said = os.getenv(name)
    except ValueError as error:  # not in quotes, or no TOML at all
        print("settings.toml:", name, "cannot be read,", default, "is taken:", error)
        said = None
    return default if said is None else str(said)


def number(name, default, least, most):
    """Give the setting if it is a whole number from least to most, else the default."""
    said = text(name, str(default))
    try:
        if least <= int(said) <= most:
            return int(said)
    except ValueError:
        pass
    known = str(least) + " to " + str(most)
    print("settings.toml:", name, "is", repr(said) + ",", default, "is taken of", known)
    return default


def one_of(name, known):
    """Give the setting if it is a known one, else the first of them, and say so."""
    said = text(name, known[0])
    if said in known:
        return said
    print("settings.toml:", name, "is", repr(said) + ",", known[0], "is taken of", known)
    return known[0]


def pressure_is_reversed():
    """Tell whether the owner has such a touch panel: more voltage where it is pressed."""
    return one_of("CROWN_PRESSURE", ("normal", "reversed")) == "reversed"
