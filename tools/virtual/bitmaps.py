# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Blinka's bitmaps with one element for each pixel: the same pictures, made by rows.

Blinka packs pixels into words as the C does, and takes each out by itself, in Python. Here nobody
looks at the words, and a picture is made of many pixels. What is seldom asked for stays Blinka's.
"""

from array import array

import bitmaptools
from displayio import Bitmap
from displayio._area import Area

_CODES = {16: "H", 32: "I"}  # of the elements of a bitmap with that many bits a pixel; else bytes
_ANY_WORDS = b"\0"  # keeps Blinka from making its own
_EIGHT = [bytes(byte >> 7 - at & 1 for at in range(8)) for byte in range(256)]  # its pixels
_LETTER = (1, 4, True)  # how a letter of a font is read

# Blinka's own, for what these do not do
_make, _fill_region = Bitmap._from_buffer, bitmaptools.fill_region
_blit, _readinto = bitmaptools.blit, bitmaptools.readinto


def install():
    """From now on every bitmap is of this kind."""
    for change in (_from_buffer, _get_pixel, _write_pixel, fill):
        setattr(Bitmap, change.__name__, change)
    for change in (fill_region, blit, readinto):
        setattr(bitmaptools, change.__name__, change)


def _from_buffer(self, width, height, bits_per_value, data, read_only):
    _make(self, width, height, bits_per_value, _ANY_WORDS, read_only)
    self._data = _pixels(self, 0, width * height)


def _get_pixel(self, x, y):
    width = self._bmp_width
    return self._data[y * width + x] if 0 <= x < width and 0 <= y < self._bmp_height else 0


def _write_pixel(self, x, y, value):
    if self._read_only:
        raise RuntimeError("Read-only")
    if 0 <= x < self._bmp_width and 0 <= y < self._bmp_height:
        self._data[y * self._bmp_width + x] = value & self._bitmask


def fill(self, value):
    if self._read_only:
        raise RuntimeError("Read-only")
    self._set_dirty_area(Area(0, 0, self._bmp_width, self._bmp_height))
    self._data[:] = _pixels(self, value & self._bitmask, len(self._data))


def fill_region(dest_bitmap, x1, y1, x2, y2, value):
    if type(dest_bitmap) is not Bitmap or type(value) is not int or value < 0:
        return _fill_region(dest_bitmap, x1, y1, x2, y2, value)
    if value & dest_bitmap._value_reject:
        raise ValueError("out of range of target")
    width = dest_bitmap.width
    x1, y1, x2, y2 = max(x1, 0), max(y1, 0), min(x2, width), min(y2, dest_bitmap.height)
    if x1 < x2 and y1 < y2:
        dest_bitmap.dirty(x1, y1, x2, y2)
        row = _pixels(dest_bitmap, value & dest_bitmap._bitmask, x2 - x1)
        for start in range(y1 * width, y2 * width, width):
            dest_bitmap._data[start + x1 : start + x2] = row
    return None


def blit(dest_bitmap, source_bitmap, x, y, *, x1=0, y1=0, x2=None, y2=None, **skipped):
    """Rows of another bitmap, of which one value may be left out; the rest is Blinka's."""
    x2 = source_bitmap.width if x2 is None else x2
    y2 = source_bitmap.height if y2 is None else y2
    if not _by_rows(dest_bitmap, source_bitmap, (x1, y1, x2, y2), skipped):
        return _blit(dest_bitmap, source_bitmap, x, y, x1=x1, y1=y1, x2=x2, y2=y2, **skipped)
    width, height = dest_bitmap.width, dest_bitmap.height
    left, top = max(x, 0), max(y, 0)
    right, bottom = min(x + x2 - x1, width), min(y + y2 - y1, height)
    if left < right and top < bottom:
        dest_bitmap.dirty(left, top, right, bottom)
        start, many = (top - y + y1) * source_bitmap.width + left - x + x1, right - left
        for at in range(top * width + left, bottom * width + left, width):
            row = source_bitmap._data[start : start + many]
            _lay(dest_bitmap._data, at, row, skipped.get("skip_source_index"))
            start += source_bitmap.width
    return None


def readinto(bitmap, file, bits_per_pixel, element_size=1, reverse_pixels_in_element=False, **how):
    """A letter of a font; the rest is Blinka's."""
    given = (bits_per_pixel, element_size, reverse_pixels_in_element)
    if type(bitmap) is not Bitmap or given != _LETTER or how or bitmap._bits_per_value > 8:
        return _readinto(bitmap, file, *given, **how)
    width, height = bitmap.width, bitmap.height
    across = (width + 31) // 32 * 4
    packed = file.read(across * height)
    if len(packed) != across * height:
        raise EOFError
    bitmap.dirty()
    rows = (packed[row * across : (row + 1) * across] for row in range(height))
    bitmap._data[:] = b"".join([b"".join([_EIGHT[byte] for byte in row])[:width] for row in rows])
    return None


def _pixels(bitmap, value, many):
    code = _CODES.get(bitmap._bits_per_value)
    return array(code, (value,)) * many if code else bytearray((value,)) * many


def _lay(data, at, row, skipped):
    """Put a row there, but for the pixels of the value that is skipped."""
    if skipped is None or skipped not in row:
        data[at : at + len(row)] = row
        return
    for place, value in enumerate(row, at):
        if value != skipped:
            data[place] = value


def _by_rows(dest, source, window, skipped):
    """Whether it is a part of the source, and whether all its values fit as they are."""
    x1, y1, x2, y2 = window
    inside = 0 <= x1 <= x2 <= source.width and 0 <= y1 <= y2 <= source.height
    plain = type(dest) is type(source) is Bitmap and dest is not source
    same = plain and type(dest._data) is type(source._data) and dest._bitmask >= source._bitmask
    return inside and same and skipped.get("skip_dest_index") is None
