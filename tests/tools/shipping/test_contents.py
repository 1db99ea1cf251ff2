# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What the drive of each board gets."""

import pytest

from tools import ROOT, boards
from tools.boards import wiring
from tools.shipping import contents, libraries


def each():
    return pytest.mark.parametrize("board_id", boards.known())


@pytest.fixture(autouse=True)
def no_network(monkeypatch):
    monkeypatch.setattr(libraries, "fetch", lambda *_: pytest.fail("this would need a network"))


@each()
def test_every_file_once_and_code_last(board_id):
    names = [name for name, _ in contents.files(board_id)]
    assert len({name.lower() for name in names}) == len(names)
    assert tuple(names[-4:]) == contents.LAST and names[-1] == "code.py"


@each()
def test_all_of_the_game_is_there(board_id):
    found = dict(contents.files(board_id) + contents.files(board_id, "ko"))
    for path in [*ROOT.glob("fonts/*.pcf"), *(ROOT / "lib").rglob("*.py")]:
        if wiring.DEVICE not in path.parents:
            assert found[path.relative_to(ROOT).as_posix()] == path


@each()
def test_no_wiring_of_another_board(board_id):
    names = {name.rpartition("/")[2] for name, _ in contents.files(board_id)}
    wired = {wiring.of(other).name for other in boards.known()}
    assert wired & names == {wiring.of(board_id).name}


def test_the_libraries_of_a_pyportal():
    """Not what its firmware has, but what that needs in turn."""
    needed = ["adafruit_bitmap_font", "adafruit_ticks", "adafruit_touchscreen"]
    assert contents.modules("pyportal") == needed
    tops = {name.split("/")[1] for name, _ in contents.files("pyportal") if "adafruit" in name}
    assert tops == {"adafruit_bitmap_font", "adafruit_ticks.py", "adafruit_touchscreen.py"}


def test_a_firmware_without_libraries_gets_all(monkeypatch):
    bare = boards.find("pyportal")._replace(frozen=())
    monkeypatch.setitem(boards.BOARDS, "pyportal", bare)
    assert {"adafruit_display_text", "neopixel"} <= set(contents.modules("pyportal"))


def test_without_libraries():
    names = [name for name, _ in contents.files("pyportal", with_libraries=False)]
    assert not [name for name in names if "adafruit" in name] and "lib/table/app.py" in names


@pytest.fixture
def languages(monkeypatch, tmp_path):
    """A library with words and fonts of more languages than there may be today."""
    for name in ("en", "en_giants", "ko", "ko_giants", "de", "__init__"):
        path = tmp_path / "lib/table/words" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    (tmp_path / "fonts").mkdir()
    for name in ("galmuri11", "galmuri11-hangul"):
        (tmp_path / "fonts" / f"{name}.pcf").write_text("")
    for name in ("code.py", "boot.py"):
        (tmp_path / name).write_text("")
    device = tmp_path / "lib/table/device"
    device.mkdir()
    for name in ("pyportal.py", "__init__.py"):
        (device / name).write_text("")
    monkeypatch.setattr(contents, "ROOT", tmp_path)
    monkeypatch.setattr(contents, "_LIB", tmp_path / "lib")
    monkeypatch.setattr(wiring, "DEVICE", device)


@pytest.mark.parametrize(
    ("language", "words", "fonts"),
    [
        (None, "__init__ de en en_giants ko ko_giants", 2),
        ("en", "__init__ en en_giants", 1),
        ("de", "__init__ de en en_giants", 1),
        ("ko", "__init__ en en_giants ko ko_giants", 2),
    ],
)
def test_words_and_fonts_of_a_language(languages, language, words, fonts):
    paths = [path for _, path in contents.files("pyportal", language)]
    assert " ".join(p.stem for p in paths if p.parent.name == "words") == words
    assert len([path for path in paths if path.suffix == ".pcf"]) == fonts


@pytest.mark.parametrize(
    ("board_id", "language", "message"),
    [
        ("lamp", None, "there is no board 'lamp'; known are: .*pyportal"),
        ("pyportal", "xx", "no words in 'xx'; there are: .*en"),
    ],
)
def test_what_is_refused(board_id, language, message):
    with pytest.raises(ValueError, match=message):
        contents.files(board_id, language)


def test_an_import_that_nobody_provides(languages):
    (contents.ROOT / "code.py").write_text("import adafruit_wonder")
    with pytest.raises(ValueError, match="knows no module 'adafruit_wonder'"):
        contents.files("pyportal")


def test_of_a_library_comes_what_is_reached():
    names = [name for name, _ in contents.files("pyportal_titano")]
    there = [name for name in names if name.startswith("lib/adafruit_display_text/")]
    assert there == [
        f"lib/adafruit_display_text/{file}.py" for file in ("__init__", "bitmap_label")
    ]
    assert "lib/adafruit_bitmap_font/pcf.py" in names
    assert "lib/adafruit_bitmap_font/glyph_cache.py" in names  # pcf.py imports it from itself
    assert "lib/adafruit_bitmap_font/bdf.py" not in names


@pytest.mark.parametrize(("language", "there"), [(None, False), ("en", False), ("ko", True)])
def test_a_small_drive_has_a_script_of_its_own_only_where_it_is_asked_for(language, there):
    names = {name for name, _ in contents.files("sunton_esp32_2432S028", language)}
    assert ("fonts/galmuri11-hangul.pcf" in names) is there
    assert ("lib/table/words/ko.py" in names) is there
    assert ("lib/table/words/fr.py" in names) is (language is None)
