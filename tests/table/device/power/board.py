# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A board between power cuts: what its memories hold, and its lives with power. MicroPython."""

import gc

from flash import ROOT, Drive, Fuse, Memory, PowerCut, mount, unmount
from table.device.files import Files
from table.device.nvm import Nvm
from table.device.saves import Saves

# What lies on the drive beside the saves. None of it may ever be harmed.
NEIGHBOURS = {"/code.py": b"import app\n" * 90, "/lib.py": b"pass\n" * 700, "/x.toml": b"A = 1\n"}


class Lost(Exception):
    """The proof has failed: a match, a file or the whole drive is gone."""


class Board:
    """image and nvm (bytes, or None for a board without) are all that a life leaves behind."""

    def __init__(self, image, nvm, saves=Saves):
        self.image = image
        self.nvm = nvm
        self.saves = saves
        self.log = []  # the blocks that the last life wrote
        self.writes = 0  # and how many writes it did, to the drive and to the chip

    def twin(self):
        return Board(self.image, self.nvm, self.saves)

    def life(self, act, fuse=None, owned=True, protected=False):
        """Switch on, call act(saves), pull the cable; give what it gave, None after a cut."""
        gc.collect()
        fuse = fuse or Fuse()
        drive = Drive(self.image, fuse)
        drive.owned, drive.protected = owned, protected
        memory = None if self.nvm is None else Memory(self.nvm, fuse)
        try:
            mount(drive)
        except OSError:
            raise Lost("the filesystem is gone") from None
        result = None
        try:
            result = act(self.saves(Files(drive, ROOT + "/saves"), Nvm(memory)))
        except PowerCut:
            pass
        finally:
            fuse.over = True
            unmount()
        self.image, self.log, self.writes = drive.image, drive.log, fuse.writes
        self.nvm = memory and memory.content
        return result

    def save(self, data, fuse=None):
        return self.life(lambda saves: saves.write(data), fuse)

    def load(self):
        """Give what is saved; raise Lost when a neighbour has come to harm."""
        return self.life(_load)


def _load(saves):
    for path in NEIGHBOURS:
        try:
            with open(ROOT + path, "rb") as file:
                whole = file.read() == NEIGHBOURS[path]
        except OSError:
            whole = False
        if not whole:
            raise Lost(path + " is damaged")
    return saves.read()
