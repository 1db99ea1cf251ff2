# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Who may write the drive: the real boot.py and code.py for every setting, finger and computer."""

import random
import shutil

import pytest

from tools.virtual.finger import settle
from tools.virtual.machine import REPOSITORY

_SETTINGS = {
    "nothing": "",
    "auto": 'CROWN_DRIVE = "auto"',
    "device": 'CROWN_DRIVE = "device"',
    "computer": 'CROWN_DRIVE = "computer"',
    "misspelt": 'CROWN_DRIVE = "Device"',
    "a number": "CROWN_DRIVE = 7",
    "no TOML": 'CROWN_DRIVE = "device',
    "no text": 'CROWN_DRIVE = "\xff"',
}
_COMPUTERS = ("none", "from the start", "a second later", "in mid-game")
_SURE = ("auto", "device", "computer")  # all else is auto


def expected(setting, finger, computer):
    """Who has the drive in the end."""
    owner = setting if setting in _SURE else "auto"
    if finger or owner == "computer":
        return "computer"
    if owner == "device":
        return "device"
    return "computer" if computer in ("from the start", "a second later") else "device"


@pytest.fixture
def start(new_machine, tmp_path):
    """start(setting, finger, computer): a machine with its app running."""

    def start(setting="auto", finger=False, computer=False, machine=None):
        machine = machine or new_machine(folder=tmp_path / "drive")
        settings = machine.drive / "settings.toml"
        settings.unlink(missing_ok=True)
        settings.write_bytes(_SETTINGS[setting].encode("latin-1"))
        machine.hardware.computer = computer
        if finger:
            machine.finger(160, 120)
        machine.power_on()
        machine.lift()
        machine.run(400)
        return machine

    return start


def save(machine):
    """Change something that is saved; where is it kept?"""
    with machine.inside():
        if machine.app.match is None:
            machine.app.start(machine.app.plan)
        machine.app.match.lay(*_next(machine.app.match))
    machine.run(1500)
    assert machine.app.saved is bool(machine.app.device.saves.kept)
    return machine.app.device.saves.kept


def _next(match):
    laid = bytes(match.board().cells)
    return next((i, 2) for i, square in enumerate(laid) if square == 0)


@pytest.mark.parametrize("computer", _COMPUTERS)
@pytest.mark.parametrize("finger", [False, True])
@pytest.mark.parametrize("setting", _SURE)
def test_the_drive_has_the_owner_it_should(start, setting, finger, computer):
    machine = start(setting, finger, computer == "from the start")
    if computer == "a second later":
        machine.hardware.computer = True
    kept = save(machine)
    if computer == "in mid-game":
        machine.hardware.computer = True
        kept = save(machine)
    owner = expected(setting, finger, computer)
    assert kept == (("drive", "board") if owner == "device" else ("board",))
    assert machine.hardware.writable is (owner == "device")


@pytest.mark.parametrize("setting", _SETTINGS)
def test_a_setting_that_cannot_be_is_named_on_the_serial_line_and_means_auto(start, setting):
    machine = start(setting)
    named = "settings.toml: CROWN_DRIVE" in machine.output
    assert named is (setting not in (*_SURE, "nothing"))
    assert save(machine) == (("board",) if setting == "computer" else ("drive", "board"))


@pytest.mark.parametrize(("before", "after"), [("auto", "computer"), ("computer", "auto")])
def test_a_match_outlives_the_power_and_the_owner(start, before, after):
    machine = start(before)
    save(machine)
    cells = bytes(machine.app.match.board().cells)
    machine.power_off()
    again = start(after, machine=machine)
    assert bytes(again.app.match.board().cells) == cells


def test_boot_says_nothing_when_all_is_well(start):
    """What boot.py prints is written to boot_out.txt, that is to the drive."""
    for setting, finger in (("auto", False), ("device", False), ("computer", True)):
        machine = start(setting, finger)
        assert machine.output == ""
        machine.close()


def test_a_finger_counts_until_the_power_goes(start):
    machine = start("device", finger=True)
    assert save(machine) == ("board",)
    with machine.inside():
        import supervisor

        machine.app.device.touch.read()
        assert supervisor.runtime.autoreload
    machine.power_off()
    again = start("device", machine=machine)
    assert save(again) == ("drive", "board")


def test_a_finger_is_noted_without_wearing_the_chip(start):
    machine = start("auto")
    assert machine.hardware.wear["nvm"] == 0
    machine.power_off()
    for finger, writes in ((True, 1), (True, 1), (False, 2), (False, 2)):
        machine = start("auto", finger, machine=machine)
        assert machine.hardware.wear["nvm"] == writes
        machine.power_off()


def test_a_light_touch_or_a_tap_that_is_over_gives_nothing_away(start):
    machine = start("auto")
    machine.finger(160, 120)
    machine.run(50)
    machine.lift()
    assert save(machine) == ("drive", "board")


def test_the_computer_can_be_given_the_drive_and_no_match_is_lost(start):
    machine = start("auto")
    assert save(machine) == ("drive", "board")
    with machine.inside():
        machine.app.device.saves.give_drive()
    assert not machine.hardware.writable
    machine.hardware.computer = True
    assert save(machine) == ("board",)
    machine.hardware.computer = False
    assert save(machine) == ("board",)
    cells = bytes(machine.app.match.board().cells)
    machine.power_off()
    again = start("auto", machine=machine)
    assert bytes(again.app.match.board().cells) == cells
    assert save(again) == ("drive", "board")


def test_a_computer_that_goes_leaves_the_drive_to_the_device(start):
    machine = start("auto", computer=True)
    assert save(machine) == ("board",)
    machine.hardware.computer = False
    assert save(machine) == ("drive", "board")


def test_with_no_place_at_all_the_screens_are_told_and_the_game_goes_on(start, new_machine):
    machine = new_machine()
    machine.hardware.nvm = bytearray()
    machine = start("computer", machine=machine)
    assert save(machine) == ()
    assert machine.app.saved is False
    with machine.inside():
        machine.app.open("home")
    machine.step()
    assert machine.app.saved is False


def test_what_could_not_be_saved_is_saved_when_a_screen_closes(start, new_machine):
    machine = new_machine()
    machine.hardware.nvm = bytearray()
    machine = start("auto", computer=True, machine=machine)
    assert save(machine) == ()
    machine.hardware.computer = False
    with machine.inside():
        machine.app.open("home")
    machine.step()
    assert machine.app.saved and machine.app.device.saves.kept == ("drive",)


@pytest.fixture
def damaged(tmp_path):
    """damaged(file): the source of a drive on which a file of lib/table/device is broken."""

    def damage(name, text):
        source = tmp_path / "source"
        shutil.copytree(REPOSITORY / "lib", source / "lib")
        (source / "fonts").symlink_to(REPOSITORY / "fonts")
        for file in ("boot.py", "code.py"):
            shutil.copy(REPOSITORY / file, source)
        (source / "lib" / "table" / "device" / name).write_text(text)
        return source

    return damage


@pytest.mark.parametrize("text", ["import nonsense", "def is_down(board): 1 / 0", "def :"])
def test_any_error_in_boot_leaves_the_drive_to_the_computer(start, new_machine, damaged, text):
    machine = new_machine(source=damaged("finger.py", text))
    machine.hardware.computer = True
    machine = start("device", computer=True, machine=machine)
    assert machine.output.startswith("boot.py: ")
    assert not machine.hardware.writable
    assert save(machine) == ("board",)


def test_a_chip_that_takes_no_note_leaves_the_drive_to_the_computer(start, new_machine):
    machine = new_machine()
    machine.hardware.nvm = bytearray(1)
    machine = start("device", finger=True, machine=machine)
    assert not machine.hardware.writable


@pytest.mark.parametrize("language", ["en", "xx", "", "../en", "__init__", "en.en", "日本"])
def test_a_language_that_is_not_there_is_english(new_machine, language):
    machine = new_machine(settings={"CROWN_LANGUAGE": language})
    machine.power_on()
    machine.run(400)
    assert machine.app.words("new_game") == "New game"


def test_no_damaged_settings_stop_the_game(start):
    machine = start("auto")
    good = (REPOSITORY / "settings.toml").read_bytes()
    dice = random.Random(6)
    settings = machine.drive / "settings.toml"
    with machine.inside():
        from table.device import drive

        for _ in range(800):
            settings.write_bytes(_harmed(good, dice))
            assert drive.owner() in _SURE


def _harmed(data, dice):
    changed = bytearray(data)
    for _ in range(dice.choice((1, 2, 5))):
        at = dice.randrange(len(changed) - 12, len(changed)) if dice.random() < 0.5 else 0
        changed[at or dice.randrange(len(changed))] = dice.randrange(256)
    return changed[: dice.choice((len(changed), dice.randrange(len(changed))))]


@pytest.mark.parametrize("held", [False, True])
def test_on_a_panel_with_reversed_pressure_a_finger_is_one_and_nobody_is_nobody(new_machine, held):
    machine = new_machine(settings={"CROWN_PRESSURE": "reversed"})
    machine.hardware.touch.reversed = True
    if held:
        machine.finger(160, 120)
    machine.power_on()
    settle(machine)
    with machine.inside():
        assert machine.app.device.drive.take() is not held


@pytest.mark.parametrize("memory", [None, b"", b"\xff", b"\xff\xff", "worn"])
def test_a_finger_gives_the_drive_whatever_the_memory_is(machine, monkeypatch, memory):
    class Worn(bytearray):
        def __setitem__(self, at, value):
            raise RuntimeError

    done = []
    held = Worn(b"\xff" * 256) if memory == "worn" else memory and bytearray(memory)
    with machine.inside():
        from table.device import drive

        monkeypatch.setattr(drive, "owner", lambda: "device")
        monkeypatch.setattr(drive.storage, "remount", lambda path, readonly: done.append(readonly))
        drive.boot(held, True)
    assert done == [True]
