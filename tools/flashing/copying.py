# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Put a firmware on a bootloader's drive, and wait for what becomes of it."""

import errno
import os

from tools.flashing import drives

_PIECE = 64 * 1024
_POLL_SECONDS = 0.5
_REFUSED = (errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EPERM)  # by a drive that is still there


class Lost(Exception):
    """The drive took not all of it; the text says why."""


def copy(data, drive, told=lambda count: None, opened=open):
    """Write a UF2 to a bootloader's drive; `told` hears how many more bytes went.

    The board starts anew as soon as it has the last block, and its drive goes with the
    bootloader, often before the computer has closed the file. An error after the last byte is
    therefore no failure yet: its text is given back (None without one), and whether CIRCUITPY
    comes decides.
    """
    given = 0
    try:
        with opened(drive / "NEW.UF2", "wb", buffering=0) as file:
            for at in range(0, len(data), _PIECE):
                given = min(at + _PIECE, len(data))
                _write(file, data[at:given])
                told(given - at)
            os.fsync(file.fileno())
    except OSError as error:
        if given < len(data) or error.errno in _REFUSED:
            raise Lost(_reason(error)) from None
        return _reason(error)
    return None


def wait(known, places, clock, sleep, board_ids=(), seconds=60):
    """The CIRCUITPY drive that comes up and was not among the known paths; None if none does.

    `places` gives the folders to look into, `clock` the seconds, `sleep` lets some pass. Given
    board_ids, only a drive of one of these boards counts.
    """
    until = clock() + seconds
    while True:
        for drive in drives.circuitpys(places()):
            if drive.path not in known and (not board_ids or drive.board_id in board_ids):
                return drive
        if clock() >= until:
            return None
        sleep(_POLL_SECONDS)


def _write(file, piece):
    """All of it: an unbuffered file may take less at a time."""
    while piece:
        piece = piece[file.write(piece) :]


def _reason(error):
    return error.strerror or str(error)
