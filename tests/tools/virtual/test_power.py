# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Trouble with the supply: safe modes, and power that goes in the middle of a write."""

import ast
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.virtual.machine import Crashed

_SAFEMODE = """
import microcontroller, storage, supervisor
print(supervisor.runtime.safe_mode_reason, microcontroller.cpu.reset_reason)
storage.remount("/", readonly=False)  # there is no USB yet
if supervisor.runtime.safe_mode_reason == supervisor.SafeModeReason.BROWNOUT:
    microcontroller.reset()
"""
_CODE = """
import microcontroller, storage, supervisor
print("code", supervisor.runtime.safe_mode_reason)
try:
    storage.remount("/", readonly=False)
except RuntimeError:
    print("the computer's")
file = None
while True:
    supervisor.ticks_ms()
    if file is None and storage.getmount("/").readonly is False:
        file = open("file", "w+b", buffering=0)
        file.write(bytes(1024))
    if file:
        file.seek(0)
        file.write(b"a" * 1024)
        microcontroller.nvm[0:2] = b"ab"
"""


@pytest.fixture
def machine(new_machine, tmp_path):
    (tmp_path / "safemode.py").write_text(_SAFEMODE)
    (tmp_path / "code.py").write_text(_CODE)
    machine = new_machine(source=tmp_path)
    machine.power_on()
    return machine


def test_after_a_brown_out_safemode_py_can_start_the_program_again(machine):
    machine.brown_out()
    assert "SafeModeReason.BROWNOUT microcontroller.ResetReason.BROWNOUT" in machine.output
    assert machine.output.count("code microcontroller.SafeModeReason.NONE") == 2
    assert machine.hardware.run_reason == "RESET"


def test_in_any_other_safe_mode_the_program_does_not_run_until_the_power_goes(machine):
    machine.safe_mode("HARD_FAULT")
    machine.run(100)
    assert machine.output.count("code") == 1
    assert "SafeModeReason.HARD_FAULT" in machine.output
    machine.power_off()
    machine.power_on()
    assert machine.output.count("code") == 2


def test_a_person_who_asks_for_safe_mode_gets_it_without_safemode_py(machine):
    machine.safe_mode("USER")
    assert "USER" not in machine.output
    assert machine.on


def test_an_error_in_safemode_py_surfaces(machine):
    (machine.drive / "safemode.py").unlink()
    (machine.drive / "safemode.py").write_text("1 / 0")
    with pytest.raises(Crashed, match="ZeroDivisionError"):
        machine.brown_out()


def test_there_is_no_trouble_without_power(machine):
    machine.power_off()
    with pytest.raises(RuntimeError, match="power is off"):
        machine.brown_out()


def test_writes_are_counted(machine):
    machine.run(30)
    blocks, writes = machine.hardware.wear.values()
    machine.run(30)
    assert machine.hardware.wear == {"drive": blocks + 6, "nvm": writes + 3}


@pytest.mark.parametrize("write", range(3))
def test_the_power_goes_in_the_middle_of_a_write(machine, write):
    machine.run(30)
    machine.hardware.nvm[:] = bytes(256)
    (machine.drive / "file").write_bytes(bytes(1024))
    machine.cut_power_at(write)
    machine.run(30)
    assert not machine.on
    written = (machine.drive / "file").read_bytes()
    assert written == b"a" * (64, 576, 1024)[write] + bytes((960, 448, 0)[write])
    assert set(machine.hardware.nvm) == ({0}, {0}, {255})[write]
    machine.power_on()
    machine.run(30)
    assert machine.on


def test_a_computer_keeps_the_drive_it_finds_writable_and_no_other(machine):
    machine.hardware.computer = True
    with machine.inside():
        storage = import_module("storage")
        storage.remount("/", readonly=False)
        storage.remount("/", readonly=True)
        with pytest.raises(RuntimeError, match="visible via USB"):
            storage.remount("/", readonly=False)


def test_the_reasons_of_safe_modes_are_those_of_the_type_stubs(machine):
    stubs = Path(find_spec("supervisor-stubs").submodule_search_locations[0]) / "__init__.pyi"
    (declared,) = [
        node
        for node in ast.parse(stubs.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and node.name == "SafeModeReason"
    ]
    names = {node.target.id for node in declared.body if isinstance(node, ast.AnnAssign)}
    with machine.inside():
        assert set(vars(import_module("supervisor").SafeModeReason)) == names
