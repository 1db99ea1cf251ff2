# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The fonts hold the letters we show, and can be made again to the byte."""

import os
import shutil
import tarfile

import pytest
from click.testing import CliRunner

from tools import fonts
from tools.__main__ import tools

HEAD = """STARTFONT 2.1
FONT -tiny-
SIZE 3 75 75
FONTBOUNDINGBOX 2 3 0 -1
STARTPROPERTIES 3
FONT_ASCENT 3
FONT_DESCENT 1
CAP_HEIGHT 2
ENDPROPERTIES
CHARS 3
"""
GLYPH = """STARTCHAR U+{0:04X}
ENCODING {0}
DWIDTH 3 0
BBX 2 2 0 0
BITMAP
C0
40
ENDCHAR
"""
LATIN = ("galmuri11.pcf", "galmuri11-bold.pcf", "galmuri14.pcf")
KOREAN = fonts.spelt(fonts.WORDS, fonts.HANGUL)
HEIGHTS = {  # ascent, descent, capitals and digits: screens are laid out by these
    "galmuri11.pcf": (14, 2, 11),
    "galmuri11-bold.pcf": (14, 2, 11),
    "galmuri14.pcf": (18, 3, 14),
    "galmuri11-hangul.pcf": (14, 2, 11),
    "galmuri11-bold-hangul.pcf": (14, 2, 11),
    "galmuri14-hangul.pcf": (18, 3, 14),
}


def bdf(letters):
    return HEAD + "".join(GLYPH.format(ord(letter)) for letter in letters) + "ENDFONT\n"


def codes(letters):
    return frozenset(map(ord, letters))


def test_only_the_letters_asked_for_are_kept_in_the_order_of_their_numbers():
    assert fonts.subset(bdf("zBAé"), codes("AB"), codes("é")) == (bdf("ABé"), 3)


def test_the_head_counts_the_letters_that_are_left():
    only_b = bdf("B").replace("CHARS 3", "CHARS 1")
    assert fonts.subset(bdf("ABC"), codes("B"), codes("")) == (only_b, 1)


def test_a_welcome_letter_may_be_missing_but_a_needed_one_may_not():
    assert fonts.subset(bdf("A"), codes("A"), codes("œ"))[1] == 1
    with pytest.raises(ValueError, match=r"has no letter U\+00E9"):
        fonts.subset(bdf("A"), codes("Aé"), codes(""))


@pytest.mark.parametrize("text", ["", "hello", HEAD, bdf("A")[20:]])
def test_what_is_no_bdf_is_refused(text):
    with pytest.raises(ValueError, match="not a BDF font"):
        fonts.subset(text, codes("A"), codes(""))


def test_a_letter_cut_short_counts_as_missing():
    with pytest.raises(ValueError, match=r"has no letter U\+0042"):
        fonts.subset(bdf("AB")[:-20], codes("AB"), codes(""))


@pytest.fixture
def galmuri(tmp_path):
    """A folder that passes for the npm package, with every letter drawn alike."""
    folder = tmp_path / "package"
    (folder / "dist").mkdir(parents=True)
    (folder / "package.json").write_text(f'{{"name": "galmuri", "version": "{fonts.VERSION}"}}')
    (folder / "dist" / "LICENSE.txt").write_text("Copyright © somebody\n", encoding="utf-8")
    for _, source in fonts.CUTS:
        (folder / "dist" / source).write_text(
            bdf(map(chr, fonts.NEEDED | KOREAN)), encoding="utf-8"
        )
    return folder


@pytest.fixture
def only(tmp_path, monkeypatch):
    """Leave on the computer only these programs, each a line of shell, and no earlier download."""
    programs = tmp_path / "bin"
    programs.mkdir()
    monkeypatch.setenv("PATH", str(programs))

    def install(**lines):
        for name, line in lines.items():
            (programs / name).write_text(f"#!/bin/sh\n{line}\n")
            (programs / name).chmod(0o755)

    return install


def run(*arguments):
    return CliRunner().invoke(tools, ["fonts", *map(str, arguments)])


def refusal(*arguments):
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("fonts: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


def test_a_package_becomes_fonts_their_licence_and_how_they_were_made(galmuri, only, tmp_path):
    only(bdftopcf="exec /bin/cat")
    out = tmp_path / "fonts"
    assert run("--from", galmuri, "--out", out).exit_code == 0
    assert {file.name for file in out.iterdir()} == {*HEIGHTS, "OFL.txt", "README.md"}
    assert (out / "OFL.txt").read_bytes() == (galmuri / "dist/LICENSE.txt").read_bytes()
    size = (out / "galmuri14.pcf").stat().st_size
    readme = (out / "README.md").read_text(encoding="utf-8")
    assert f"| galmuri14.pcf | Galmuri14.bdf | {size} | 191 | 3 | 1 | 2 |" in readme


def test_an_archive_gives_the_same_as_its_folder(galmuri, tmp_path):
    archive = tmp_path / "galmuri.tgz"
    with tarfile.open(archive, "w:gz") as file:
        file.add(galmuri, "package")
    names = [f"dist/{source}" for _, source in fonts.CUTS]
    folder, packed = fonts.package(galmuri), fonts.package(archive)
    assert [packed(name) for name in names] == [folder(name) for name in names]


def test_a_missing_program_is_named_with_what_to_install(only, galmuri, monkeypatch, tmp_path):
    assert "'bdftopcf' is missing: install xfonts-utils" in refusal("--from", galmuri)
    only(bdftopcf="exec /bin/cat")
    monkeypatch.setattr(fonts, "CACHE", tmp_path / "none.tgz")
    assert "'npm' is missing: install npm, or give the package" in refusal()
    only(npm="echo npm error code ENOTFOUND >&2; exit 1")
    assert "could not fetch galmuri@2.40.3: npm error code ENOTFOUND" in refusal()


def test_a_package_that_is_not_the_pinned_one_is_refused(only, galmuri, tmp_path):
    only(bdftopcf="exec /bin/cat")
    assert "nowhere does not exist" in refusal("--from", "nowhere")
    (galmuri / "dist" / "Galmuri14.bdf").unlink()
    assert "has no dist/Galmuri14.bdf" in refusal("--from", galmuri)
    (galmuri / "package.json").write_text('{"name": "galmuri", "version": "1.0.0"}')
    assert "is galmuri@1.0.0, not galmuri@2.40.3" in refusal("--from", galmuri)
    (galmuri / "package.json").write_text("[]")
    assert "is no npm package" in refusal("--from", galmuri)
    for damaged in (b"", b"hello", b"\x1f\x8b\x08"):
        (tmp_path / "damaged.tgz").write_bytes(damaged)
        assert "is not a whole .tgz" in refusal("--from", tmp_path / "damaged.tgz")


def test_a_refusal_leaves_the_fonts_as_they_were(only, galmuri, tmp_path):
    only(bdftopcf="echo out of ink >&2; exit 1")
    assert "bdftopcf failed: out of ink" in refusal("--from", galmuri, "--out", tmp_path / "new")
    assert not (tmp_path / "new").exists()


def load(name):
    os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
    import displayio  # noqa: F401  the font library finds its Bitmap there
    from adafruit_bitmap_font import bitmap_font

    font = bitmap_font.load_font(str(fonts.FONTS / name))
    font.load_glyphs(fonts.NEEDED | fonts.WELCOME)
    return font


@pytest.mark.parametrize("name", LATIN)
def test_the_font_on_the_drive_has_every_letter_of_ascii_and_latin_1(name):
    font = load(name)
    assert [chr(code) for code in fonts.NEEDED if font.get_glyph(code) is None] == []


@pytest.mark.parametrize("name", LATIN)
def test_capitals_and_digits_stand_on_the_baseline_at_their_height(name):
    font = load(name)
    ascent, descent, height = HEIGHTS[name]
    assert (font.ascent, font.descent) == (ascent, descent)
    tall = [font.get_glyph(ord(letter)) for letter in "ABCDEFGHIJKLMNOPRSTUVWXYZ0123456789"]
    assert {(glyph.height, glyph.dy) for glyph in tall} == {(height, 0)}


@pytest.mark.parametrize("name", LATIN)
def test_no_letter_rises_above_the_ascent_or_sinks_more_than_a_pixel_below_the_descent(name):
    font = load(name)
    letters = [font.get_glyph(code) for code in fonts.NEEDED]
    assert max(letter.height + letter.dy for letter in letters) == font.ascent
    assert min(letter.dy for letter in letters) == -font.descent - 1  # only ¡ and ¿


@pytest.mark.parametrize("name", HEIGHTS)
def test_the_font_on_the_drive_ends_in_its_check_sum(name):
    data = (fonts.FONTS / name).read_bytes()
    assert data == fonts.sealed(data[:-4])


@pytest.mark.parametrize("name", [name for name in HEIGHTS if name not in LATIN])
def test_korean_has_its_syllables_and_no_others_as_high_as_capitals(name):
    font = load(name)
    font.load_glyphs(range(0xAC00, 0xD7A4))
    assert {code for code, glyph in font._glyphs.items() if glyph} == KOREAN
    glyphs = [font.get_glyph(code) for code in KOREAN]
    assert max(glyph.height + glyph.dy for glyph in glyphs) == HEIGHTS[name][2]
    assert min(glyph.dy for glyph in glyphs) == 0 < max(glyph.dy for glyph in glyphs)


def test_the_syllables_are_those_that_the_texts_use(tmp_path):
    (tmp_path / "ko.py").write_text("TEXTS = {'a': '\uc655 A'}  # \uad00\n", encoding="utf-8")
    (tmp_path / "ko_device.py").write_text("TEXTS = {'b': '\\ubc29'}\n", encoding="utf-8")
    assert fonts.spelt(tmp_path, fonts.HANGUL) == codes("\uc655\ubc29")


def test_made_again_the_fonts_are_the_same_to_the_byte():
    if not (fonts.CACHE.exists() and shutil.which("bdftopcf")):
        pytest.skip("needs bdftopcf and the package that 'python -m tools fonts' keeps in build/")
    made = fonts.make(fonts.package(fonts.CACHE))
    assert made == {name: (fonts.FONTS / name).read_bytes() for name in made}
