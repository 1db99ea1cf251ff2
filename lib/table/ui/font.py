# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The letters of one look: Latin ones from one file, Hangul from another that few tables need."""

from binascii import crc32

from adafruit_bitmap_font.pcf import PCF
from displayio import Bitmap

_HANGUL = 0xAC00  # the first syllable; no letter of the Latin files comes after it
_UNKNOWN = 0x3F  # what stands for one that cannot be drawn
_WHOLE = 0x2144DF1C  # CRC32 of any bytes and their own CRC32 behind them, as our files have it
_PIECE = 512

_seen = []  # files that were whole: looked at once, as that reads all of it


class Font:
    """To labels a font like any other. `path` is that of the Latin file, without its ending.

    The second file is opened for the first letter of it. A file that is missing or damaged is
    told: Latin letters are then those that the firmware has built in, and question marks stand for
    Hangul. A text of no letter at all would be no text to a label, and an error.
    """

    def __init__(self, path):
        self._path = path
        self._hangul = None
        self._lost = False  # whether the Hangul file has been found damaged
        try:
            self._latin = _read(path + ".pcf")
        except Exception as error:
            self._latin = self._plain(error)
        self.ascent, self.descent = self._latin.ascent, self._latin.descent

    def get_bounding_box(self):
        """Give (width, height, x, y) of the largest letter there is."""
        return self._latin.get_bounding_box()

    def get_glyph(self, code):
        """Give the letter of that code point, or None."""
        if code >= _HANGUL:
            self._load_hangul([code])
            found = self._hangul and self._hangul.get_glyph(code)
            if found:
                return found
            code = _UNKNOWN
        try:
            return self._latin.get_glyph(code)
        except Exception as error:
            self._latin = self._plain(error)
            return self._latin.get_glyph(code)

    def load_glyphs(self, letters):
        """Read all these letters in one go; a text, or code points."""
        codes = [ord(letter) for letter in letters] if isinstance(letters, str) else letters
        hangul = [code for code in codes if code >= _HANGUL]
        if hangul:
            self._load_hangul(hangul)
            codes = [code for code in codes if code < _HANGUL]
        try:
            self._latin.load_glyphs(codes)
        except Exception as error:
            self._latin = self._plain(error)

    def close(self):
        """Let go of the files; nothing can be read any more."""
        self._latin.file.close()
        if self._hangul:
            self._hangul.file.close()

    def _load_hangul(self, codes):
        """A damaged file fails as it is opened, or later, in any way; it is not tried again."""
        if self._lost:
            return
        try:
            if self._hangul is None:
                self._hangul = _read(self._path + "-hangul.pcf")
            self._hangul.load_glyphs(codes)
        except Exception as error:
            _tell(self._path + "-hangul.pcf", error)
            self._hangul, self._lost = None, True

    def _plain(self, error):
        _tell(self._path + ".pcf", error)
        from table.ui.plain_font import PlainFont  # room on the heap only where it is needed

        return PlainFont()


def _tell(path, error):
    if isinstance(error, MemoryError):  # no fault of the file: what is above makes room
        raise error
    print(path + " cannot be read:", repr(error))


def _read(path):
    """Open a file for good: letters are read from it as they are shown.

    Whatever a damaged file says the library believes, and may read for ever, fill the memory or
    find no letter at all: so one is not begun with.
    """
    file = open(path, "rb")  # noqa: SIM115 - until close()
    if path not in _seen:
        if not _is_whole(file):
            file.close()
            raise ValueError("damaged")
        _seen.append(path)
    return PCF(file, Bitmap)  # pyright: ignore - it wants the class, and says a bitmap


def _is_whole(file):
    total, piece = 0, bytearray(_PIECE)
    count = file.readinto(piece)
    while count:
        total = crc32(memoryview(piece)[:count], total)
        count = file.readinto(piece)
    return total == _WHOLE
