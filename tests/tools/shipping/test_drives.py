# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Finding drives, and reading boot_out.txt."""

import pytest

from tests.tools.shipping.folders import BOOT_OUT, put
from tools import Refusal
from tools.shipping import drives


def test_where_a_computer_puts_drives(tmp_path):
    for place in ("media/ada/BOOT", "media/BOOT", "letter", "other/BOOT"):
        (tmp_path / place).mkdir(parents=True)
    media, letter, gone = tmp_path / "media", tmp_path / "letter", tmp_path / "gone"
    found = drives.mounts([(media, "*"), (media, "*/*"), (letter, "."), (gone, "*")])
    places = ["letter", "media/BOOT", "media/ada", "media/ada/BOOT"]
    assert found == [tmp_path / place for place in places]


def test_they_are_sought_where_this_system_shows_them(monkeypatch, tmp_path):
    monkeypatch.setattr(drives, "places", lambda: [(tmp_path, ".")])
    assert drives.mounts() == [tmp_path]
    assert drives.mounts([]) == []


@pytest.mark.parametrize(
    ("pattern", "folder"), [("*", "CIRCUITPY"), ("*/*", "ada/CIRCUITPY"), (".", ".")]
)
def test_a_drive_is_known_by_its_boot_out(tmp_path, pattern, folder):
    put(tmp_path, {f"{folder}/boot_out.txt": b"x", "STICK/notes.txt": b""})
    assert drives.find([(tmp_path, pattern)]) == [(tmp_path / folder)]


def test_places_that_are_not_there_are_passed_over(tmp_path):
    assert drives.find([(tmp_path / "nowhere", "*"), (tmp_path / "nowhere", ".")]) == []


def test_a_drive_in_two_places_is_one(tmp_path):
    put(tmp_path, {"a/boot_out.txt": b""})
    assert drives.find([(tmp_path, "*"), (tmp_path / "a", ".")]) == [tmp_path / "a"]


def test_a_place_that_is_a_link_to_another_gives_no_second_drive(tmp_path):
    put(tmp_path, {"run/media/me/CIRCUITPY/boot_out.txt": b""})
    (tmp_path / "media").symlink_to(tmp_path / "run/media")
    (tmp_path / "run/media/me/circle").symlink_to(tmp_path / "run/media/me/circle")
    where = [(tmp_path / "media", "*/*"), (tmp_path / "run/media", "*/*")]
    assert drives.only(where) == tmp_path / "media/me/CIRCUITPY"


def test_the_only_one(tmp_path):
    put(tmp_path, {"a/boot_out.txt": b""})
    assert drives.only([(tmp_path, "*")]) == tmp_path / "a"


def test_of_several_one_has_to_be_named(tmp_path):
    put(tmp_path, {"a/boot_out.txt": b"", "b/boot_out.txt": b""})
    with pytest.raises(Refusal, match=f"say which: {tmp_path}/a, {tmp_path}/b"):
        drives.only([(tmp_path, "*")])


def test_none_tells_what_to_do(tmp_path):
    with pytest.raises(Refusal, match="no CIRCUITPY drive found: plug the board in"):
        drives.only([(tmp_path, "*")])


def test_a_bootloader_is_told_from_no_drive(tmp_path):
    put(tmp_path, {"BOOT/INFO_UF2.TXT": b"", "STICK/notes.txt": b""})
    with pytest.raises(Refusal, match=f"{tmp_path}/BOOT is the drive of a bootloader: put Circ"):
        drives.only([(tmp_path, "*")])
    put(tmp_path, {"CIRC/boot_out.txt": b"", "CIRC/INFO_UF2.TXT": b""})
    assert drives.only([(tmp_path, "*")]) == tmp_path / "CIRC"
    drives.check_bootloader("http://10.0.0.7")


@pytest.mark.parametrize(
    ("platform", "place"),
    [
        ("linux", ("/run/media", "*/*")),
        ("linux", ("/media", "*")),
        ("darwin", ("/Volumes", "*")),
        ("win32", ("D:\\", ".")),
        ("win32", ("Z:\\", ".")),
        ("freebsd14", ("/media", "*")),
    ],
)
def test_every_system_has_its_places(monkeypatch, platform, place):
    monkeypatch.setattr(drives.sys, "platform", platform)
    assert place in drives.places()


@pytest.mark.parametrize("version", ["10.0.0", "10.2.0-beta.1", "10.0.0-alpha.6-12-g1234567"])
def test_a_board_and_its_version(version):
    text = BOOT_OUT.format(version=version, board="elecrow_crowpanel_3.5")
    assert drives.identify(text) == ("elecrow_crowpanel_3.5", version)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (BOOT_OUT.format(version="9.2.8", board="x"), "CircuitPython 9.2.8, too old"),
        (BOOT_OUT.format(version="1.0.0", board="x"), "CircuitPython 1.0.0, too old"),
        (BOOT_OUT.format(version="5.3.1", board=""), "CircuitPython 5.3.1, too old"),
        (BOOT_OUT.format(version="11.0.0", board="x"), "11.0.0; Crown Tally is checked with 10"),
        (BOOT_OUT.format(version="100.0.0", board="x"), "100.0.0; Crown Tally is checked with 10"),
        (BOOT_OUT.format(version="10.0.3", board=""), "does not tell a board"),
        ("", "does not tell a board"),
        ("Adafruit CircuitPython ten\nBoard ID:x", "does not tell a board"),
        (BOOT_OUT.format(version="9" * 5000 + ".0", board="x"), "does not tell a board"),
        ("\x00\x1b garbage", "does not tell a board"),
    ],
)
def test_what_is_refused(text, reason):
    with pytest.raises(Refusal, match=reason):
        drives.identify(text)
