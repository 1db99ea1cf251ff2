# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Saves with a protection taken out, each of which the proof has to find wanting. MicroPython."""

from flash import ROOT
from table.device import files, place, saves, slot
from table.device.saves import Saves

_NAIVE = ROOT + "/saves.bin"


class Naive(Saves):
    """One file, written over."""

    def read(self):
        try:
            with open(_NAIVE, "rb") as file:
                return file.read()
        except OSError:
            return None

    def write(self, data):
        with open(_NAIVE, "wb") as file:
            file.write(data)
        self.kept = ("drive",)
        return True


def naive():
    return Naive


def one_slot():
    saves._older = lambda copies: "a"
    return Saves


def no_padding():
    place._PAD = 0
    return Saves


def no_check_sum():
    slot.crc32 = lambda data, start=0: 0
    return Saves


def no_front():
    """Nothing but what happens to lie there before a slot's folder."""
    parts = place._files

    def without(root, name, size):
        found = parts(root, name, size)
        return ((found[0][0], 0),) + found[1:]

    place._files = without
    return Saves


def closed():
    """A file that is closed after each save, as files are: that writes its folder, too."""
    write = files.Files.write

    def write_and_close(self, name, copy):
        done = write(self, name, copy)
        self.close()
        return done

    files.Files.write = write_and_close
    return Saves
