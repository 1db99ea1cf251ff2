# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Drives that boards show: a UF2 bootloader's, and CIRCUITPY."""

import re
from collections import namedtuple
from pathlib import Path

from tools.flashing import banner
from tools.shipping.drives import places

Bootloader = namedtuple("Bootloader", "path board_id")  # Board-ID as INFO_UF2.TXT has it
Circuitpy = namedtuple("Circuitpy", "path version board_id")


def mounts(where=None):
    """Folders where this computer may have put a drive, in order; `where` as shipping.drives."""
    found = set()
    for folder, pattern in where or places():
        found |= {Path(folder)} if pattern == "." else set(Path(folder).glob(pattern))
    return sorted(found)


def bootloaders(places):
    found = ((place, _field(place / "INFO_UF2.TXT", "Board-ID")) for place in places)
    return [Bootloader(*each) for each in found if each[1]]


def circuitpys(places):
    return [drive for drive in map(_circuitpy, places) if drive]


def _circuitpy(place):
    text = _text(place / "boot_out.txt")
    said = banner.find(text.encode("utf-8"))
    return Circuitpy(place, said.version, _value(text, "Board ID")) if said else None


def _field(file, key):
    return _value(_text(file), key)


def _value(text, key):
    found = re.search(rf"^{key}:[ \t]*(\S[^\r\n]*?)[ \t]*\r?$", text, re.M)
    return found[1] if found else None


def _text(file):
    try:
        return file.read_text(encoding="utf-8", errors="replace")
    except OSError:  # no such drive, no such file, a drive that is just going
        return ""
