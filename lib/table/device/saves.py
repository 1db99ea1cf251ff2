# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Where the match is kept without power: two slots on the drive in turn, and the board's memory.

A cut spoils only the copy being written. The others hold the save before it, so the old state or
the new one is always there; their sequence numbers tell which is the newest.
"""

from table.device import slot
from table.device.files import NAMES


class Saves:
    """read() gives back what write() was given last, also after a power cycle.

    kept   where the newest save lies whole: "drive", "board" (its memory), both, or nowhere
    """

    def __init__(self, files, nvm):
        self._files = files
        self._nvm = nvm
        self.kept = ()

    def read(self):
        """Give the saved bytes, or None where there are none that can be read."""
        copies = self._copies()
        found = slot.newest(copies)
        self.kept = _names(found in copies[:-1], found == copies[-1]) if found else ()
        return found[1] if found else None

    def write(self, data):
        """Keep these bytes; False when there is no place where they would outlast a power cut."""
        self.kept = ()
        if len(data) > slot.LONGEST:
            return False
        copies = self._copies()
        copy = slot.pack(slot.following(slot.newest(copies)), data)
        on_drive = self._files.write(_older(copies), copy)
        self.kept = _names(on_drive, self._nvm.write(copy))
        return bool(self.kept)

    def give_drive(self):
        """Leave the drive to a computer: until the next start the board's memory is all."""
        self._files.give_drive()

    def _copies(self):
        """Give (sequence, data) or None of each slot, the board's memory last."""
        return [self._files.read(name) for name in NAMES] + [self._nvm.read()]


def _older(copies):
    """Give the name of the slot on the drive that may be written over."""
    first, second = copies[0], copies[1]
    spared = slot.newest((first, second))
    return NAMES[1] if spared and spared == first else NAMES[0]


def _names(on_drive, on_board):
    return ("drive",) * bool(on_drive) + ("board",) * bool(on_board)
