# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which CIRCUITPY drives there are, and what board one belongs to: its boot_out.txt."""

import re
import string
import sys
from collections import namedtuple
from pathlib import Path

from tools.shipping import Refusal

MAJOR = 10  # what lib/ is written for and checked against
NOTE = "boot_out.txt"
Identity = namedtuple("Identity", "board_id version")

_PLACES = {  # where an operating system shows drives: folder and pattern
    "linux": (
        ("/media", "*"),
        ("/media", "*/*"),
        ("/run/media", "*/*"),
        ("/mnt", "."),
        ("/mnt", "*"),
    ),
    "darwin": (("/Volumes", "*"),),
    "win32": tuple((f"{letter}:\\", ".") for letter in string.ascii_uppercase[2:]),
}
_FLASH = "put CircuitPython 10 on it: python -m tools flash"


def places():
    return _PLACES.get(sys.platform, _PLACES["linux"])


def find(where):
    """Give the paths of all CIRCUITPY drives in these places, in order."""
    found = set()
    for folder, pattern in where:
        for path in _inside(Path(folder), pattern):
            if _is_drive(path):
                found.add(path)
    return sorted(found)


def _inside(folder, pattern):
    try:
        return [folder] if pattern == "." else list(folder.glob(pattern))
    except OSError:  # somebody else's, or a drive without a card in it
        return []


def _is_drive(path):
    try:
        return (path / NOTE).is_file()
    except OSError:
        return False


def only(where):
    """Give the one drive there is; Refusal names the several, or says what to do for one."""
    found = find(where)
    if not found:
        raise Refusal(
            "no CIRCUITPY drive found: plug the board in with a cable that carries data, wait "
            f"for the drive, or give its path; a board that shows none: {_FLASH}"
        )
    if len(found) > 1:
        raise Refusal(f"several drives found: say which: {', '.join(map(str, found))}")
    return found[0]


def identify(text):
    """Give the Identity that the text of a boot_out.txt tells.

    Refused: a text that is none, and any CircuitPython but 10, with the reason.
    """
    release = re.search(r"CircuitPython (\d+)(\.\S+)", text)
    board = re.search(r"^Board ID: *(\S+)", text, re.M)
    if not release or not board:
        raise Refusal(f"{NOTE} does not tell a board and a CircuitPython; {_FLASH}")
    version = release[1] + release[2]
    if int(release[1]) < MAJOR:
        raise Refusal(f"this is CircuitPython {version}, too old for Crown Tally; {_FLASH}")
    if int(release[1]) > MAJOR:
        raise Refusal(
            f"this is CircuitPython {version}; Crown Tally is checked with {MAJOR} only: get a "
            f"newer Crown Tally, or put CircuitPython {MAJOR} on the board"
        )
    return Identity(board[1], version)
