# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which boards share an archive, and what is in it."""

import pytest
from folder2uf2 import Geometry

from tools.boards import find, known
from tools.bundling import families
from tools.shipping import contents, notes

SMALLEST = 960 * 1024  # bytes of the drive of an ESP32 with 4 MB, says folder2uf2
LARGER = 1900 * 1024  # of a Feather with 2 MB of flash for its drive, the least of all others


def test_every_board_is_in_one_family():
    held = [board for family in families.families().values() for board in family]
    assert sorted(held) == known()
    assert families.families()["pyportal"] == ["pyportal", "pyportal_pynt", "pyportal_titano"]


def test_only_boards_with_usb_can_be_dropped_on(monkeypatch):
    monkeypatch.setattr(families, "known", lambda: ["m5stack_core2", "pyportal"])
    assert families.with_usb() == ["pyportal"]


@pytest.mark.parametrize("family", families.families())
def test_a_family_has_all_that_each_of_its_boards_needs(family):
    boards = families.families()[family]
    files = families.files(boards)
    for board in boards:
        assert set(contents.files(board, language=None)) <= set(files)
    names = [name for name, _ in files]
    assert names == sorted(set(names))
    assert {"code.py", "boot.py", "settings.toml"} <= set(names)


@pytest.mark.parametrize("family", families.families())
def test_a_family_and_its_saved_games_fit_the_smallest_drive(family):
    boards = families.families()[family]
    small = any(find(board).small for board in boards)
    drive = Geometry((SMALLEST if small else LARGER) // 512)
    files = families.files(boards)
    sizes = [path.stat().st_size for _, path in files] + [notes.SAVES]
    sizes += [drive.cluster_bytes] * len({name.rpartition("/")[0] for name, _ in files})
    needed = sum(-(-size // drive.cluster_bytes) for size in sizes)
    assert needed <= drive.cluster_count, f"{needed * drive.cluster_bytes} bytes"


def test_two_sources_of_one_file_are_refused(monkeypatch, tmp_path):
    monkeypatch.setattr(contents, "files", lambda board, language: [("a.py", tmp_path / board)])
    with pytest.raises(ValueError, match="a.py comes from .*one and from .*two"):
        families.files(["one", "two"])


@pytest.mark.parametrize(
    ("name", "there", "released"),
    [("a.py", b"a\r\nb\n", b"a\nb\n"), ("a.pcf", b"\x01\r\n", b"\x01\r\n")],
)
def test_texts_end_their_lines_alike_everywhere(tmp_path, name, there, released):
    (tmp_path / name).write_bytes(there)
    assert families.read(tmp_path / name) == released
