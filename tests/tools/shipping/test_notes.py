# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a person is told besides."""

import pytest

from tests.tools.shipping.folders import put
from tools.shipping import manifest, notes, plan
from tools.shipping.drive import Drive

NEW = {"lib/neopixel.py": b"new", "settings.toml": b"set", "code.py": b"code"}


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({}, []),
        (
            {"lib/neopixel.py": b"x"},
            ["lib/neopixel.py was not ours: it is kept as lib/"],
        ),
        (
            {"settings.toml": b"x"},
            ["stays as it is; write into it: A = 1, B = 2"],
        ),
        ({"lib/gone.py": b"changed"}, ["lib/gone.py is not needed any more"]),
        ({"code.txt": b""}, ["code.txt runs instead of code.py"]),
        ({"main.py": b""}, ["main.py is left alone"]),
        ({"lib/neopixel.mpy": b""}, ["lib/neopixel.mpy is yours and lies beside our .py"]),
        ({"lib/other.mpy": b"", "x.mpy": b""}, []),
        ({"neopixel.mpy": b""}, ["neopixel.mpy is yours and is taken in place of ours in lib"]),
        ({"neopixel.py": b""}, ["neopixel.py is yours and is taken in place of ours in lib"]),
        ({"neopixel/x.txt": b""}, ["neopixel is yours and is taken in place of ours in lib"]),
    ],
)
def test_what_is_told(tmp_path, files, told):
    put(tmp_path, files | {manifest.PATH: manifest.write(manifest.of({"lib/gone.py": b"old"}))})
    drive = Drive(tmp_path)
    lines = list(notes.of(plan.make(drive, NEW), drive, ["A = 1", "B = 2"]))
    assert len(lines) == len(told)
    for line, part in zip(lines, told):
        assert part in line


@pytest.mark.parametrize(
    ("left", "files", "told"),
    [
        (notes.SAVES, {}, []),
        (notes.SAVES - 1, {}, ["71 KB stay free, too little to save games: move your own "]),
        (-1, {"saves/a/match": b""}, []),
    ],
)
def test_a_drive_without_room_for_saved_games_is_told(tmp_path, left, files, told):
    put(tmp_path, files)
    drive = Drive(tmp_path)
    lines = list(notes.of(plan.make(drive, NEW), drive, left=left))
    assert [line[: len(part)] for line, part in zip(lines, told, strict=True)] == told


@pytest.mark.parametrize(
    ("squeezed", "payload", "told"),
    [
        ((), {}, []),
        (["ko"], {}, ["ko is left out, the drive is small: --language ko takes it and English"]),
        (["ko"], {"lib/table/words/ko.py": b""}, []),
    ],
)
def test_a_language_for_which_there_is_no_room_is_told(tmp_path, squeezed, payload, told):
    drive = Drive(tmp_path)
    made = plan.make(drive, NEW | payload)
    assert list(notes.of(made, drive, squeezed=squeezed)) == told
