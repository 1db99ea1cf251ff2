# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Two files look like one font; the second is opened for its own letters alone."""

import shutil

import pytest

from tools.virtual import player, story

LOOKS = {"galmuri11": 11, "galmuri11-bold": 11, "galmuri14": 14}  # capitals and syllables
KOREAN = "\uc655\uad00"


@pytest.fixture
def font(bench):
    """Make the font of a look."""
    with bench.inside():
        from table.ui.font import Font

        yield lambda look: Font("fonts/" + look)


@pytest.mark.parametrize("look", LOOKS)
def test_syllables_stand_on_the_baseline_of_capitals_and_are_as_high(font, look):
    made = font(look)
    glyphs = [made.get_glyph(ord(letter)) for letter in "H" + KOREAN]
    assert {glyph.height + glyph.dy for glyph in glyphs} == {LOOKS[look]}
    assert {glyph.dy for glyph in glyphs} == {0} and made.ascent >= LOOKS[look]


def test_the_second_file_is_opened_for_a_letter_of_its_own_only(font):
    made = font("galmuri11")
    made.load_glyphs("Ada \xc4\xd6\xdc")
    assert made.get_glyph(ord("A")) and made.get_glyph(0x20AC) is None
    assert made._hangul is None
    made.load_glyphs("A" + KOREAN)
    assert made._hangul and set(made._hangul._glyphs) == set(map(ord, KOREAN))
    assert not set(made._latin._glyphs) & set(map(ord, KOREAN))


def test_letters_can_be_asked_for_by_their_numbers(font):
    made = font("galmuri14")
    made.load_glyphs({ord("A"), ord(KOREAN[0])})
    assert ord("A") in made._latin._glyphs and ord(KOREAN[0]) in made._hangul._glyphs


def test_without_the_second_file_question_marks_stand_for_its_letters(font, capsys):
    made = font("galmuri11")
    made._path = "fonts/none"
    made.load_glyphs("A" + KOREAN)
    assert made.get_glyph(ord(KOREAN[0])) is made.get_glyph(ord("?")) and made.get_glyph(ord("A"))
    made.close()
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_a_question_mark_stands_for_a_syllable_that_the_second_file_lacks(font):
    made = font("galmuri11")
    assert made.get_glyph(0xD7A3) is made.get_glyph(ord("?"))
    assert made.get_glyph(ord(KOREAN[0])) is not made.get_glyph(ord("?"))


@pytest.mark.parametrize(
    "error", [KeyError(8), RuntimeError("table"), ValueError("short"), OSError(5)]
)
@pytest.mark.parametrize("later", [False, True], ids=["opening", "reading"])
def test_a_damaged_second_file_stops_nothing(font, capsys, monkeypatch, error, later):
    import table.ui.font as module

    def fail(*_):
        raise error

    made = font("galmuri11")  # the file of Latin letters is whole
    if later:
        made.load_glyphs(KOREAN[0])
        made._hangul.load_glyphs = fail
    else:
        monkeypatch.setattr(module, "_read", fail)
    made.load_glyphs("A" + KOREAN)
    assert made.get_glyph(ord(KOREAN[1])) is made.get_glyph(ord("?")) and made.get_glyph(ord("A"))
    told = capsys.readouterr().out
    assert told == f"fonts/galmuri11-hangul.pcf cannot be read: {error!r}\n"


DAMAGES = {
    "missing": lambda file: file.unlink(),
    "a folder": lambda file: (file.unlink(), file.mkdir()),
    "empty": lambda file: file.write_bytes(b""),
    "cut short": lambda file: file.write_bytes(file.read_bytes()[:-100]),
    "erased": lambda file: file.write_bytes(bytes(len(file.read_bytes()))),
    "tables upon tables": lambda file: change(file, 4, b"\xff\xff\x03\x00"),
    "one bit": lambda file: change(file, 9000, bytes([file.read_bytes()[9000] ^ 1])),
}


def change(file, at, data):
    whole = file.read_bytes()
    file.write_bytes(whole[:at] + data + whole[at + len(data) :])


def with_fonts_of_its_own(machine):
    """A drive whose font files are no longer those of the repository."""
    link = machine.drive / "fonts"
    whole = link.resolve()
    link.unlink()
    shutil.copytree(whole, link)
    return sorted(link.glob("*[14d].pcf"))


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_with_damaged_files_the_device_plays_with_letters_of_the_firmware(new_machine, damage):
    machine = new_machine()
    files = with_fonts_of_its_own(machine)
    assert len(files) == len(LOOKS)
    for file in files:
        damage(file)
    playing = player.Player(machine, None, None, None)
    playing.start()
    steps = 'tap "New game"\ndrag square 0,0 to square 0,2\ntap square 0,0\nexpect text "13"'
    for step in story.parse(steps):
        playing.run(step)
    for look in LOOKS:
        assert machine.output.count(f"fonts/{look}.pcf cannot be read: ") == 1
    assert "Traceback" not in machine.output


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_without_hangul_a_device_starts_plays_and_offers_its_languages(new_machine, damage):
    machine = new_machine(fresh=True)
    with_fonts_of_its_own(machine)
    for file in sorted((machine.drive / "fonts").glob("*-hangul.pcf")):
        damage(file)
    playing = player.Player(machine, None, None, None)
    playing.start()
    steps = 'expect screen language\ntap "\ud55c\uad6d\uc5b4"\nexpect screen home'
    for step in story.parse(
        steps + '\ntap player blue\ntap "\uc0c8 \uac8c\uc784"\nexpect screen entry'
    ):
        playing.run(step)
    assert "Traceback" not in machine.output


@pytest.mark.parametrize("ask", [lambda f: f.load_glyphs("B"), lambda f: f.get_glyph(ord("B"))])
def test_a_file_that_fails_later_stops_nothing(font, capsys, monkeypatch, ask):
    made = font("galmuri11")
    made.load_glyphs("A")

    def fail(*_):
        raise RuntimeError("table")

    monkeypatch.setattr(made._latin, "load_glyphs", fail)
    ask(made)
    assert made.get_glyph(ord("A")) and made.get_glyph(ord("B"))
    told = "fonts/galmuri11.pcf cannot be read: RuntimeError('table')\n"
    assert capsys.readouterr().out == told
    made.close()


def test_too_little_memory_is_no_damage(font, monkeypatch):
    made = font("galmuri11")

    def fail(*_):
        raise MemoryError

    monkeypatch.setattr(made._latin, "load_glyphs", fail)
    for ask in (lambda: made.load_glyphs("B"), lambda: made.get_glyph(ord("B"))):
        with pytest.raises(MemoryError):
            ask()


def test_closed_both_files_are_closed(font):
    made = font("galmuri11")
    made.load_glyphs(KOREAN)
    made.close()
    assert made._latin.file.closed and made._hangul.file.closed


def test_a_label_of_both_is_not_cut(bench):
    with bench.inside() as theme:
        from table.ui.text import Text

        label = Text(theme, "\xc7A" + KOREAN + "y", 100, 50, 0xFFFFFF, "galmuri14").label
    bench.show(label)
    left, top, right, bottom = bench.box()
    assert top <= 50 - 14 and bottom >= 50 and right - left > 50
