# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Firmware for the tests: made by adafruit-uf2, so that we read what others write."""

import struct

from adafruit_uf2 import uf2conv

from tools.boards import find

FAMILIES = uf2conv.load_families()


def said(name, version="10.3.1"):
    """Bytes of a firmware that says so of itself, some 2 KB."""
    text = f"Adafruit CircuitPython {version} on 2026-09-30; {name} with samd51j20"
    return bytes(range(256)) * 4 + text.encode() + bytes(700)


def uf2(data, family="SAMD51"):
    """The UF2 of these bytes, for a family by its name; None writes none."""
    kept = uf2conv.familyid
    uf2conv.familyid = FAMILIES[family] if family else 0
    try:
        return uf2conv.convert_to_uf2(data)
    finally:
        uf2conv.familyid = kept


def uf2_of(board, chip=None):
    """A UF2 as circuitpython.org has it for this board, with a chip where that may be any."""
    return uf2(said(find(board).firmware), chip or find(board).chip)


def image(number, at, name="M5Stack Core2"):
    """A combined .bin: empty up to the bootloader, whose header has the number of the chip."""
    header = struct.pack("<B11xH10x", 0xE9, number)
    return b"\xff" * at + header + said(name)
