# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""python -m tools bundle: the same bytes each time, and a board that runs what is in them."""

import hashlib
import json
import re
import shutil
import sys
import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner
from kingdom import __version__, games, textform

from tools import ROOT, bundle
from tools.__main__ import tools
from tools.boards import BOARDS
from tools.bundling import families
from tools.shipping import contents, manifest, settings
from tools.virtual import finger, hand, story, view
from tools.virtual.player import Player

CASE = json.loads((ROOT / "tests/cases/boards.jsonl").read_text("utf-8").splitlines()[1])
HOST = {"adafruit_blinka", "adafruit_platformdetect"}  # the machine's own, never on a drive


def run(*arguments):
    return CliRunner().invoke(tools, ["bundle", *map(str, arguments)])


@pytest.fixture(scope="module")
def release(tmp_path_factory):
    out = tmp_path_factory.mktemp("release")
    done = run("--out", out)
    assert done.exit_code == 0, done.output
    return out


def bytes_in(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_an_archive_for_each_family_one_installer_and_their_sums(release):
    archives = {f"crown-tally-{__version__}-{family}.zip" for family in families.families()}
    made = bytes_in(release)
    assert set(made) == {*archives, "code.py", "SHA256SUMS"}
    for line in made.pop("SHA256SUMS").decode().splitlines():
        wanted, name = line.split("  ")
        assert hashlib.sha256(made.pop(name)).hexdigest() == wanted
    assert made == {}


def test_sizes_are_told(tmp_path):
    told = run("--out", tmp_path).output
    for name, boards in (
        ("code.py", "every board with a drive"),
        (f"crown-tally-{__version__}-pyportal.zip", "pyportal, pyportal_pynt, pyportal_titano"),
    ):
        size = (tmp_path / name).stat().st_size
        lines = rf"^ *{size / 1024:.0f} KB  {name}: .*\n +for {boards}$"
        assert re.search(lines, told, re.M), told


def test_made_again_elsewhere_it_is_the_same_to_the_byte(release, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TZ", "Asia/Seoul")
    assert run("--out", "again").exit_code == 0
    assert bytes_in(tmp_path / "again") == bytes_in(release)


def test_no_place_and_no_user_of_this_computer_is_inside(release):
    for name, data in bytes_in(release).items():
        for trace in (ROOT, release, Path.home() / "x", sys.prefix):
            assert str(trace).encode() not in data, name


def test_what_lies_in_an_archive(release):
    with zipfile.ZipFile(release / f"crown-tally-{__version__}-pyportal.zip") as archive:
        names = archive.namelist()
        code = archive.read("CIRCUITPY/code.py")
    assert {name.partition("/")[0] for name in names} == {
        "CIRCUITPY",
        "README.txt",
        "LICENCES.txt",
    }
    assert code == (ROOT / "code.py").read_bytes()
    assert not [name for name in names if "__pycache__" in name or name.endswith("OFL.txt")]


def test_deploy_knows_all_that_was_dropped_from_an_archive_as_ours(release):
    with zipfile.ZipFile(release / f"crown-tally-{__version__}-pyportal.zip") as archive:
        held = {name[10:]: archive.read(name) for name in archive.namelist() if "/" in name}
    known = manifest.read(held.pop(manifest.PATH))
    assert known == {path: {hashlib.sha256(data).hexdigest()} for path, data in held.items()}


def test_a_folder_that_cannot_be_written_is_told_in_one_line(tmp_path):
    (tmp_path / "file").write_text("")
    done = run("--out", tmp_path / "file")
    assert done.exit_code == 2
    assert done.stderr == f"bundle: cannot write {tmp_path / 'file'}: File exists\n"


def test_a_library_that_cannot_be_had_is_told_in_one_line(tmp_path, monkeypatch):
    def refuse(*_, **__):
        raise bundle.Refusal("no network")

    monkeypatch.setattr(contents, "files", refuse)
    done = run("--out", tmp_path / "out")
    assert (done.exit_code, done.stderr) == (2, "bundle: no network\n")
    assert not (tmp_path / "out").exists()


@pytest.fixture
def boot(new_machine, tmp_path):
    """Switch on a board with this folder as its drive, and nothing of the repository."""

    def start(board, drive, **options):
        (tmp_path / "nothing").mkdir()
        for name, value in BOARDS[board].settings.items():
            owners = drive / "settings.toml"
            text = owners.read_text("utf-8") if owners.exists() else ""
            owners.write_text(settings.write(text, name, value))
        machine = new_machine(board, source=tmp_path / "nothing", folder=drive, **options)
        machine.power_on()
        return machine

    return start


def id_of(board):
    """What a virtual board is called where releases are made: an older wing is no board apart."""
    return board.removesuffix("_old")


def family_of(board):
    there = [family for family, boards in families.families().items() if id_of(board) in boards]
    return there[0] if there else None


def test_every_virtual_board_has_an_archive():
    assert [board for board in BOARDS if family_of(board) is None] == []


@pytest.mark.parametrize("board", [board for board in BOARDS if family_of(board)])
def test_a_board_runs_what_lies_in_its_archive(release, boot, tmp_path, board):
    with zipfile.ZipFile(release / f"crown-tally-{__version__}-{family_of(board)}.zip") as archive:
        archive.extractall(tmp_path / "unpacked")
    machine = boot(board, tmp_path / "unpacked" / "CIRCUITPY")
    score_a_kingdom(machine)
    assert foreign(machine, board) == set()


@pytest.mark.parametrize(
    "board", [board for board in BOARDS if id_of(board) in families.with_usb()]
)
def test_the_installer_dropped_on_an_empty_drive_lays_it_out_and_starts(
    release, boot, tmp_path, board
):
    drive = tmp_path / "drive"
    drive.mkdir()
    shutil.copy(release / "code.py", drive)
    machine = boot(board, drive, computer=True)
    assert machine.app is None
    machine.run(6000)
    assert "resetting" in machine.output
    score_a_kingdom(machine)
    assert foreign(machine, board) == set()
    there = {p.relative_to(drive).as_posix(): p.read_bytes() for p in drive.rglob("*.py")}
    files = families.files(families.with_usb())
    assert there == {name: path.read_bytes() for name, path in files if name.endswith(".py")}


def test_the_installer_gives_the_drive_back_when_it_fails(release, boot, tmp_path):
    drive = tmp_path / "drive"
    drive.mkdir()
    (drive / "lib").write_text("a file in the way of a folder")
    shutil.copy(release / "code.py", drive)
    machine = boot("pyportal", drive, computer=True)
    machine.errors_expected = True
    with pytest.raises(Exception, match="Not a directory"):
        machine.run(6000)
    assert "re-enabling CIRCUITPY" in machine.output
    assert machine.hardware.usb_drive
    assert (drive / "code.py").read_bytes() == (release / "code.py").read_bytes()


def score_a_kingdom(machine):
    """Enter a real kingdom by finger, and read its points off the screen."""
    finger.settle(machine)
    player = Player(machine, None, print, print)
    game = games.load("kingdomino")
    board = textform.parse(CASE["kingdom"], 5, game)
    if view.shows(machine, "English"):  # the first start asks
        player.run(*story.parse('tap "English"'))
    lines = ['tap "New game"', *hand.enter(board, game)]
    for step in story.parse("\n".join(lines)):
        player.run(step)
    assert str(CASE["total_with_both_bonuses"]) in view.texts(machine)


def foreign(machine, board):
    """Modules of the device that came from this computer though its firmware lacks them."""
    frozen = {
        *BOARDS[id_of(board)].frozen,
        *HOST,
        "adafruit_bus_device",
        "adafruit_pixelbuf",
    }
    found = set()
    for name, module in list(sys.modules.items()):
        top = name.partition(".")[0]
        ours = top in ("table", "kingdom", "neopixel") or top.startswith("adafruit_")
        file = getattr(module, "__file__", None)
        if ours and file and not Path(file).is_relative_to(machine.drive) and top not in frozen:
            found.add(name)
    return found
