# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Saves in a folder of this computer; power/ has them on a drive that loses its power."""

import shutil

import pytest
from table.device.files import NAMES, Files
from table.device.nvm import Nvm
from table.device.saves import Saves
from table.device.slot import SIZE

_PARTS = {".pad": 8192, "/1.pad": 8192, "/match": SIZE, "/2.pad": 8192}


class Drive:
    """Ours or not; looks at the slots whenever all has to be written."""

    def __init__(self, folder):
        self.folder, self.ours, self.synced = folder, True, []

    def take(self):
        return self.ours

    def sync(self):
        self.synced.append([self.slot(name) for name in NAMES])

    def slot(self, name):
        path = self.folder / name / "match"
        return path.read_bytes() if path.exists() else None

    def give(self):
        self.ours = False


@pytest.fixture
def drive(tmp_path):
    return Drive(tmp_path / "saves")


@pytest.fixture
def switch_on(drive):
    """Make the saves as they are after a start; the memory of the chip stays."""
    memory = bytearray(b"\xff" * 256)
    return lambda memory=memory: Saves(Files(drive, str(drive.folder)), Nvm(memory))


def test_what_was_saved_last_is_there_after_a_start(switch_on):
    assert switch_on().read() is None
    for number in range(5):
        assert switch_on().write(b"match %d" % number)
        assert switch_on().read() == b"match %d" % number


def test_nothing_can_be_saved_too(switch_on):
    switch_on().write(b"match")
    assert switch_on().write(b"")
    assert switch_on().read() == b""


def test_where_it_is_kept_is_told(switch_on, drive):
    saves = switch_on()
    assert saves.kept == ()
    saves.write(b"small")
    assert saves.kept == ("drive", "board")
    saves.write(b"large" * 60)
    assert saves.kept == ("drive",)
    later = switch_on()
    later.read()
    assert later.kept == ("drive",)
    drive.ours = False
    assert not later.write(b"large" * 60) and later.kept == ()
    assert later.write(b"small") and later.kept == ("board",)
    assert switch_on(None).read() == b"large" * 60


def test_a_save_is_written_at_once(switch_on, drive):
    saves = switch_on()
    for number in range(4):
        saves.write(b"match %d" % number)
        assert [b"match %d" % number in (slot or b"") for slot in drive.synced[-1]].count(
            True
        ) == 1


def test_a_slot_is_never_longer_or_shorter(switch_on, drive):
    saves = switch_on()
    for length in (0, 10, 511, 512, 513, 2000):
        saves.write(b"m" * length)
        saves.write(b"n" * length)
        assert [len(drive.slot(name)) for name in NAMES] == [SIZE, SIZE]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("part", _PARTS)
@pytest.mark.parametrize("harm", ["gone", "short"])
def test_what_is_missing_of_a_slot_is_made_again(switch_on, drive, name, part, harm):
    saves = switch_on(None)
    for number in range(4):
        saves.write(b"match %d" % number)
    path = drive.folder / (name + part)
    path.unlink() if harm == "gone" else path.write_bytes(b"half")
    for number in range(4, 7):
        assert saves.write(b"match %d" % number)
        assert switch_on(None).read() == b"match %d" % number
    for each, size in _PARTS.items():
        assert (drive.folder / (name + each)).stat().st_size == size


def test_a_folder_that_is_gone_is_made_again(switch_on, drive):
    saves = switch_on(None)
    saves.write(b"match")
    shutil.rmtree(drive.folder)
    assert saves.write(b"later")
    assert switch_on(None).read() == b"later"


@pytest.mark.parametrize("place", ["", "/a", "/a.pad", "/a/match"])
def test_what_is_in_the_way_is_never_deleted(switch_on, drive, place):
    way = drive.folder.parent / ("saves" + place)
    way.parent.mkdir(parents=True, exist_ok=True)
    if place in ("", "/a"):
        way.write_bytes(b"mine")
        mine = way.with_name(way.name + ".1")
    else:
        way.mkdir()
        (way / "mine").write_bytes(b"mine")
        mine = way.with_name(way.name + ".1") / "mine"
    saves = switch_on(None)
    assert saves.write(b"match") and saves.write(b"later")
    assert [path.read_bytes() for path in drive.folder.parent.rglob(mine.name)] == [b"mine"]


def test_a_second_thing_in_the_way_gets_a_name_of_its_own(switch_on, drive):
    for content in (b"mine", b"hers"):
        shutil.rmtree(drive.folder, ignore_errors=True)
        drive.folder.write_bytes(content)
        assert switch_on(None).write(b"match")
    found = [(drive.folder.parent / f"saves.{number}").read_bytes() for number in (1, 2)]
    assert found == [b"mine", b"hers"]


def test_no_file_is_open_when_the_computer_gets_the_drive(drive):
    """Closing one later would write behind the computer's back."""
    files = Files(drive, str(drive.folder))
    Saves(files, Nvm(None)).write(b"match")
    (file,) = files._open.values()
    drive.give = lambda: file.closed or pytest.fail("still open")
    files.give_drive()
    assert file.closed


def test_without_the_drive_the_files_stay_as_they_are(switch_on, drive):
    saves = switch_on()
    saves.write(b"match")
    saves.give_drive()
    before = [drive.slot(name) for name in NAMES]
    assert saves.write(b"later")
    assert [drive.slot(name) for name in NAMES] == before
    assert switch_on().read() == b"later"


def test_the_longest_match_of_every_game_fits():
    from kingdom import games, record
    from kingdom.match import Match
    from table.device import slot
    from table.spelling import LONGEST

    for game in [games.load(name) for name in games.names()]:
        grouped = [name for *_, names in game.GROUPS for name in names]
        options = [name for name, _ in game.OPTIONS if name not in grouped]
        for _, _, most, names in game.GROUPS:
            options += names[:most]
        players = [("한" * (LONGEST - 1) + str(n), c) for n, c in enumerate(game.COLOURS)]
        match = Match(game, players[: game.PLAYERS[1]], max(game.SIZES), options)
        while match.next_round():
            pass
        assert len(slot.pack(0, record.dump(match))) <= SIZE, game.NAME
