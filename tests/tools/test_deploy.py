# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""python -m tools deploy: onto a folder that looks like a drive, for each board, and then run."""

import errno
import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from kingdom import games, textform

from tests.tools.shipping.folders import Breaking, held, new_drive, put
from tests.tools.shipping.test_handover import Console
from tests.tools.shipping.test_web import PASSWORD, Board
from tools import boards
from tools import deploy as deploying
from tools.__main__ import tools
from tools.shipping import contents, drives, handover, imports, libraries, manifest, notes
from tools.shipping.drive import Drive
from tools.shipping.web import Web
from tools.virtual import hand, player, story

VIRTUAL = boards.known()
CASES = Path(__file__).parents[1] / "cases" / "boards.jsonl"
GAMES = map(json.loads, CASES.read_text("utf-8").splitlines())
REAL = next(each for each in GAMES if each["id"] == "board-18")  # the quickest to enter
POINTS = REAL["total_with_both_bonuses"]
STORY = """
tap "English"
tap "New game"
expect screen entry
{entering}
expect text "{points}"
wait 2000
power off
power on
tap "Resume"
tap "Next player"
tap "Next player"
tap "Next player"
tap "Result"
expect screen result
expect text "{points}"
"""


def real_story():
    """A real kingdom is entered, the cable pulled and put back, and the points are still there."""
    game = games.load("kingdomino")
    lines = hand.enter(textform.parse(REAL["kingdom"], 5, game), game)
    return STORY.format(entering="\n".join(lines), points=POINTS)


@pytest.fixture(autouse=True)
def this_computer_alone(monkeypatch):
    """No network, and no drive that happens to be plugged in."""
    monkeypatch.setattr(libraries, "fetch", lambda *_: pytest.fail("this would need a network"))
    monkeypatch.setattr(drives, "places", list)


def deploy(*arguments):
    return CliRunner().invoke(tools, ["deploy", *map(str, arguments)])


def refused(result):
    """The one line of a refusal."""
    assert result.exit_code == 2 and result.stdout == "", result.output
    (line,) = result.stderr.splitlines()
    assert line.startswith("deploy: ")
    return line


def deployed(root, board_id):
    """The drive of a board with Crown Tally on it; what only its owner knows is told."""
    chosen = boards.find(board_id).chosen
    new_drive(root, "some_feather" if chosen else board_id)
    result = deploy(root, *(["--board", board_id] * chosen))
    assert result.exit_code == 0, result.output
    return root


def each_board():
    return pytest.mark.parametrize("board_id", boards.known())


@each_board()
def test_every_import_of_every_file_is_met(tmp_path, board_id):
    root = deployed(tmp_path, board_id)
    frozen = boards.find(board_id).frozen
    for path in root.rglob("*.py"):
        ours = path.read_bytes().startswith(b"# SPDX-FileCopyrightText: 2026 Crown Tally")
        for name in imports.read(path, optional=ours):
            top = name.partition(".")[0]
            there = (root / "lib" / top).is_dir() or (root / "lib" / f"{top}.py").is_file()
            assert there or top in frozen or top in libraries.BUILT_IN, f"{path}: {name}"


@pytest.mark.parametrize("board_id", VIRTUAL)
def test_the_drive_runs_and_scores_a_kingdom(tmp_path, board_id):
    root = deployed(tmp_path, board_id)
    before = held(root)
    player.play(story.parse(real_story()), board_id, tmp_path, folder=root, source=root)
    after = held(root)
    assert not [path for path in root.rglob("*") if path.is_symlink()]
    assert {**after, **before} == after and "saves/a/match" in after
    saved = sum(len(data) for name, data in after.items() if name.startswith("saves/"))
    assert 0 < saved <= notes.SAVES < 2 * saved
    assert deploy(root).exit_code == 0
    assert held(root) == after


def test_what_is_told(tmp_path):
    root = new_drive(tmp_path)
    count = len(contents.files("pyportal"))
    first = deploy(root).stdout.splitlines()
    assert first == [
        f"Adafruit PyPortal, {root}: {count} files put, 0 removed, 0 already there.",
        "Eject the drive, then unplug the board and plug it in again: the game starts.",
    ]
    (root / "code.py").write_text("changed")
    second = deploy(root).stdout.splitlines()
    assert f": 1 file put, 0 removed, {count - 1} already there." in second[0]
    assert second[1] == "note: code.py was not ours: it is kept as code.py.old-1"


def test_a_dry_run_tells_and_changes_nothing(tmp_path):
    root = new_drive(tmp_path)
    old = {"lib/old.py": b"old"}
    put(root, old | {manifest.PATH: manifest.write(manifest.of(old)), "boot.py": b"theirs"})
    before = held(root)
    lines = deploy(root, "--dry-run").stdout.splitlines()
    assert held(root) == before
    assert lines[:2] == ["keep    boot.py as boot.py.old-1", "remove  lib/old.py"]
    assert "put     lib/table/app.py" in lines and lines.index("put     code.py") == len(lines) - 3
    assert "files would be put, 1 would be removed, 0 already there." in lines[-2]


OLD = {"lib/old.py": b"old", "code.py": b"older", "lib/neopixel.py": b"x"}
DRIVES = {
    "new": {},
    "of the shop": {"code.py": b"demo", "boot.py": b"theirs", "lib/adafruit_ticks.py": b"other"},
    "with an older one": OLD | {manifest.PATH: manifest.write(manifest.of(OLD))},
    "with settings": {"settings.toml": b"WIFI = 1", "lib/mine.py": b"mine"},
}


@pytest.mark.parametrize("files", DRIVES.values(), ids=DRIVES)
def test_a_dry_run_tells_just_what_is_done(tmp_path, monkeypatch, files):
    root = new_drive(tmp_path)
    put(root, files)
    dry = deploy(root, "--dry-run").stdout.splitlines()
    done = []

    class Watched(Drive):
        def move(self, path, to):
            if to != manifest.PATH:
                done.append(
                    f"put     {to}" if path == manifest.HALF else f"keep    {path} as {to}"
                )
            super().move(path, to)

        def remove(self, path):
            done.append(f"remove  {path}")
            super().remove(path)

    monkeypatch.setattr(deploying, "Drive", Watched)
    real = deploy(root).stdout.splitlines()
    done.remove("remove  code.py")  # its place is taken at the end
    told = [line for line in dry if line.startswith(("put ", "keep ", "remove "))]
    assert sorted(told) == sorted(done)
    assert [line.replace("would be ", "") for line in dry[len(told) :]] == real[:-1]
    monkeypatch.undo()
    assert deploy(root, "--dry-run").stdout.startswith("Adafruit PyPortal")  # nothing is left


def test_the_only_drive_is_found(tmp_path, monkeypatch):
    root = new_drive(tmp_path / "CIRCUITPY")
    monkeypatch.setattr(drives, "places", lambda: [(tmp_path, "*")])
    assert deploy().exit_code == 0
    assert (root / "code.py").read_bytes().startswith(b"# SPDX")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ([], "no CIRCUITPY drive found"),
        (["{root}/nowhere"], "nowhere; a folder that is to be filled, make it first"),
        (["{root}/code.py"], "code.py is a file: give the folder where the drive is"),
        (["{root}/sd"], "sd is no CIRCUITPY drive: it has no boot_out.txt"),
        (["{root}", "--language", "xx"], "no words in 'xx'; there are: "),
        (["{root}", "--board", "lamp"], "is the drive of a pyportal, not of a lamp"),
        (["{root}", "--host", "10.0.0.7"], "--host goes with neither DRIVE nor --circup"),
        (["--host", ""], "--host takes a name or an address alone, not ''"),
        (["{root}", "--serial", "{root}/nothing"], "cannot open the serial port"),
    ],
)
def test_a_wrong_call_changes_nothing(tmp_path, arguments, line):
    root = new_drive(tmp_path)
    before = held(root)
    assert line in refused(deploy(*[text.format(root=root) for text in arguments]))
    assert held(root) == before


@pytest.mark.parametrize(("version", "line"), [("9.2.8", "too old"), ("11.0.0", "with 10 only")])
def test_another_circuitpython(tmp_path, version, line):
    root = new_drive(tmp_path, version=version)
    before = held(root)
    assert line in refused(deploy(root))
    assert held(root) == before


class Small(Drive):
    def room(self):
        return 100 * 1024, 512


def assert_told_beforehand(root, line):
    """A real run and a dry one are refused alike, and nothing is changed."""
    before = held(root)
    for dry in ((), ("--dry-run",)):
        assert line in refused(deploy(root, *dry))
    assert held(root) == before


def test_a_small_drive_is_told_beforehand(tmp_path, monkeypatch):
    monkeypatch.setattr(deploying, "Drive", Small)
    assert_told_beforehand(new_drive(tmp_path), "has 100 KB free and")


class Kept(Drive):
    def is_read_only(self):
        return True


def test_a_drive_that_the_device_owns_is_told_beforehand(tmp_path, monkeypatch):
    root = new_drive(tmp_path)
    monkeypatch.setattr(deploying, "Drive", Kept)
    assert_told_beforehand(root, "cannot be written: the device owns it")
    assert deploy(root, "--dry-run", "--serial", "COM3").exit_code == 0  # it would be asked
    monkeypatch.undo()
    assert deploy(root).exit_code == 0
    monkeypatch.setattr(deploying, "Drive", Kept)
    assert deploy(root).exit_code == 0  # there is nothing to do


def test_whoever_stops_it_is_told_what_that_means(tmp_path, monkeypatch):
    root = new_drive(tmp_path)

    class Stopped(Drive):
        def write(self, path, data):
            if "lib" in self.listing("") and self.listing("lib/table"):
                raise KeyboardInterrupt
            super().write(path, data)

    monkeypatch.setattr(deploying, "Drive", Stopped)
    result = deploy(root)
    assert (result.exit_code, len(result.stderr.splitlines())) == (1, 1)
    assert result.stderr.startswith("deploy: stopped: until you run this again the device may")
    monkeypatch.undo()
    assert deploy(root).exit_code == 0


@pytest.mark.parametrize(
    ("code", "at", "line"),
    [
        (errno.EROFS, 0, "the device owns it"),
        (errno.ENOSPC, 40, "is full"),
        (errno.EIO, 41, "is gone: plug"),
        (errno.ENODEV, 0, "is gone: plug"),
    ],
)
def test_a_drive_that_fails(tmp_path, monkeypatch, code, at, line):
    root = new_drive(tmp_path)
    monkeypatch.setattr(deploying, "Drive", lambda root: Breaking(root, at, "half", code))
    assert line in refused(deploy(root))
    assert ("code.py" in held(root)) == (at == 0)
    monkeypatch.undo()
    assert deploy(root).exit_code == 0
    files = held(root)
    assert all(files[name] == path.read_bytes() for name, path in contents.files("pyportal"))


@pytest.mark.parametrize("look", range(12))
def test_a_drive_that_goes_whenever_it_is_looked_at(tmp_path, monkeypatch, look):
    root = new_drive(tmp_path)
    assert deploy(root).exit_code == 0
    seen = []

    class Going(Drive):
        def listing(self, folder):
            seen.append(folder)
            if len(seen) > look:
                raise OSError(errno.EIO, "Input/output error")
            return super().listing(folder)

    monkeypatch.setattr(deploying, "Drive", Going)
    assert "is gone: plug" in refused_late(deploy(root))


def refused_late(result):
    """The one line of a refusal after something was told already."""
    assert result.exit_code == 2 and isinstance(result.exception, SystemExit), result.output
    (line,) = result.stderr.splitlines()
    return line


def test_the_language(tmp_path):
    root = new_drive(tmp_path)
    assert deploy(root, "--language", "en").exit_code == 0
    assert 'CROWN_LANGUAGE = "en"' in (root / "settings.toml").read_text()
    (root / "settings.toml").write_text("WIFI = 1")
    assert (
        'stays as it is; write into it: CROWN_LANGUAGE = "en"'
        in deploy(root, "--language", "en").stdout
    )
    assert (root / "settings.toml").read_text() == "WIFI = 1"


def test_a_language_may_be_written_large(tmp_path):
    root = new_drive(tmp_path)
    assert deploy(root, "--language", "KO").exit_code == 0
    assert 'CROWN_LANGUAGE = "ko"' in (root / "settings.toml").read_text()


def test_the_languages_are_told_by_help():
    help_ = " ".join(deploy("--help").stdout.split())
    assert f"English only: {', '.join(contents.languages())}." in help_


def test_circup_comes_before_code(tmp_path, monkeypatch):
    root = new_drive(tmp_path)
    assert deploy(root).exit_code == 0
    seen = []

    def install(where, modules):
        seen.append((where, modules, held(root)))

    monkeypatch.setattr(deploying.circup, "check", lambda: None)
    monkeypatch.setattr(deploying.circup, "install", install)
    for _ in range(2):
        assert deploy(root, "--circup").exit_code == 0
    for where, modules, files in seen:
        assert where == root and modules == contents.modules("pyportal")
        assert "code.py" not in files and "lib/adafruit_ticks.py" not in files
    assert len(seen) == 2 and "code.py" in held(root)


def test_the_device_is_asked_for_its_drive(tmp_path, monkeypatch):
    root, console = new_drive(tmp_path), Console()
    monkeypatch.setattr(handover, "connect", lambda name: console)
    assert deploy(root, "--serial", "COM3").exit_code == 0
    assert console.programs == [handover.PROGRAM] and console.closed
    assert json.loads((root / manifest.PATH).read_bytes())["version"] == 1


def gone(*_):
    raise OSError(errno.ENODEV, "the drive has gone")


def test_a_drive_that_goes_while_it_is_handed_over_is_told(tmp_path, monkeypatch):
    root = new_drive(tmp_path)
    monkeypatch.setattr(handover, "connect", lambda name: Console())
    monkeypatch.setattr(Drive, "is_read_only", gone)
    assert f"{root} is gone: plug" in refused(deploy(root, "--serial", "COM3"))


def test_a_drive_that_goes_at_the_very_end_is_told(tmp_path, monkeypatch):
    root = new_drive(tmp_path)
    monkeypatch.setattr(deploying.notes, "of", gone)
    result = deploy(root)
    assert result.exit_code == 2 and " files put, " in result.stdout
    (line,) = result.stderr.splitlines()
    assert line.startswith(f"deploy: {root} is gone: plug")


@pytest.mark.parametrize("at", [0, 3])
def test_a_port_that_goes_is_told_as_that(tmp_path, monkeypatch, at):
    root = new_drive(tmp_path)
    before = held(root)

    class Going(Console):
        left = at

        def write(self, data):
            self.left -= 1
            if self.left < 0:
                raise OSError(errno.EIO, "Input/output error")

        def close(self):
            raise OSError(errno.EIO, "Input/output error")

        def read(self, count):
            return b""

    monkeypatch.setattr(handover, "connect", lambda name: Going())
    assert "the serial port COM3 has gone" in refused(deploy(root, "--serial", "COM3"))
    assert held(root) == before


def test_a_board_in_the_network(tmp_path, monkeypatch):
    root = new_drive(tmp_path)

    def web(host, password):
        return Web(host, password, Board(root))

    monkeypatch.setattr(deploying, "Web", web)
    assert "wants its password" in refused(deploy("--host", "10.0.0.7"))
    result = deploy("--host", "10.0.0.7", "--password", PASSWORD)
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("Adafruit PyPortal, http://10.0.0.7: ")
    files = held(root)
    assert all(files[name] == path.read_bytes() for name, path in contents.files("pyportal"))


def test_a_folder_for_a_board_that_shows_no_drive(tmp_path):
    result = deploy(tmp_path, "--board", "pyportal")
    assert result.exit_code == 0 and "Copy all of this folder" in result.stdout
    names = [name for name, _ in contents.files("pyportal")]
    assert sorted(held(tmp_path)) == sorted([*names, manifest.PATH])
