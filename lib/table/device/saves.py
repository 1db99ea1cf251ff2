# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Where the match is kept without power: one file on the drive."""

import os

import storage

_FOLDER = "saves"
_FILE = "saves/match"


class Saves:
    """read() gives back what write() was given last, also after a power cycle.

    Made at power-on: the device takes the drive, unless a computer already has it.
    """

    def __init__(self):
        try:
            storage.remount("/", readonly=False)
        except RuntimeError:
            print("The computer has the drive: this game is not kept without power.")

    def read(self):
        """Give the saved bytes, or None where nothing was saved or nothing can be read."""
        try:
            with open(_FILE, "rb") as file:
                return file.read()
        except OSError:
            return None

    def write(self, data):
        """Keep these bytes; False when the drive does not take them (read-only, full)."""
        try:
            if _FOLDER not in os.listdir():
                os.mkdir(_FOLDER)
            with open(_FILE, "wb") as file:
                file.write(data)
            os.sync()
        except OSError:
            return False
        return True
