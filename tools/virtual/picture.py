# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Pictures as PNG files, with nothing but zlib. A picture is (width, height, rgb bytes)."""

import struct
import zlib

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_RGB8 = (8, 2, 0, 0, 0)


def from_rgb565(width, height, data):
    """The picture of a panel's memory: high byte first, 5 bits red, 6 green, 5 blue."""
    high, low = bytes(data[0 : width * height * 2 : 2]), bytes(data[1 : width * height * 2 : 2])
    out = bytearray(width * height * 3)
    for colour, (by_high, by_low) in enumerate(zip(_BY_HIGH, _BY_LOW, strict=True)):
        bits = int.from_bytes(high.translate(by_high), "big")
        bits |= int.from_bytes(low.translate(by_low), "big")
        out[colour::3] = bits.to_bytes(width * height, "big")
    return width, height, bytes(out)


def rgb(value):
    red, green, blue = value >> 11, value >> 5 & 63, value & 31
    return bytes((red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2))


def _by_byte(shift):
    """What a byte of a pixel adds to its red, green and blue: every bit there comes from one."""
    return [bytes(each) for each in zip(*(rgb(byte << shift) for byte in range(256)), strict=True)]


_BY_HIGH, _BY_LOW = _by_byte(8), _by_byte(0)


def enlarged(picture, scale):
    """Each pixel as scale x scale pixels."""
    width, height, data = picture
    rows = []
    for start in range(0, len(data), width * 3):
        row = data[start : start + width * 3]
        wide = b"".join(row[at : at + 3] * scale for at in range(0, len(row), 3))
        rows.append(wide * scale)
    return width * scale, height * scale, b"".join(rows)


def write(path, picture):
    width, height, data = picture
    rows = (b"\0" + data[at : at + width * 3] for at in range(0, len(data), width * 3))
    header = struct.pack(">IIBBBBB", width, height, *_RGB8)
    packed = zlib.compress(b"".join(rows), 9)
    chunks = _chunk(b"IHDR", header) + _chunk(b"IDAT", packed) + _chunk(b"IEND", b"")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_SIGNATURE + chunks)


def read(path):
    """The picture in a file that `write` made."""
    data = path.read_bytes()
    if not data.startswith(_SIGNATURE):
        raise ValueError(f"{path} is not a PNG file")
    header, packed = b"", b""
    for kind, body in _chunks(data):
        header = body if kind == b"IHDR" else header
        packed += body if kind == b"IDAT" else b""
    width, height, *form = struct.unpack(">IIBBBBB", header)
    rows = zlib.decompress(packed)
    across = width * 3 + 1
    if tuple(form) != _RGB8 or any(rows[at] for at in range(0, len(rows), across)):
        raise ValueError(f"{path} was not written by this tool; record it again")
    starts = range(1, len(rows), across)
    return width, height, b"".join(rows[at : at + width * 3] for at in starts)


def differences(one, other):
    """The indices of the pixels that differ; None when the sizes do."""
    if one[:2] != other[:2]:
        return None
    if one[2] == other[2]:
        return []
    pixels = range(0, len(one[2]), 3)
    return [at // 3 for at in pixels if one[2][at : at + 3] != other[2][at : at + 3]]


def marked(picture, indices):
    """The picture in dim grey with the given pixels in red."""
    width, height, data = picture
    grey = bytearray(byte // 4 + 24 for byte in data)
    for index in indices:
        grey[index * 3 : index * 3 + 3] = b"\xff\x20\x20"
    return width, height, bytes(grey)


def _chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def _chunks(data):
    at = len(_SIGNATURE)
    while at < len(data):
        (size,) = struct.unpack_from(">I", data, at)
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + size]
        at += size + 12
