# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What an OSError of a drive means for the person at the table: one line, with what to do."""

import errno
from contextlib import contextmanager
from pathlib import Path

from tools import Refusal

HAND_OVER = (
    "the device owns it. On its screen tap Settings, To computer; or hold a finger on the screen "
    "while the power comes on; or give its serial port: --serial PORT"
)
_AGAIN = "run this again, that mends it"
_LATER = f"Plug the board in, wait a minute, then {_AGAIN}"
_READ_ONLY = (errno.EROFS, errno.EACCES, errno.EPERM)
_FULL = (errno.ENOSPC, errno.EDQUOT) if hasattr(errno, "EDQUOT") else (errno.ENOSPC,)
_GONE = (errno.ENODEV, errno.EIO, errno.ENOENT, errno.ENXIO, errno.ENOTCONN, errno.ENOTDIR)


@contextmanager
def refused(root):
    """In here an OSError of the drive at `root` becomes a Refusal."""
    try:
        yield
    except OSError as error:
        raise Refusal(told(error, root)) from None


def told(error, root):
    """Give the line for an error while working on the drive at `root`."""
    if error.filename and not Path(error.filename).is_relative_to(root):
        return f"{error.filename} on this computer: {error.strerror}"
    if error.errno in _READ_ONLY:
        return f"{root} cannot be written: {HAND_OVER}"
    if error.errno in _FULL:
        return f"{root} is full: move files that are yours off it, then {_AGAIN}"
    if error.errno == errno.EBUSY:
        return f"{root} is in use by a computer on its USB cable: eject it there, then {_AGAIN}"
    if error.errno == errno.EHOSTUNREACH:
        return (
            f"{root}: {error.strerror}: is it on, in this network, at this address? Then {_AGAIN}"
        )
    if error.errno in _GONE:
        return f"{root} is gone: plug the board in, wait until it is there again, then {_AGAIN}"
    return f"{root}: {error.strerror or error}; {_AGAIN}"


def full(root, needed, free):
    """Give the line for a drive with too little room, found out beforehand."""
    return (
        f"{root} has {free // 1024} KB free and {needed // 1024} KB are needed; nothing was "
        "changed: move files that are yours off it and run this again"
    )
