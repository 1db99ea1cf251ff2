# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Memories that lose their power in the middle of a write. Runs on MicroPython.

A drive of 512-byte blocks, and a chip's own memory, share a Fuse: it counts every write to either
and cuts the power at the one it is told to.
"""

import os

import vfs

BLOCK = 512
SECTOR = 4096
ROOT = "/r"
ERASED = b"\xff"
WIPE = -1  # a way to cut: the whole erase sector is gone. Other ways: so many bytes arrive
WAYS = (0, 1, 17, 256, 511, WIPE)


class PowerCut(BaseException):
    """Nothing in a program can go on after it."""


_CUT = PowerCut()  # made in advance: a file closed by the collector cannot make one


class Fuse:
    def __init__(self, at=None, way=0):
        """Cut at write number `at`, counted from 0; None never cuts."""
        self.at = at
        self.way = way
        self.writes = 0
        self.blown = False
        self.over = False  # a file that was left open is closed later: nothing happens then

    def is_cut(self):
        """Count a write; tell whether it is the one that is cut. After that there are no more."""
        if self.blown:
            raise _CUT
        self.blown = self.writes == self.at
        self.writes += 1
        return self.blown


class Drive:
    """A block device, and the drive as table.device.files sees it."""

    def __init__(self, image, fuse):
        self.image = bytearray(image)
        self.fuse = fuse
        self.log = []
        self.owned = True  # by the device
        self.protected = False  # every write is refused
        self.worn = False  # every write is taken and forgotten

    def take(self):
        return self.owned

    def sync(self):
        pass  # FAT hands every block to the device at once

    def readblocks(self, number, buffer, offset=0):
        if self.fuse.over:
            return
        start = number * BLOCK + offset
        buffer[:] = self.image[start : start + len(buffer)]

    def writeblocks(self, number, buffer, offset=0):
        if self.fuse.over:
            return
        if self.protected:
            raise OSError(30)
        for part in range(0, len(buffer), BLOCK):
            self._write(number * BLOCK + offset + part, buffer[part : part + BLOCK])

    def ioctl(self, request, argument):
        if request == 4:
            return len(self.image) // BLOCK
        return BLOCK if request == 5 else 0

    def _write(self, start, block):
        if self.worn:
            return
        if not self.fuse.is_cut():
            self.image[start : start + BLOCK] = block
            self.log.append(start // BLOCK)
            return
        if self.fuse.way == WIPE:
            sector = start // SECTOR * SECTOR
            self.image[sector : sector + SECTOR] = ERASED * SECTOR
        else:
            self.image[start : start + self.fuse.way] = block[: self.fuse.way]
        raise _CUT


class Memory:
    """microcontroller.nvm: a cut leaves it erased, all of it."""

    def __init__(self, content, fuse):
        self.content = bytearray(content)
        self._fuse = fuse

    def __len__(self):
        return len(self.content)

    def __getitem__(self, index):
        return self.content[index]

    def __setitem__(self, index, value):
        if self._fuse.is_cut():
            self.content[:] = ERASED * len(self.content)
            raise _CUT
        self.content[index] = value


def formatted(blocks, files):
    """Give the image of a drive with these {path: bytes} on it, in the order of their paths."""
    drive = Drive(bytes(blocks * BLOCK), Fuse())
    vfs.VfsFat.mkfs(drive)
    mount(drive)
    for path in sorted(files):
        with open(ROOT + path, "wb") as file:
            file.write(files[path])
    unmount()
    return drive.image


def mount(drive):
    """Raise OSError where there is no filesystem any more."""
    vfs.mount(vfs.VfsFat(drive), ROOT)


def unmount():
    os.chdir("/")
    vfs.umount(ROOT)
