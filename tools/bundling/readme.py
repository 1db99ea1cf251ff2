# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The text that lies in an archive beside what goes on the drive."""

from tools.boards import find
from tools.shipping import contents

_HEAD = """\
Crown Tally {version}: a table companion for the Kingdomino family of board games.

For: {boards}

1. The board needs CircuitPython 10; circuitpython.org has it for each board.
"""
_DRIVE = """\
2. Plug the board in. Copy all that is in the folder CIRCUITPY of this archive onto the drive
   CIRCUITPY, folders and all; code.py last, if your computer lets you choose.
   Eject the drive, then unplug the board and plug it in again: the game starts.
"""
_NO_DRIVE = """\
{step} {boards}: shows no drive on a computer. Copy all that is in
   the folder CIRCUITPY of this archive over its serial port, such as with Thonny (View, Files),
   folders and all; code.py last. Then unplug the board and plug it in again.
"""
_CHOSEN = """
{title}: add this line to settings.toml on the drive
   CROWN_BOARD = "{board}"
"""
_SQUEEZED = """
Without {language}, for want of room on the drive: the source of Crown Tally makes a folder that
   has it, by python -m tools deploy FOLDER --board ID --language {language}
"""
_TAIL = """
An older Crown Tally is simply copied over: saved games stay. Your settings.toml does not, so
keep a copy of it if you changed it. The licences of all parts: LICENCES.txt.
"""


def text(version, boards):
    """For the boards with these ids."""
    head = _HEAD.format(version=version, boards=_titles(boards))
    drive = _DRIVE if any(find(board).usb for board in boards) else ""
    without = [board for board in boards if not find(board).usb]
    step = "   Or" if drive else "2."
    serial = _NO_DRIVE.format(step=step, boards=_titles(without)) if without else ""
    chosen = [board for board in boards if find(board).chosen]
    lines = [_CHOSEN.format(title=find(board).title, board=board) for board in chosen]
    lines += [_SQUEEZED.format(language=language) for language in _lacking(boards)]
    return f"{head}{drive}{serial}{''.join(lines)}{_TAIL}"


def _lacking(boards):
    """The languages that none of these boards brings into the archive."""
    return sorted(set.intersection(*(set(contents.squeezed(board)) for board in boards)))


def _titles(boards):
    return ", ".join(find(board).title for board in boards)
