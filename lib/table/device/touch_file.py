# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The calibration on the drive: a few bytes, written once in a panel's life."""

import os

import storage

from table.device.drive import owner

_FOLDER, _PATH = "saves", "saves/touch"
_MOST = 128  # bytes; whatever is longer is not ours


class TouchFile:
    """read() gives what write() was given last, or None. Whether it is whole, its user checks."""

    def __init__(self, drive):
        self._drive = drive

    def read(self):
        """Give the bytes, or None."""
        try:
            with open(_PATH, "rb") as file:
                return file.read(_MOST)
        except OSError:
            return None

    def write(self, data):
        """Keep the bytes; False when the drive does not take them."""
        borrowed = not self._drive.take()
        if borrowed and not _borrow():
            return False
        try:
            self._overwrite(data)
            return self.read() == data
        except OSError:
            return False
        finally:
            if borrowed:
                self._drive.give()

    def _overwrite(self, data):
        """In place where it can be: a file that does not grow moves nothing else on the drive."""
        if _FOLDER not in os.listdir():
            os.mkdir(_FOLDER)
        old = self.read()
        with open(_PATH, "r+b" if old is not None and len(old) == len(data) else "wb") as file:
            file.write(data)
        self._drive.sync()


def _borrow():
    """Take the drive that a finger at power-on has left to a computer, if there is none.

    The finger meant the calibration. Where the settings give it to the computer, it stays there.
    """
    if owner() == "computer":
        return False
    try:
        storage.remount("/", readonly=False)
    except (OSError, RuntimeError):  # there is a computer
        return False
    return True
