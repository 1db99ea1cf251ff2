# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What Blinka draws, drawn by rows: the same pixels, in a tenth of the time.

Blinka goes over an area pixel by pixel, from the front layer to the last one, and marks what is
covered already. So do these rows. They want bitmaps of one element a pixel (bitmaps.py).
"""

from displayio import _tilegrid

_NARROW_PX = 12  # in rows as short as that, pixels one by one are quicker
_WORD = 32  # pixels that Blinka asks for at once


class Mask:
    """`covered` has a byte for each pixel, 1 where a layer has drawn.

    As Blinka's own it is also a list of words of 32 pixels, the first one in the lowest bit.
    """

    def __init__(self, pixels):
        self.covered = bytearray(-(-pixels // _WORD) * _WORD)

    def __getitem__(self, word):
        at = word * _WORD
        bits = (bit << number for number, bit in enumerate(self.covered[at : at + _WORD]))
        return sum(bits)

    def __setitem__(self, word, bits):
        at = word * _WORD
        self.covered[at : at + _WORD] = bytes(bits >> number & 1 for number in range(_WORD))


def install():
    """From now on tiles of bitmaps with a palette are drawn by rows, on a Mask."""
    _tilegrid._fill_pixels = fill
    # These would look at the words of a bitmap; there is a longer way that does not.
    _tilegrid._can_convert_pixels = _tilegrid._can_fill_packed = lambda *_: False


def fill(buffer, mask, colors, opaque, geometry, tilegrid, bitmap):
    """In the place of Blinka's _fill_pixels: tell whether every pixel there is covered now."""
    start, x_stride, y_stride, x_shift, y_shift, start_x, end_x, start_y, end_y = geometry
    scale, many = tilegrid._absolute_transform.scale, end_x - start_x
    paint = _Paint(memoryview(buffer).cast("B"), mask.covered, colors, opaque)
    lay = paint.pixels if many <= _NARROW_PX else paint.row
    at = start + y_shift * y_stride + x_shift * x_stride
    row_of, row, whole = None, b"", True
    for y in range(start_y, end_y):
        if 0 in mask.covered[_slice(at, x_stride, many)]:
            if y // scale != row_of:
                row_of = y // scale
                row = _row(tilegrid, bitmap, row_of, start_x, end_x, scale)
            whole &= lay(at, x_stride, row)
        at += y_stride
    return whole


def _row(tilegrid, bitmap, y, start_x, end_x, scale):
    """The values along a row of a grid, y in its own pixels, x in those of the display."""
    x, end = start_x // scale, (end_x - 1) // scale + 1
    skipped = start_x - x * scale
    wide, high = tilegrid._tile_width, tilegrid._tile_height
    across, columns = tilegrid._bitmap_width_in_tiles, tilegrid._width_in_tiles
    line = (y // high + tilegrid._top_left_y) % tilegrid._height_in_tiles * columns
    parts = []
    while x < end:
        tile = tilegrid._tiles[line + (x // wide + tilegrid._top_left_x) % columns]
        take = min(wide - x % wide, end - x)
        at = (tile // across * high + y % high) * bitmap._bmp_width + tile % across * wide
        part = bitmap._data[at + x % wide : at + x % wide + take]
        parts.append(part if len(part) == take else part.ljust(take, b"\0"))
        x += take
    row = parts[0] if len(parts) == 1 else b"".join(parts)
    return row if scale == 1 else _stretched(row, scale)[skipped : skipped + end_x - start_x]


def _stretched(row, scale):
    wide = bytearray(len(row) * scale)
    for at in range(scale):
        wide[at::scale] = row
    return wide


class _Paint:
    """Colours by value, and where they go: two bytes a pixel, of which none is covered twice."""

    def __init__(self, out, covered, colors, opaque):
        self._out, self._covered = out, covered
        self._colors, self._opaque = colors, opaque
        self._clear = 0 in bytes(opaque)  # some value is see-through
        self._seen = bytes(opaque).ljust(256, b"\0")
        self._planes = [
            bytes([colour >> shift & 255 for colour in colors]).ljust(256, b"\0")
            for shift in (0, 8)
        ]

    def pixels(self, at, stride, row):
        """Lay a row pixel by pixel; tell whether none of it is see-through."""
        out, covered, opaque, colors = self._out, self._covered, self._opaque, self._colors
        whole = True
        for value in row:
            if not covered[at]:
                if opaque[value]:
                    covered[at] = 1
                    colour = colors[value]
                    out[at * 2] = colour & 255
                    out[at * 2 + 1] = colour >> 8
                else:
                    whole = False
            at += stride
        return whole

    def row(self, at, stride, row):
        """Lay a row at once; tell whether none of it is see-through."""
        there = _slice(at, stride, len(row))
        covered = self._covered[there]
        seen = row.translate(self._seen) if self._clear else b"\1" * len(row)
        if 1 not in covered and 0 not in seen:
            self._covered[there] = seen
            for byte, plane in enumerate(self._planes):
                self._out[_slice(at, stride, len(row), byte)] = row.translate(plane)
            return True
        self._mix(at, stride, row, covered, seen)
        return 0 not in self._covered[there]

    def _mix(self, at, stride, row, covered, seen):
        """Lay what is seen of a row and not covered; whole rows are one large number."""
        before, seen = int.from_bytes(covered, "big"), int.from_bytes(seen, "big")
        fresh = seen & ~before
        if not fresh:
            return
        self._covered[_slice(at, stride, len(row))] = (before | fresh).to_bytes(len(row), "big")
        fresh *= 255
        for byte, plane in enumerate(self._planes):
            there = _slice(at, stride, len(row), byte)
            old = int.from_bytes(bytes(self._out[there]), "big")
            new = int.from_bytes(row.translate(plane), "big")
            self._out[there] = (old | new & fresh).to_bytes(len(row), "big")


def _slice(at, stride, many, byte=None):
    """So many pixels from one on; of their bytes the first or the second."""
    if byte is not None:
        at, stride = at * 2 + byte, stride * 2
    end = at + many * stride
    return slice(at, end if end >= 0 else None, stride)
