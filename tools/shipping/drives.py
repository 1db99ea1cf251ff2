# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which drives there are, and what board a CIRCUITPY one belongs to: its boot_out.txt."""

import re
import string
import sys
from collections import namedtuple
from pathlib import Path

from tools import Refusal

MAJOR = 10  # what lib/ is written for and checked against
NOTE = "boot_out.txt"
BOOTLOADER = "INFO_UF2.TXT"
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


def mounts(where=None):
    """Give the folders where drives may be, in order: in these places, or those of this system.

    One that two places show counts once.
    """
    found = {}
    for folder, pattern in places() if where is None else where:
        for path in _inside(Path(folder), pattern):
            found.setdefault(_real(path), path)
    return sorted(found.values())


def _real(path):
    try:
        return path.resolve()
    except (OSError, RuntimeError):  # a link in a circle, a drive that is just going
        return path


def find(where):
    """Give the paths of all CIRCUITPY drives in these places, in order."""
    return [path for path in mounts(where) if _is_drive(path)]


def _inside(folder, pattern):
    try:
        return [folder] if pattern == "." else list(folder.glob(pattern))
    except OSError:  # somebody else's, or a drive without a card in it
        return []


def check_bootloader(path):
    """Refuse the drive of a board that has its bootloader running, and no CircuitPython."""
    if _has(path, BOOTLOADER) and not _has(path, NOTE):
        raise Refusal(
            f"{path} is the drive of a bootloader: {_FLASH}; if it is on the board already, "
            "press reset once"
        )


def _is_drive(path):
    return _has(path, NOTE)


def _has(path, name):
    try:
        return Path(path, name).is_file()
    except OSError:
        return False


def only(where):
    """Give the one drive there is; Refusal names the several, or says what to do for one."""
    found = find(where)
    if not found:
        for path in mounts(where):
            check_bootloader(path)
        raise Refusal(
            "no CIRCUITPY drive found: plug the board in with a cable that carries data and wait "
            "for the drive, or give its path; where none comes, docs/INSTALL.md tells what to do"
        )
    if len(found) > 1:
        raise Refusal(f"several drives found: say which: {', '.join(map(str, found))}")
    return found[0]


def read(text):
    """Give the Identity that the text of a boot_out.txt tells; None for what it does not."""
    board = re.search(r"^Board ID: *(\S+)", text, re.M)
    release = re.search(r"CircuitPython (\d{1,3}\.\S+)", text)
    return Identity(board and board[1], release and release[1])


def identify(text):
    """Give the whole Identity that the text of a boot_out.txt tells.

    Refused: a text that is none, and any CircuitPython but 10, with the reason.
    """
    found = read(text)
    version = found.version
    major = int(version.partition(".")[0]) if version else MAJOR
    if major < MAJOR:  # the oldest tell no board
        raise Refusal(f"this is CircuitPython {version}, too old for Crown Tally; {_FLASH}")
    if major > MAJOR:
        raise Refusal(
            f"this is CircuitPython {version}; Crown Tally is checked with {MAJOR} only: get a "
            f"newer Crown Tally, or put CircuitPython {MAJOR} on the board"
        )
    if None in found:
        raise Refusal(
            f"{NOTE} does not tell a board and a CircuitPython: press reset, then it is written "
            f"anew; else {_FLASH}"
        )
    return found
