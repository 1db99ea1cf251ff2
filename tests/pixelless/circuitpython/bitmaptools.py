# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for bitmaptools: refuses what the device refuses, and moves no pixels."""

from displayio import Bitmap


def fill_region(dest_bitmap, x1, y1, x2, y2, value):
    _check(dest_bitmap, value)


def blit(
    dest_bitmap,
    source_bitmap,
    x,
    y,
    *,
    x1=0,
    y1=0,
    x2=None,
    y2=None,
    skip_source_index=None,
    skip_dest_index=None,
):
    _check(source_bitmap, 0)
    _check(dest_bitmap, 0)
    for end, most in ((x2, source_bitmap.width), (y2, source_bitmap.height)):
        if end is not None and not 0 <= end <= most:
            raise ValueError("the source ends outside its bitmap")
    if source_bitmap.bits > dest_bitmap.bits:
        raise ValueError("source palette too large")


def readinto(bitmap, file, bits_per_pixel, element_size=1, reverse_pixels_in_element=False):
    """Letters come from a file; a word a row, the left pixel in the highest bit."""
    if (bits_per_pixel, element_size, bitmap.bits) != (1, 4, 1):
        raise NotImplementedError("only letters of a PCF font")
    if file.readinto(bitmap.data) != len(bitmap.data):
        raise RuntimeError("the file ends too soon")


def _check(bitmap, value):
    if not isinstance(bitmap, Bitmap):
        raise TypeError("a Bitmap is needed")
    if not 0 <= value < 1 << bitmap.bits:
        raise ValueError("out of range of target")
