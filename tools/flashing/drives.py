# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What drives boards show: a UF2 bootloader's, and CIRCUITPY."""

import re
from collections import namedtuple

from tools.shipping.drives import BOOTLOADER, NOTE
from tools.shipping.drives import read as read_note

Bootloader = namedtuple("Bootloader", "path board_id")  # Board-ID as INFO_UF2.TXT has it
Circuitpy = namedtuple("Circuitpy", "path version board_id")

# How the Board-ID of any bootloader begins, by the chip it runs on: for boards that carry the
# display as a FeatherWing and are not in our list.
_BEGINNINGS = (
    ("SAMD51", "SAMD51"),
    ("SAMD21", "SAMD21"),
    ("RPI-RP2", "RP2040"),
    ("RP2350", "RP2350_ARM_S"),
    ("ESP32S2", "ESP32S2"),
    ("ESP32S3", "ESP32S3"),
    ("NRF52840", "NRF52840"),
)


def bootloaders(places):
    """Those of these folders that are a bootloader's drive."""
    found = ((place, _board_id(_text(place / BOOTLOADER))) for place in places)
    return [Bootloader(*each) for each in found if each[1]]


def chip_of(board_id):
    """The chip under a bootloader's Board-ID; None when it begins as none that we know."""
    for beginning, chip in _BEGINNINGS:
        if board_id.upper().startswith(beginning):
            return chip
    return None


def circuitpys(places):
    """Those of these folders that are a CIRCUITPY drive; board_id is None if it does not tell."""
    found = ((place, read_note(_text(place / NOTE))) for place in places)
    return [Circuitpy(place, said.version, said.board_id) for place, said in found if said.version]


def _board_id(text):
    found = re.search(r"^Board-ID:[ \t]*(\S[^\r\n]*?)[ \t]*\r?$", text, re.M)
    return found[1] if found else None


def _text(file):
    try:
        return file.read_text(encoding="utf-8", errors="replace")
    except OSError:  # no such drive, no such file, a drive that is just going
        return ""
