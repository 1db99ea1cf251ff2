# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The letters of one look: Latin ones from one file, Hangul from another that few tables need."""

from adafruit_bitmap_font.pcf import PCF
from displayio import Bitmap

_HANGUL = 0xAC00  # the first syllable; no letter of the Latin files comes after it


class Font:
    """To labels a font like any other. `path` is that of the Latin file, without its ending.

    The second file is opened for the first letter of it; without that file they are not drawn.
    """

    def __init__(self, path):
        self._path = path
        self._latin = _read(path + ".pcf")
        self._hangul = None
        self.ascent, self.descent = self._latin.ascent, self._latin.descent

    def get_bounding_box(self):
        """Give (width, height, x, y) of the largest letter there is."""
        return self._latin.get_bounding_box()

    def get_glyph(self, code):
        """Give the letter of that code point, or None."""
        return (self._latin if code < _HANGUL else self._other()).get_glyph(code)

    def load_glyphs(self, letters):
        """Read all these letters in one go; a text, or code points."""
        codes = [ord(letter) for letter in letters] if isinstance(letters, str) else letters
        hangul = [code for code in codes if code >= _HANGUL]
        if hangul:
            self._other().load_glyphs(hangul)
            codes = [code for code in codes if code < _HANGUL]
        self._latin.load_glyphs(codes)

    def close(self):
        """Let go of the files; nothing can be read any more."""
        self._latin.file.close()
        if self._hangul and self._hangul is not self._latin:
            self._hangul.file.close()

    def _other(self):
        if self._hangul is None:
            try:
                self._hangul = _read(self._path + "-hangul.pcf")
            except OSError:
                print("There is no", self._path + "-hangul.pcf")
                self._hangul = self._latin
        return self._hangul


def _read(path):
    """Open a file for good: letters are read from it as they are shown."""
    file = open(path, "rb")  # noqa: SIM115 - until close()
    return PCF(file, Bitmap)  # pyright: ignore - it wants the class, and says a bitmap
