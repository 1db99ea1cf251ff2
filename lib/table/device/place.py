# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The place of a slot on the drive: its folder and its file, with nothing useful beside either.

saves/a.pad     8 KB of nothing
saves/a         the folder
saves/a/1.pad   8 KB of nothing
saves/a/match   the slot
saves/a/2.pad   8 KB of nothing
"""

import os

_PAD = 8192  # an erase sector of 4 KB, wherever in it the padding starts, and as much again
_CHUNK = 512
_FOLDER = 0x4000  # in the mode that os.stat gives first
_LENGTH = 6


def slot(root, name):
    """Give the path of the slot's file."""
    return root + "/" + name + "/match"


def is_whole(root, name, size):
    """Tell whether nothing is missing, so that a slot of `size` can be written."""
    return all(_length(path) == length for path, length in _files(root, name, size))


def make(root, name, size):
    """Make the place anew, in the order in which it has to lie."""
    folder = root + "/" + name
    if not _is_folder(root):
        _clear(root)
        os.mkdir(root)
    files = _files(root, name, size)
    for path, _ in files:
        _clear(path)
    _clear(folder)
    for number, (path, length) in enumerate(files):
        if number == 1:
            os.mkdir(folder)
        _fill(path, length)


def _files(root, name, size):
    """Give (path, length) of each file, in the order of the page above."""
    folder = root + "/" + name
    return (
        (folder + ".pad", _PAD),
        (folder + "/1.pad", _PAD),
        (slot(root, name), size),
        (folder + "/2.pad", _PAD),
    )


def _fill(path, length):
    nothing = bytes(_CHUNK)
    with open(path, "wb") as file:
        for _ in range(length // _CHUNK):
            file.write(nothing)


def _length(path):
    """Give the length of a file; -1 for what is none."""
    found = _stat(path)
    return found[_LENGTH] if found and not found[0] & _FOLDER else -1


def _is_folder(path):
    found = _stat(path)
    return bool(found and found[0] & _FOLDER)


def _stat(path):
    try:
        return os.stat(path)
    except OSError:
        return None


def _clear(path):
    """Make a path free: what is ours or empty goes, anything else stays under another name."""
    if _length(path) >= 0 and (path[-4:] == ".pad" or path[-6:] == "/match"):
        os.remove(path)
    elif _stat(path):
        try:
            os.rmdir(path)
        except OSError:  # somebody's file or folder, or one that a cut has damaged
            os.rename(path, _free(path))


def _free(path):
    number = 1
    while _stat(path + "." + str(number)):
        number += 1
    return path + "." + str(number)
