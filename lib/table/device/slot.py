# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""One copy of a saved match: its bytes, numbered and with a check sum.

Layout, little endian: magic, version, sequence number, length, the bytes, CRC32 of all before it.
What follows is nobody's: an earlier save may have been longer.
"""

import struct
from binascii import crc32

SIZE = 2048  # the longest copy: five named players, three rounds on the largest boards
_MAGIC = b"CTs"
_VERSION = 1
_HEAD = "<3sBIH"
_HEAD_BYTES = 10
LONGEST = SIZE - _HEAD_BYTES - 4  # bytes of a match
_SEQUENCES = 1 << 32  # the numbers start again after so many saves


def pack(sequence, data):
    """Give the bytes of a copy; load() finds `sequence` and `data` in them."""
    body = struct.pack(_HEAD, _MAGIC, _VERSION, sequence, len(data)) + data
    return body + struct.pack("<I", crc32(body))


def load(take):
    """Give (sequence, data), or None for anything that pack() has not made whole.

    take(count) gives the next bytes of the copy, fewer where it ends.
    """
    head = take(_HEAD_BYTES)
    if len(head) < _HEAD_BYTES:
        return None
    magic, version, sequence, length = struct.unpack(_HEAD, head)
    if magic != _MAGIC or version != _VERSION or length > LONGEST:
        return None
    rest = take(length + 4)
    data = bytes(rest[:length])
    if bytes(rest[length:]) != struct.pack("<I", crc32(data, crc32(head))):
        return None
    return sequence, data


def following(copy):
    """Give the sequence number for what is saved after `copy`, which may be None."""
    return (copy[0] + 1) % _SEQUENCES if copy else 1


def newest(copies):
    """Give the newest of several (sequence, data) or None; the numbers may have started again."""
    found = None
    for copy in copies:
        if copy and (found is None or 0 < (copy[0] - found[0]) % _SEQUENCES < _SEQUENCES // 2):
            found = copy
    return found
