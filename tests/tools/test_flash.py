# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""python -m tools flash: from a UF2 and a bootloader's drive to CIRCUITPY."""

import pytest
from click.testing import CliRunner

from tests.tools.flashing.firmware import image, said, uf2, uf2_of
from tools import flash
from tools.__main__ import tools
from tools.boards import find
from tools.flashing import copying

BOOT = "Adafruit CircuitPython {} on 2026-09-30; {} with samd51j20\nBoard ID:{}\n"


class Computer:
    """A computer whose drives are folders; a board starts anew once it has its firmware."""

    def __init__(self, folder):
        self.folder, self.now, self.becomes = folder, 0, None

    def bootloader(self, board_id):
        drive = self.folder / "BOOT"
        drive.mkdir()
        (drive / "INFO_UF2.TXT").write_text(f"UF2 Bootloader\nBoard-ID: {board_id}\n")
        return drive

    def circuitpy(self, board, name="CIRCUITPY"):
        drive = self.folder / name
        drive.mkdir()
        (drive / "boot_out.txt").write_text(BOOT.format("10.3.1", find(board).firmware, board))

    def monotonic(self):
        return self.now

    def sleep(self, seconds):
        self.now += seconds
        if self.becomes and (self.folder / "BOOT" / "NEW.UF2").exists():
            self.circuitpy(self.becomes)
            self.becomes = None

    def mounts(self):
        return sorted(self.folder.iterdir())


@pytest.fixture
def computer(tmp_path, monkeypatch):
    folder = tmp_path / "drives"
    folder.mkdir()
    monkeypatch.chdir(tmp_path)
    computer = Computer(folder)
    monkeypatch.setattr(flash, "mounts", computer.mounts)
    monkeypatch.setattr(flash, "time", computer)
    return computer


@pytest.fixture
def run(tmp_path):
    def run(*arguments, file="cp.uf2", raw=None):
        if raw is not None:
            (tmp_path / file).write_bytes(raw)
        return CliRunner().invoke(tools, ["flash", file, *arguments])

    return run


@pytest.mark.parametrize("board", ["pyportal", "pyportal_titano", "lilygo_tdeck"])
@pytest.mark.parametrize("named", [True, False])
def test_a_board_is_flashed_and_comes_up(computer, run, board, named):
    drive = computer.bootloader(find(board).bootloader)
    computer.becomes = board
    raw = uf2_of(board)
    done = run(*(("--board", board) if named else ()), raw=raw)
    assert done.exit_code == 0, done.output
    assert (drive / "NEW.UF2").read_bytes() == raw
    assert "CIRCUITPY is there, with CircuitPython 10.3.1." in done.output
    assert "python -m tools deploy" in done.output


@pytest.mark.parametrize("version", ["9.2.1", "10.3.1"])
def test_another_circuitpython_is_copied_and_told(computer, run, version):
    drive = computer.bootloader(find("pyportal").bootloader)
    computer.becomes = "pyportal"
    raw = uf2(said(find("pyportal").firmware, version))
    done = run(raw=raw)
    assert (drive / "NEW.UF2").read_bytes() == raw
    told = "note: this is CircuitPython 9.2.1; Crown Tally runs on 10 only\n"
    assert done.stderr == (told if version == "9.2.1" else "")


def test_a_drive_that_vanishes_with_the_last_block_is_success(computer, run, monkeypatch):
    computer.bootloader(find("pyportal").bootloader)
    computer.becomes = "pyportal"

    def gone(number):
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(copying.os, "fsync", gone)
    done = run(raw=uf2_of("pyportal"))
    assert done.exit_code == 0, done.output


def test_a_board_that_does_not_come_up_is_told_after_a_minute(computer, run):
    computer.circuitpy("pyportal", "CIRCUITPY")  # another one, there before
    computer.bootloader(find("pyportal").bootloader)
    done = run(raw=uf2_of("pyportal"))
    assert done.exit_code == 1
    assert computer.now == 60
    assert "copied, but no CIRCUITPY came within a minute: unplug" in done.stderr


def test_a_drive_that_takes_nothing_is_told(computer, run):
    drive = computer.bootloader(find("pyportal").bootloader)
    (drive / "NEW.UF2").mkdir()
    done = run(raw=uf2_of("pyportal"))
    assert done.exit_code == 2
    assert "BOOT did not take all of it: Is a directory; start the bootloader" in done.stderr


def test_a_drive_may_have_any_name(computer, run, tmp_path):
    drive = tmp_path / "[" / "bold] [x" / "b]"
    drive.mkdir(parents=True)
    name = find("pyportal").bootloader
    (drive / "INFO_UF2.TXT").write_text(f"Board-ID: {name}\r\n")
    raw = uf2_of("pyportal")
    assert run("--drive", str(drive), raw=raw).exit_code == 1  # no CIRCUITPY comes of it
    assert (drive / "NEW.UF2").read_bytes() == raw


def test_the_drive_can_be_chosen(computer, run, tmp_path):
    drive = computer.bootloader(find("pyportal").bootloader)
    drive.rename(tmp_path / "elsewhere")
    done = run("--drive", str(tmp_path / "elsewhere"), raw=uf2_of("pyportal"))
    assert (tmp_path / "elsewhere" / "NEW.UF2").exists()
    assert done.exit_code == 1


@pytest.mark.parametrize(
    ("arguments", "raw", "problem"),
    [
        ((), None, "cannot read cp.uf2: No such file or directory"),
        ((), b"hello", "cp.uf2 is not a UF2 file; download it again"),
        ((), uf2_of("pyportal")[:-512], "cp.uf2 is cut short or mixed: "),
        (("--drive", "."), uf2_of("pyportal"), ". is no bootloader's drive: it has no INFO_UF2.T"),
        (("--board", "lamp"), uf2_of("pyportal"), "no board 'lamp' in the list: elecrow"),
        (("--board", "pyportal"), uf2_of("lilygo_tdeck"), "the file is for ESP32S3"),
        (("--board", "lilygo_tdeck"), uf2_of("lilygo_tdeck"), "v0, not that of lilygo_tdeck"),
        (("--board", "pyportal"), uf2_of("pyportal_titano"), "Titano, not for pyportal"),
        (
            ("--board", "m5stack_core2"),
            None,
            "run: esptool --chip esp32 write-flash 0x0 adafruit-circuitpython-m5stack_core2-en_US",
        ),
    ],
)
def test_a_refusal_is_one_line_and_nothing_is_written(computer, run, arguments, raw, problem):
    drive = computer.bootloader(find("pyportal").bootloader)
    done = run(*arguments, raw=raw)
    assert (done.exit_code, done.stdout) == (2, "")
    assert problem in done.stderr
    assert done.stderr.startswith("flash: ") and done.stderr.count("\n") == 1
    assert [path.name for path in drive.iterdir()] == ["INFO_UF2.TXT"]


def test_a_file_called_after_another_board_is_refused(computer, run):
    computer.bootloader(find("pyportal").bootloader)
    file = "adafruit-circuitpython-pyportal_pynt-en_US-10.3.1.uf2"
    done = run("--board", "pyportal", file=file, raw=uf2_of("pyportal_pynt"))
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == "flash: the file is named as that of pyportal_pynt, not of pyportal\n"


def test_without_a_bootloader_it_is_told_how_to_start_it(computer, run):
    done = run("--board", "pyportal", raw=uf2_of("pyportal"))
    assert done.exit_code == 2
    assert "press its reset button twice, quickly; a drive PORTALBOOT comes" in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_image_is_left_to_esptool(computer, run):
    done = run("--board", "m5stack_core2", file="cp.bin", raw=image(0, 0x1000))
    assert done.exit_code == 2
    assert "esptool --chip esp32 write-flash 0x0 cp.bin" in done.stderr
    assert done.stderr.count("\n") == 1
