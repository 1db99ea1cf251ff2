# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The two lines of settings.toml that this computer may set: the language, and which board."""

import re

LANGUAGE, BOARD = "CROWN_LANGUAGE", "CROWN_BOARD"
_ROOM = "CIRCUITPY_PYSTACK_SIZE"  # for calls: ours has more of it than CircuitPython's usual


def read(text, name):
    """Give what a settings.toml sets a name to, or None."""
    found = re.search(rf'^[ \t]*{name}[ \t]*=[ \t]*"([^"\n]*)"', text, re.M)
    return found[1] if found else None


def room(text, ours):
    """Give the line by which our settings make room for calls where a text has none; else None."""
    set_ = re.compile(rf"^{_ROOM} *=.*$", re.M)
    return None if set_.search(text) else set_.search(ours)[0]


def line(name, value):
    return f'{name} = "{value}"'


def write(text, name, value):
    """Give a settings.toml that sets it; the same text for a value of None.

    A line that is only a remark so far becomes the setting.
    """
    if not value:
        return text
    said = re.compile(rf'^(# )?{name} = "[^"\n]*"', re.M)
    made, count = said.subn(lambda _: line(name, value), text, count=1)
    return made if count else f"{text.rstrip()}\n\n{line(name, value)}\n"
