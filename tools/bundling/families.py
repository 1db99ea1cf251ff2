# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Boards that share one archive, and all files that these boards need."""

from tools.boards import find, known
from tools.shipping import contents


def families():
    """{family: [board ids]} of every board that can be deployed to.

    A family is what a maker's boards have in front of their ids: pyportal, sunton, m5stack ...
    """
    found = {}
    for board in known():
        found.setdefault(board.partition("_")[0], []).append(board)
    return found


def with_usb():
    """The boards on which a file can be dropped, as they show a drive."""
    return [board for board in known() if find(board).usb]


def files(boards):
    """[(path on the drive, Path)] of all files that any of these boards needs, by their paths.

    In all languages that the boards have room for. A board that has some of the libraries in its
    firmware takes those before what lies on the drive, so the files of several boards can lie
    there together.
    """
    found = {}
    for board in boards:
        for name, source in contents.files(board, language=None):
            if found.setdefault(name, source) != source:
                raise ValueError(f"{name} comes from {found[name]} and from {source}")
    return sorted(found.items())


def read(source):
    """The bytes of a file as they are released: lines end alike on every computer."""
    data = source.read_bytes()
    return data if source.suffix == ".pcf" else data.replace(b"\r\n", b"\n")
