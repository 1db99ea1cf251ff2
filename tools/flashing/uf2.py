# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A UF2 file, read whole and checked block by block."""

import struct
from collections import namedtuple

from adafruit_uf2 import uf2conv

from tools.flashing import banner

# family    the chip it is for, as a number; None when the file does not say
# data      the bytes for the flash, joined
# banner    what the CircuitPython inside says of itself, or None
Uf2 = namedtuple("Uf2", "family data banner")

_BLOCK, _MOST_DATA = 512, 476
_NOT_FLASH, _HAS_FAMILY = 0x1, 0x2000
# A block of this family may stand before those of an RP2350; it counts for itself.
_BESIDE = uf2conv.load_families()["RP2XXX_ABSOLUTE"]

_Block = namedtuple("_Block", "number total family data")


def read(raw):
    """Check the bytes of a UF2 file; a ValueError tells what is wrong with them.

    Refused: no UF2, a file cut short or grown, a damaged block, blocks that are missing or not
    in order, and blocks for different chips.
    """
    if len(raw) < _BLOCK or not uf2conv.is_uf2(raw):
        raise ValueError("is not a UF2 file")
    if len(raw) % _BLOCK:
        raise ValueError(f"is cut short: {len(raw)} bytes are no whole number of {_BLOCK}")
    blocks = [_block(raw, at) for at in range(0, len(raw), _BLOCK)]
    blocks = [block for block in blocks if block and block.family != _BESIDE]
    if not blocks:
        raise ValueError("has nothing to write to the flash")
    _check_numbers(blocks)
    data = b"".join(block.data for block in blocks)
    return Uf2(_one_family(blocks), data, banner.find(data))


def name_of(family):
    """What a family is called; its number when nobody has named it."""
    names = {number: name for name, number in uf2conv.load_families().items()}
    return names.get(family, f"0x{family:08x}")


def _block(raw, at):
    """The block at this byte; None if it is not meant for the flash."""
    head = struct.unpack_from("<8I", raw, at)
    (end,) = struct.unpack_from("<I", raw, at + _BLOCK - 4)
    flags, size, number, total, family = head[2], *head[4:8]
    magic = (uf2conv.UF2_MAGIC_START0, uf2conv.UF2_MAGIC_START1, uf2conv.UF2_MAGIC_END)
    if (*head[:2], end) != magic or size > _MOST_DATA:
        raise ValueError(f"is damaged: block {at // _BLOCK} is no UF2 block")
    if flags & _NOT_FLASH:
        return None
    family = family if flags & _HAS_FAMILY else None
    return _Block(number, total, family, raw[at + 32 : at + 32 + size])


def _check_numbers(blocks):
    total = blocks[0].total
    if len(blocks) != total or {block.total for block in blocks} != {total}:
        raise ValueError(f"is cut short or mixed: {len(blocks)} blocks, and it speaks of {total}")
    for place, block in enumerate(blocks):
        if block.number != place:
            raise ValueError(f"is mixed up: block {block.number} stands in place {place}")


def _one_family(blocks):
    families = {block.family for block in blocks}
    if len(families) > 1:
        named = sorted("none" if f is None else name_of(f) for f in families)
        raise ValueError(f"is mixed: it has blocks for {', '.join(named)}")
    return families.pop()
