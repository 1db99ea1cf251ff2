# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The machine: power, time, drive, crashes; and that it leaves nothing behind."""

import os
import sys
import time

import pytest

from tools.boards.board import board
from tools.virtual.machine import Crashed, Machine


def test_power_on_runs_the_program_to_its_first_look_at_the_clock(boot):
    assert boot("paint").names["points"] == []


def test_a_step_is_one_round_of_the_programs_loop(boot):
    machine = boot("idle")
    machine.run(50)
    assert machine.names["now"] == machine.milliseconds == 50


def test_drawing_takes_its_time(boot):
    machine = boot("paint")
    machine.step()
    assert 270 <= machine.milliseconds <= 410  # a full screen
    machine.step()
    drawn = machine.milliseconds
    machine.step()
    assert machine.milliseconds == drawn + 10


def test_the_clock_wraps_as_the_devices_does(boot):
    machine = boot("idle", ticks=(1 << 29) - 20)
    seen = []
    for _ in range(4):
        machine.step()
        seen.append(machine.names["now"])
    assert seen == [(1 << 29) - 10, 0, 10, 20]


def test_what_the_program_prints_is_kept(boot, capsys):
    assert boot("notes").output == "boot\n"
    assert capsys.readouterr().out == ""


def test_an_exception_in_the_program_surfaces_with_its_traceback(boot):
    machine = boot("notes", settings={"TODO": "crash"})
    with pytest.raises(Crashed, match=r'(?s)File "code.py", line \d+.*ValueError: no such tile'):
        machine.run(20)
    assert "ValueError: no such tile" in machine.output
    assert "tools" not in machine.output


def test_a_crash_before_the_first_tick_surfaces_at_power_on(new_machine, tmp_path):
    (tmp_path / "code.py").write_text("import no_such_module")
    with pytest.raises(Crashed, match="no_such_module"):
        new_machine(source=tmp_path).power_on()


def test_leds_shine_under_whatever_name_their_pins_are_known_first(new_machine, tmp_path):
    (tmp_path / "code.py").write_text(
        "import board, pwmio\n"
        "held = [pwmio.PWMOut(getattr(board, 'LED_' + name), duty_cycle=duty * 257)\n"
        "        for name, duty in (('RED', 255), ('GREEN', 200), ('BLUE', 0))]\n"
        "import supervisor\n"
        "while True:\n"
        "    supervisor.ticks_ms()\n"
    )
    wired = board("sunton_esp32_2432S024C", None, 320, 240, ("LCD_",))
    assert wired.pins["LED_BLUE"] == wired.pins["LED"]
    machine = new_machine(wired, source=tmp_path)
    machine.power_on()
    assert machine.lights == [(0, 55, 255)]


def test_an_owners_settings_are_those_of_the_board_until_he_writes_others(boot):
    machine = boot("idle", board="featherwing_35")
    told = {"CROWN_BOARD": "featherwing_35"}
    assert machine.board.settings == machine.hardware.settings() == told


def test_a_program_that_ends_leaves_the_board_on(new_machine, tmp_path):
    (tmp_path / "code.py").write_text("print('done')")
    machine = new_machine(source=tmp_path)
    machine.power_on()
    machine.run(100)
    assert machine.on and machine.output == "done\n"


def test_the_drive_outlives_a_power_cut_and_the_program_does_not(boot):
    machine = boot("notes")
    machine.power_off()
    assert not machine.on
    machine.power_on()
    assert machine.names["starts"] == 1
    assert machine.hardware.nvm[0] == 1  # 255 as delivered, two starts


def test_modules_are_imported_anew_at_every_power_on(boot):
    machine = boot("buttons")
    first = type(machine.app.screen)
    machine.power_off()
    machine.power_on()
    machine.step()
    assert type(machine.app.screen) is not first


def test_a_power_cut_loses_what_was_not_flushed(boot):
    machine = boot("notes", settings={"TODO": "write"})
    machine.run(20)
    half = machine.names["unflushed"]
    machine.power_off()
    half.close()  # writes the rest, but not on our drive any more
    assert (machine.drive / "half").read_text() == ""


def test_a_power_cut_runs_no_code_of_the_program_that_could_still_write(new_machine, tmp_path):
    (tmp_path / "code.py").write_text(
        "import microcontroller, storage, supervisor\n"
        "storage.remount('/', readonly=False)\n"
        "try:\n    supervisor.ticks_ms()\n"
        "finally:\n    microcontroller.nvm[0] = 1\n    open('late', 'w').write('x')\n"
    )
    machine = new_machine(source=tmp_path)
    machine.power_on()
    machine.power_off()
    assert not (machine.drive / "late").exists()
    assert machine.hardware.nvm[0] == 255


def test_a_program_that_swallows_everything_still_loses_its_power(new_machine, tmp_path):
    (tmp_path / "code.py").write_text(
        "import supervisor\n"
        "while True:\n    try:\n        supervisor.ticks_ms()\n"
        "    except BaseException:\n        pass\n"
    )
    machine = new_machine(source=tmp_path)
    machine.power_on()
    machine.power_off()
    assert not machine.on


def test_the_end_of_a_program_frees_its_pins_and_the_display(new_machine, tmp_path):
    (tmp_path / "boot.py").write_text(
        "import board, digitalio, displayio\n"
        "held = digitalio.DigitalInOut(board.LED)\n"
        "board.DISPLAY.auto_refresh = False\n"
        "board.DISPLAY.root_group = displayio.Group()\n"
    )
    (tmp_path / "code.py").write_text(
        "import board, digitalio, displayio\n"
        "held = digitalio.DigitalInOut(board.LED)\n"
        "display = board.DISPLAY\n"
        "fresh = display.auto_refresh and display.root_group is displayio.CIRCUITPYTHON_TERMINAL\n"
    )
    machine = new_machine(source=tmp_path)
    machine.power_on()
    assert machine.names["fresh"]


@pytest.mark.parametrize(("todo", "reason"), [("reset", "RESET"), ("reload", "SUPERVISOR_RELOAD")])
def test_the_program_can_restart_itself(boot, todo, reason):
    machine = boot("notes", settings={"TODO": todo})
    machine.run(50)
    assert machine.names["starts"] == 1
    assert machine.hardware.run_reason == reason
    assert machine.hardware.reset_reason == ("SOFTWARE" if todo == "reset" else "POWER_ON")


def test_a_watchdog_that_is_not_fed_resets_the_board(boot):
    machine = boot("notes", settings={"TODO": "hang"})
    machine.run(400)
    assert machine.names["starts"] == 0
    machine.run(200)
    assert machine.names["starts"] == 1
    assert machine.hardware.reset_reason == "WATCHDOG"


@pytest.mark.parametrize(
    ("computer", "owner", "starts", "output"),
    [
        (False, "auto", 1, "boot\n"),
        (True, "auto", 0, "boot\nCannot remount path when visible via USB.\nerrno 30\n"),
        (True, "device", 1, "boot\n"),  # the computer has found it read-only
    ],
)
def test_who_may_write_the_drive(boot, computer, owner, starts, output):
    machine = boot("notes", computer=computer, settings={"OWNER": owner})
    assert machine.output == output
    machine.power_off()
    machine.power_on()
    assert machine.names["starts"] == starts


def test_the_drive_is_read_only_until_the_program_takes_it(device):
    with device.inside(), pytest.raises(OSError, match="Read-only"):
        open("new", "w").close()
    with device.inside(), pytest.raises(OSError, match="Read-only"):
        os.mkdir("saves")
    with device.inside():
        assert "code.py" in os.listdir()


def test_the_root_is_that_of_the_drive_and_never_the_hosts(new_machine, tmp_path):
    (tmp_path / "code.py").write_text(
        "import os, storage, supervisor\n"
        "storage.remount('/', readonly=False)\n"
        "os.mkdir('/usr')\n"
        "with open('/usr/note', 'w') as file:\n"
        "    file.write('x')\n"
        "os.rename('/usr/note', '/usr/other')\n"
        "there = open('/usr/other').read()\n"
        "supervisor.ticks_ms()\n"
    )
    machine = new_machine(source=tmp_path)
    machine.power_on()
    assert machine.names["there"] == "x"
    assert (machine.drive / "usr" / "other").read_text() == "x"
    assert not os.path.exists("/usr/other")


def test_modules_that_the_program_lays_on_the_drive_are_found_after_a_reset(
    new_machine, tmp_path, monkeypatch
):
    (tmp_path / "code.py").write_text(
        "import microcontroller, os, storage, supervisor\n"
        "storage.remount('/', readonly=False)\n"
        "if 'lib' not in os.listdir('.'):\n"
        "    os.mkdir('lib')\n"
        "    with open('lib/touch.py', 'w') as file:\n"
        "        file.write('here = 1')\n"
        "    microcontroller.reset()\n"
        "import touch\n"
        "supervisor.ticks_ms()\n"
    )
    ours = object()
    monkeypatch.setitem(sys.modules, "touch", ours)
    machine = new_machine(source=tmp_path)
    machine.power_on()
    assert machine.names["touch"].here == 1
    machine.close()
    assert sys.modules["touch"] is ours


def test_settings_are_strings_for_getenv(new_machine, tmp_path):
    (tmp_path / "code.py").write_text(
        "import os, supervisor\n"
        "values = [os.getenv(n) for n in ('TEXT', 'NUMBER', 'YES', 'HOME')]\n"
        "number = supervisor.get_setting('NUMBER')\n"
        "supervisor.ticks_ms()\n"
    )
    settings = {"TEXT": "deutsch", "NUMBER": 42, "YES": True}
    machine = new_machine(source=tmp_path, settings=settings)
    machine.power_on()
    assert machine.names["values"] == ["deutsch", "42", "true", None]
    assert machine.names["number"] == 42


def test_the_drive_folder_can_be_kept(boot, new_machine, tmp_path):
    drive = tmp_path / "drive"
    boot("notes", folder=drive).close()
    machine = boot("notes", folder=drive)
    assert machine.names["starts"] == 1


def test_sleep_takes_the_boards_time_and_none_of_ours(new_machine, tmp_path):
    (tmp_path / "code.py").write_text(
        "import time\nstart = time.monotonic()\ntime.sleep(3)\nslept = time.monotonic() - start\n"
    )
    machine = new_machine(source=tmp_path)
    machine.power_on()
    machine.run(2990)
    assert "slept" not in machine.names
    machine.run(20)
    assert machine.names["slept"] == pytest.approx(3, abs=0.02)


def test_only_one_machine_is_on_at_a_time(boot, new_machine):
    boot("idle")
    with pytest.raises(RuntimeError, match="another machine"):
        new_machine().power_on()


def test_an_unknown_board_is_refused_with_the_known_ones():
    with pytest.raises(ValueError, match="'pybadge'; there are: .*, pyportal, pyportal_"):
        Machine("pybadge")


def test_modules_of_the_same_name_come_back_afterwards(boot, monkeypatch):
    ours = object()
    monkeypatch.setitem(sys.modules, "touch", ours)
    machine = boot("buttons")
    assert sys.modules["touch"] is not ours
    machine.close()
    assert sys.modules["touch"] is ours


def test_nothing_is_left_behind(boot):
    boot("paint").close()  # Blinka itself is kept for the next machine
    before = _surroundings()
    with Machine(source=os.path.dirname(__file__) + "/programs/paint") as machine:
        machine.power_on()
        machine.finger(10, 10)
        machine.run(100)
        assert "board" in sys.modules
        assert _surroundings() != before
    assert _surroundings() == before
    assert not machine.drive.exists()


def _surroundings():
    import displayio

    functions = [open, os.getenv, os.mkdir, time.sleep, time.monotonic, sys.stdout]
    names = ("board", "digitalio", "analogio", "neopixel", "adafruit_touchscreen", "supervisor")
    modules = [name for name in names if name in sys.modules]
    return list(sys.path), os.getcwd(), functions, modules, list(displayio.displays)


def test_the_letters_that_are_built_in_need_nothing_from_the_drive(
    new_machine, tmp_path, monkeypatch
):
    """What deploy puts there of a library is what the program needs of it."""
    (tmp_path / "lib" / "adafruit_bitmap_font").mkdir(parents=True)
    (tmp_path / "lib" / "adafruit_bitmap_font" / "__init__.py").write_text("MINE = 5\n")
    (tmp_path / "code.py").write_text(
        "import adafruit_bitmap_font\nimport terminalio\n"
        "print(adafruit_bitmap_font.MINE, terminalio.FONT.get_glyph(65).width)\n"
    )
    monkeypatch.delitem(sys.modules, "terminalio", raising=False)
    machine = new_machine(source=tmp_path)
    machine.power_on()
    assert machine.output.startswith("5 6\n")
