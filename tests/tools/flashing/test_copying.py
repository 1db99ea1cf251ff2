# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Copying to a drive that goes away, and waiting for the one that comes."""

import errno

import pytest

from tools.flashing import copying
from tools.flashing.drives import Circuitpy

DATA = bytes(range(256)) * 1000  # four pieces


class Drive:
    """A drive that fails at this write, or as the file is closed."""

    def __init__(self, fails_at, number=errno.EIO):
        self.fails_at, self.number, self.writes = fails_at, number, 0

    def opened(self, path, mode, buffering):
        if self.fails_at == "open":
            raise OSError(self.number, "Input/output error")
        return self

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.fails_at == "close":
            raise OSError(self.number, "Input/output error")

    def write(self, piece):
        if self.writes == self.fails_at:
            raise OSError(self.number, "Input/output error")
        self.writes += 1
        return len(piece)

    def fileno(self):
        if self.fails_at == "sync":
            raise OSError(self.number, "Input/output error")
        return 2


@pytest.fixture(autouse=True)
def no_sync(monkeypatch):
    monkeypatch.setattr(copying.os, "fsync", lambda number: None)


def test_all_bytes_arrive_and_are_told_of(tmp_path):
    told = []
    assert copying.copy(DATA, tmp_path, told.append) is None
    assert (tmp_path / "NEW.UF2").read_bytes() == DATA
    assert sum(told) == len(DATA)


def test_a_drive_that_takes_a_little_at_a_time_gets_all(tmp_path):
    class Slow(Drive):
        taken = b""

        def write(self, piece):
            self.taken += piece[:1000]
            return min(len(piece), 1000)

    slow = Slow(None)
    copying.copy(DATA, tmp_path, opened=slow.opened)
    assert slow.taken == DATA


@pytest.mark.parametrize("fails_at", [3, "sync", "close"])
def test_a_drive_that_goes_with_the_last_bytes_leaves_a_doubt_only(tmp_path, fails_at):
    drive = Drive(fails_at)
    assert copying.copy(DATA, tmp_path, opened=drive.opened) == "Input/output error"


@pytest.mark.parametrize("fails_at", ["open", 0, 2])
def test_a_drive_that_goes_before_is_lost(tmp_path, fails_at):
    with pytest.raises(copying.Lost, match="Input/output error"):
        copying.copy(DATA, tmp_path, opened=Drive(fails_at).opened)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS])
def test_a_drive_that_is_full_or_read_only_is_lost_whenever_it_says_so(tmp_path, number):
    with pytest.raises(copying.Lost):
        copying.copy(DATA, tmp_path, opened=Drive("sync", number).opened)


class Computer:
    """Its clock goes by its own sleep; drives come up as seconds pass: [(second, drive)]."""

    def __init__(self, monkeypatch, *arrivals):
        self.now, self.arrivals = 100.0, arrivals
        monkeypatch.setattr(copying.drives, "circuitpys", lambda places: self.there())

    def sleep(self, seconds):
        self.now += seconds

    def there(self):
        return [drive for second, drive in self.arrivals if self.now >= 100 + second]

    def wait(self, **options):
        return copying.wait({"old"}, list, lambda: self.now, self.sleep, **options)


OLD = Circuitpy("old", "9.2.0", "pyportal")
NEW = Circuitpy("new", "10.3.1", "pyportal")
OTHER = Circuitpy("other", "10.3.1", "lilygo_tdeck")


def test_the_drive_that_comes_is_told(monkeypatch):
    computer = Computer(monkeypatch, (0, OLD), (7, NEW))
    assert computer.wait() == NEW
    assert computer.now == 107


def test_only_a_drive_of_that_board_counts(monkeypatch):
    computer = Computer(monkeypatch, (3, OTHER), (9, NEW))
    assert computer.wait(board_ids=["pyportal"]) == NEW
    assert computer.now == 109


def test_waiting_ends(monkeypatch):
    computer = Computer(monkeypatch, (0, OLD), (61, NEW))
    assert computer.wait(seconds=60) is None
    assert computer.now == 160
