# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The files of a drive, on a folder."""

import errno
import os
import shutil
from types import SimpleNamespace

import pytest

from tests.tools.shipping.folders import held, put
from tools.shipping.drive import Drive


def test_a_file_there_and_back(tmp_path):
    drive = Drive(tmp_path)
    drive.write("lib/a/b.py", b"one")
    drive.move("lib/a/b.py", "lib/c/d.py")
    assert drive.read("lib/c/d.py") == b"one" and drive.read("lib/a/b.py") is None
    drive.remove("lib/c/d.py")
    drive.remove("lib/c/d.py")
    assert held(tmp_path) == {}


def test_a_move_takes_the_place(tmp_path):
    put(tmp_path, {"a": b"a", "b": b"b"})
    Drive(tmp_path).move("a", "b")
    assert held(tmp_path) == {"b": b"a"}


def test_only_an_empty_folder_goes(tmp_path):
    put(tmp_path, {"lib/full/a": b""})
    (tmp_path / "lib/empty").mkdir()
    for folder in ("lib/full", "lib/empty", "lib/none"):
        Drive(tmp_path).remove_folder(folder)
    assert Drive(tmp_path).listing("lib") == ["full"]


def test_listing_of_nothing(tmp_path):
    assert Drive(tmp_path).listing("none") == []


@pytest.mark.parametrize(
    "act",
    [
        lambda drive: drive.read("x"),
        lambda drive: drive.write("lib/x", b""),
        lambda drive: drive.move("a", "lib/b"),
        lambda drive: drive.remove("a"),
        lambda drive: drive.room(),
    ],
)
def test_a_drive_that_has_gone_is_an_error_and_made_by_nobody(tmp_path, act):
    root = tmp_path / "drive"
    put(root, {"a": b""})
    drive = Drive(root)
    shutil.rmtree(root)
    with pytest.raises(OSError):
        act(drive)
    assert not root.exists()


def test_another_drive_in_its_place_is_not_written(tmp_path, monkeypatch):
    drive = Drive(tmp_path)
    monkeypatch.setattr(drive, "_device", -1)
    with pytest.raises(OSError) as gone:
        drive.write("lib/x", b"")
    assert gone.value.errno == errno.ENODEV and held(tmp_path) == {}


def test_room_is_counted_in_what_the_drive_hands_out(tmp_path, monkeypatch):
    """Some systems say how much they like to read at once, such as a megabyte, besides."""
    told = SimpleNamespace(f_bavail=100, f_frsize=512, f_bsize=1 << 20)
    monkeypatch.setattr(os, "statvfs", lambda root: told, raising=False)
    assert Drive(tmp_path).room() == (100 * 512, 512)


def test_the_room_and_whose_it_is(tmp_path):
    free, unit = Drive(tmp_path).room()
    assert free > 0 and unit >= 512
    assert not Drive(tmp_path).is_read_only()


def test_each_file_is_synced_before_it_counts(tmp_path, monkeypatch):
    synced = []
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(os.fstat(file).st_size))
    Drive(tmp_path).write("a", b"12345")
    assert synced == [5]


@pytest.mark.parametrize(("code", "fatal"), [(errno.EINVAL, False), (errno.EIO, True)])
def test_a_system_that_cannot_sync_folders(tmp_path, monkeypatch, code, fatal):
    put(tmp_path, {"a": b""})

    def refuse(file):
        raise OSError(code, "")

    monkeypatch.setattr(os, "fsync", refuse)
    if fatal:
        with pytest.raises(OSError):
            Drive(tmp_path).remove("a")
    else:
        Drive(tmp_path).remove("a")
    assert held(tmp_path) == {}
