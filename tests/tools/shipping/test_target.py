# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Whose drive it is, and what it gets."""

import re

import pytest

from tests.tools.shipping.folders import new_drive, put
from tools import Refusal, boards
from tools.boards import wiring
from tools.shipping import manifest, settings, target
from tools.shipping.drive import Drive


@pytest.mark.parametrize(
    ("found", "wanted", "is_"),
    [
        ("pyportal", None, "pyportal"),
        ("pyportal_titano", None, "pyportal_titano"),
        ("pyportal", "pyportal", "pyportal"),
        ("feather_m4_express", "pyportal", "pyportal"),
    ],
)
def test_the_board(tmp_path, found, wanted, is_):
    told = wanted is not None and wanted != found
    assert target.board(Drive(new_drive(tmp_path, found)), wanted) == (is_, told)


@pytest.mark.parametrize(
    ("found", "wanted", "message"),
    [
        ("pyportal", "pyportal_titano", "is the drive of a pyportal, not of a pyportal_titano"),
        ("lamp", None, f"does not know the board lamp; it knows {', '.join(boards.known())}"),
        ("lamp", "torch", "does not know the board torch"),
    ],
)
def test_a_board_that_does_not_fit(tmp_path, found, wanted, message):
    with pytest.raises(Refusal, match=re.escape(message)):
        target.board(Drive(new_drive(tmp_path, found)), wanted)


@pytest.mark.parametrize(
    "files",
    [{}, {manifest.PATH: b"", "code.py": b"x"}, {manifest.HALF: b"{"}, {".DS_Store": b"x"}],
)
def test_a_folder_is_filled_for_a_board_without_a_drive(tmp_path, files):
    put(tmp_path, files)
    assert target.board(Drive(tmp_path), "pyportal") == ("pyportal", False)
    with pytest.raises(Refusal, match="is no CIRCUITPY drive"):
        target.board(Drive(tmp_path))


def test_somebodys_folder_is_not_filled(tmp_path):
    put(tmp_path, {"letters.txt": b""})
    with pytest.raises(Refusal, match="is no CIRCUITPY drive"):
        target.board(Drive(tmp_path), "pyportal")


@pytest.mark.parametrize(
    ("there", "wish", "said"),
    [
        (b"", None, None),
        (b"", "ko", "ko"),
        (b'CROWN_LANGUAGE = "de"\n', None, "de"),
        (b'# CROWN_LANGUAGE = "de"\n', None, None),
        (b'CROWN_LANGUAGE = "de"\n', "en", "en"),
        (b"\xff\xfe", None, None),
    ],
)
def test_the_language_stays_unless_another_is_wished_for(tmp_path, there, wish, said):
    put(tmp_path, {"settings.toml": there})
    made = target.payload(Drive(tmp_path), target.Target("pyportal", False), wish)
    text = made["settings.toml"].decode()
    assert settings.read(text, settings.LANGUAGE) == said


@pytest.mark.parametrize(
    ("board_id", "there", "wish", "korean", "french"),
    [
        ("sunton_esp32_2432S028", "", None, False, True),
        ("sunton_esp32_2432S028", 'CROWN_LANGUAGE = "ko"', None, True, False),
        ("sunton_esp32_2432S028", 'CROWN_LANGUAGE = "ko"', "fr", False, True),
        ("sunton_esp32_2432S028", 'CROWN_LANGUAGE = "fr"', None, False, True),
        ("sunton_esp32_2432S028", 'CROWN_LANGUAGE = "xx"', None, False, True),
        ("pyportal", 'CROWN_LANGUAGE = "ko"', None, True, True),
    ],
)
def test_an_update_of_a_small_drive_keeps_the_language_that_it_was_asked_for(
    tmp_path, board_id, there, wish, korean, french
):
    put(tmp_path, {"settings.toml": there.encode()})
    made = target.payload(Drive(tmp_path), target.Target(board_id, False), wish)
    assert [f"lib/table/words/{code}.py" in made for code in ("ko", "fr", "en")] == [
        korean,
        french,
        True,
    ]
    assert ("fonts/galmuri11-hangul.pcf" in made) is korean


@pytest.fixture
def chosen(monkeypatch):
    """A board that only its owner knows to be another one."""
    found = boards.find("pyportal")
    monkeypatch.setitem(boards.BOARDS, "pyportal_v2", found._replace(name="pyportal_v2"))
    monkeypatch.setitem(wiring.ALIASES, "pyportal_v2", "pyportal")


@pytest.mark.parametrize("found", ["pyportal", "feather_m4_express"])
def test_a_chosen_board_is_told_to_the_device_and_remembered(tmp_path, chosen, found):
    root = new_drive(tmp_path, found)
    board = target.board(Drive(root), "pyportal_v2")
    assert board == ("pyportal_v2", True)
    text = target.payload(Drive(root), board)["settings.toml"]
    assert b'\nCROWN_BOARD = "pyportal_v2"\n' in text
    put(root, {"settings.toml": text})
    assert target.board(Drive(root)) == board
    assert target.payload(Drive(root), board)["settings.toml"] == text


def test_a_chosen_board_is_told_in_a_folder_too(tmp_path, chosen):
    assert target.board(Drive(tmp_path), "pyportal_v2") == ("pyportal_v2", True)


ROOM = b"CIRCUITPY_PYSTACK_SIZE = 4096\n"


@pytest.mark.parametrize(
    ("there", "told", "language", "lines"),
    [
        (ROOM, True, "de", ['CROWN_LANGUAGE = "de"', 'CROWN_BOARD = "x"']),
        (
            ROOM + b'CROWN_BOARD = "x"\nCROWN_LANGUAGE = "fr"',
            True,
            "de",
            ['CROWN_LANGUAGE = "de"'],
        ),
        (ROOM, False, None, []),
        (b"CIRCUITPY_PYSTACK_SIZE=1800", False, None, []),
        (b"# CIRCUITPY_PYSTACK_SIZE = 1800", False, None, ["CIRCUITPY_PYSTACK_SIZE = 4096"]),
        (b"", False, "de", ['CROWN_LANGUAGE = "de"', "CIRCUITPY_PYSTACK_SIZE = 4096"]),
    ],
)
def test_what_settings_of_their_own_should_say(tmp_path, there, told, language, lines):
    put(tmp_path, {"settings.toml": there})
    assert target.wishes(Drive(tmp_path), target.Target("x", told), language) == lines


def test_what_to_do_now(tmp_path):
    assert target.advice(Drive(tmp_path)).startswith("Copy all of this folder")
    assert target.advice(Drive(new_drive(tmp_path))).startswith("Eject the drive")


@pytest.mark.parametrize(
    ("wanted", "ends"), [("lamp", "lamp$"), (None, "lamp as CROWN_BOARD in .*")]
)
def test_who_says_that_it_is_another_board_is_told(tmp_path, wanted, ends):
    new_drive(tmp_path)
    put(tmp_path, {"settings.toml": b'CROWN_BOARD = "lamp"'})
    with pytest.raises(Refusal, match=f"is the drive of a pyportal, not of a {ends}"):
        target.board(Drive(tmp_path), wanted)
    assert target.board(Drive(tmp_path), "pyportal").board_id == "pyportal"
