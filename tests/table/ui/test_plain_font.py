# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The letters of the firmware, as CircuitPython has them: in one bitmap, standing on its edge."""

import pytest

WIDE, TALL = 3, 12


@pytest.fixture
def font(bench, monkeypatch):
    """A PlainFont on a firmware that knows ASCII: letter n has n pixels in its lowest row."""
    with bench.inside():
        import displayio
        import fontio
        from table.ui import plain_font

        sheet = displayio.Bitmap(WIDE * 95, TALL, 2)
        for number in range(95):
            for x in range(number % (WIDE + 1)):
                sheet[number * WIDE + x, TALL - 1] = 1

        class Firmware:
            def get_bounding_box(self):
                return WIDE, TALL

            def get_glyph(self, code):
                number = code - 32
                if 0 <= number < 95:
                    return fontio.Glyph(sheet, number, WIDE, TALL, 0, 0, WIDE, 0)
                return None

        monkeypatch.setattr(plain_font, "FONT", Firmware())
        yield plain_font.PlainFont()


def row(glyph):
    return [glyph.bitmap[x, TALL - 1] for x in range(WIDE)]


@pytest.mark.parametrize(
    ("letter", "pixels"), [(" ", [0, 0, 0]), ("!", [1, 0, 0]), ('"', [1, 1, 0]), ("#", [1, 1, 1])]
)
def test_a_letter_is_cut_out_of_the_bitmap_of_all(font, letter, pixels):
    glyph = font.get_glyph(ord(letter))
    assert row(glyph) == pixels and glyph.tile_index == 0
    assert (glyph.bitmap.width, glyph.bitmap.height) == (glyph.width, glyph.height) == (WIDE, TALL)


def test_a_sixth_of_a_letter_lies_below_the_baseline(font):
    assert (font.ascent, font.descent) == (10, 2)
    assert font.get_glyph(ord("A")).dy == -2
    assert font.get_bounding_box() == (WIDE, TALL, 0, -2)


@pytest.mark.parametrize(
    ("letter", "like"), [("\xa0", " "), ("\xdc", "U"), ("\xd7", "x"), ("\xbf", "?"), ("\xff", "y")]
)
def test_letters_that_the_firmware_lacks_look_like_others(font, letter, like):
    assert row(font.get_glyph(ord(letter))) == row(font.get_glyph(ord(like)))


@pytest.mark.parametrize("code", [0x9F, 0x100, 0xC655])
def test_of_others_there_is_none(font, code):
    assert font.get_glyph(code) is None
