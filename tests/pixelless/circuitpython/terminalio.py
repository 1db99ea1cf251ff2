# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The letters in the firmware: printable ASCII, in one bitmap."""

from displayio import Bitmap
from fontio import Glyph

_WIDE, _TALL = 6, 12
_FIRST, _LAST = 0x20, 0x7E


class _Font:
    def __init__(self):
        self.bitmap = Bitmap(_WIDE * (_LAST - _FIRST + 1), _TALL, 2)

    def get_bounding_box(self):
        return _WIDE, _TALL

    def get_glyph(self, code):
        if _FIRST <= code <= _LAST:
            return Glyph(self.bitmap, code - _FIRST, _WIDE, _TALL, 0, 0, _WIDE, 0)
        return None


FONT = _Font()
