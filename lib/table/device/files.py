# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Two slots on the drive, of which a power cut can touch only the one being written.

Flash is erased in sectors of 4 KB, and a cut loses the whole sector. So a save writes the slot's
own blocks and nothing else: the file stays open (closing it writes its folder) and never grows
(growing it writes the table of the drive). And what lies beside those blocks holds nothing.
Space is handed out in order, so what is made in one go lies on the drive as it was made.
"""

from table.device import place, slot

NAMES = ("a", "b")
_BLOCK = 512  # part of a block would wait in memory until the file is closed


class Files:
    """The slots NAMES in the folder `root`.

    drive.take() tells whether the drive is ours to write; drive.sync() has it written at once.
    """

    def __init__(self, drive, root="saves"):
        self._drive = drive
        self._root = root
        self._open = {}

    def read(self, name):
        """Give what a slot holds as slot.load does, None where it holds nothing whole."""
        try:
            if name in self._open:
                self._open[name].seek(0)
                return slot.load(self._open[name].read)
            with open(place.slot(self._root, name), "rb") as file:
                return slot.load(file.read)
        except OSError:
            return None

    def write(self, name, copy):
        """Keep the bytes of a slot; False when the drive does not take them."""
        if len(copy) > slot.SIZE or not self._drive.take():
            return False
        blocks = copy + bytes(-len(copy) % _BLOCK)
        try:
            file = self._file(name)
            file.seek(0)
            file.write(blocks)
            self._drive.sync()
            file.seek(0)
            return file.read(len(copy)) == copy
        except OSError:
            self.close()
            return False

    def give_drive(self):
        """Leave the drive to a computer until the next start."""
        self.close()
        self._drive.give()

    def close(self):
        """Let go of the files."""
        for name in NAMES:
            file = self._open.pop(name, None)
            try:
                if file:
                    file.close()
            except OSError:  # it was gone already
                pass

    def _file(self, name):
        """Give the open slot; its place is made where it is missing or was left half made."""
        if not place.is_whole(self._root, name, slot.SIZE):
            self.close()
            place.make(self._root, name, slot.SIZE)
            self._drive.sync()
        if name not in self._open:
            path = place.slot(self._root, name)
            self._open[name] = open(path, "r+b", buffering=0)  # noqa: SIM115 - it stays open
        return self._open[name]
