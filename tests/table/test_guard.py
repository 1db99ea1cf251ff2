# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Whatever goes wrong, the game is saved, the screen says so, and a tap goes on."""

import sys

import pytest

from tests.sitting import FULL, Sitting
from tests.test_micropython import micropython
from tools.virtual import finger
from tools.virtual.hardware import PowerCut
from tools.virtual.machine import Crashed

_LAID = 2

STEPS = """
import gc, sys
sys.path.insert(0, "lib")
from table.guard import Guard
from table.idle import Idle
class Calm:
    done = False
    name, view = "home", {}
    def __init__(self):
        self.device = self.watchdog = self.restart = self
        self.idle = Idle(1000, 5000, 0)
    def step(self, now): self.idle.feed(None, now)
    def feed(self): pass
guard = Guard(Calm())
def run(start):
    for now in range(start, start + 10000, 10): guard.step(now)
run(0)
gc.collect()
gc.disable()
before = gc.mem_alloc()
run(10000)
print(gc.mem_alloc() - before)
"""


def fail(*_, **__):
    raise ZeroDivisionError("provoked")


def fill_up(*_, **__):
    raise MemoryError("provoked")


@pytest.fixture
def table(machine):
    """Somebody with a game on the table, entering a kingdom, who expects trouble."""
    machine.errors_expected = True
    sit = Sitting(machine)
    sit.game(["Ada", "Bo"], [FULL])
    sit.open("entry", brush=3)
    return sit


def lay(sit, index, terrain=_LAID):
    with sit.machine.inside():
        sit.app.match.lay(index, terrain)


def errors(machine):
    path = machine.drive / "errors.txt"
    return path.read_text() if path.exists() else ""


def saved(machine):
    """The cells of the first kingdom as they would be found after a power cut."""
    with machine.inside():
        from kingdom import record

        return bytes(record.load(machine.app.device.saves.read()).board(0).cells)


def wrong(sit, how=fail):
    """Have the open screen fail at the next touch."""
    sit.app.screen.update = how
    finger.tap(sit.machine, 160, 2)
    sit.settle()


def test_an_error_is_told_in_plain_words(table):
    wrong(table)
    assert table.screen == "oops"
    assert table.texts == ["Something went wrong", "Your game is safe", "Go on"]


def test_the_match_is_saved_first(table):
    with table.machine.inside():
        table.app.match.erase(0)
    wrong(table)
    table.machine.power_off()
    table.machine.power_on()
    table.machine.run(500)
    assert saved(table.machine)[0] == 0 and saved(table.machine)[1] != 0


def test_a_save_that_fails_is_not_called_safe(table):
    table.app.device.saves.write = lambda data: False
    wrong(table)
    assert "Not saved: without power this game is gone" in table.texts


def test_without_a_game_nothing_is_said_about_one(machine):
    machine.errors_expected = True
    sit = Sitting(machine)
    wrong(sit)
    assert sit.texts == ["Something went wrong", "Go on"]
    assert "provoked" in errors(machine)  # the drive was asked for: nothing had been saved yet
    sit.tap("Go on")
    assert sit.screen == "home" and sit.app.match is None


def test_a_tap_goes_on_where_it_was(table):
    wrong(table)
    table.tap("Go on")
    assert table.screen == "entry" and table.app.view["brush"] == 3
    before = bytes(table.app.match.board().cells)
    table.tap("square 4,4")
    assert bytes(table.app.match.board().cells) != before


def test_the_traceback_goes_to_the_serial_line_and_to_the_drive(table):
    wrong(table)
    for told in (table.machine.output, errors(table.machine)):
        assert "Traceback" in told and "ZeroDivisionError: provoked" in told


def test_a_drive_that_is_not_ours_is_left_alone(new_machine):
    machine = new_machine(computer=True)
    machine.errors_expected = True
    machine.power_on()
    finger.settle(machine)
    wrong(Sitting(machine))
    assert Sitting(machine).screen == "oops"
    assert "ZeroDivisionError" in machine.output and errors(machine) == ""
    assert "errors.txt:" not in machine.output


def test_a_full_drive_changes_nothing(table):
    with table.machine.inside():
        table.app.device.drive.sync = fail
    table.app.device.errors._drive = table.app.device.drive
    wrong(table)
    assert table.screen == "oops" and "errors.txt: ZeroDivisionError" in table.machine.output


def test_out_of_memory_is_an_error_like_any_other(table):
    old = table.app.screen
    wrong(table, fill_up)
    assert table.screen == "oops" and table.app.screen is not old
    assert "MemoryError" in errors(table.machine)
    assert "table.screens.entry" not in sys.modules
    table.tap("Go on")
    assert table.screen == "entry"


def test_before_oops_opens_the_letters_are_free(table):
    fonts = []
    tell, theme = table.app.device.errors.tell, table.app.theme
    table.app.device.errors.tell = lambda error: (fonts.append(dict(theme._fonts)), tell(error))
    wrong(table, fill_up)
    assert fonts == [{}]


def test_a_screen_that_cannot_be_opened_is_tried_once_more_then_home_opens(table):
    table.show("count", seat=7)
    table.settle()
    assert table.screen == "oops"
    table.tap("Go on")
    assert table.screen == "oops"
    table.tap("Go on")
    assert table.screen == "home"
    assert errors(table.machine).count("IndexError") == 2


def test_a_screen_that_fails_much_later_is_opened_again(table):
    for _ in range(3):
        wrong(table)
        table.tap("Go on")
        assert table.screen == "entry"
        table.machine.run(2500)


def test_an_error_in_the_step_of_a_screen_is_caught_too(table):
    table.app.screen.step = fail
    table.machine.run(500)
    assert table.screen == "oops"
    assert errors(table.machine).count("ZeroDivisionError: provoked") == 1


def test_a_finger_that_drags_on_after_an_error_makes_no_second_one(table):
    table.app.screen.on_drag = fail
    table.drag("square 0,0", "square 0,4")
    assert table.screen == "oops" and table.machine.hardware.run_reason == "STARTUP"
    assert table.machine.output.count("Traceback") == 1


def test_a_match_that_the_error_has_broken_gives_way_to_the_saved_one(table):
    good = bytes(table.app.match.board(0).cells)
    table.machine.run(2000)
    table.app.match.board(0).cells[0] = 0xFF
    wrong(table)
    assert table.screen == "oops" and "last one saved is taken" in table.machine.output
    assert bytes(table.app.match.board(0).cells) == good == saved(table.machine)


def test_a_match_of_which_there_is_no_room_to_save_is_kept_and_not_called_safe(table):
    match = table.app.match
    with table.machine.inside():
        from kingdom import record

        dump, record.dump = record.dump, fill_up
    wrong(table)
    record.dump = dump
    assert table.app.match is match and not table.app.saved
    assert "Your game is safe" not in table.texts
    table.tap("Go on")
    assert table.app.saved


def test_where_not_even_oops_opens_the_program_starts_again_once(table):
    table.machine.run(11000)
    table.app.words = lambda key, *_: fail() if key == "oops" else key
    lay(table, 0, 4)
    wrong(table)
    table.machine.run(1000)
    assert table.machine.hardware.run_reason == "SUPERVISOR_RELOAD"
    assert table.screen == "home" and saved(table.machine)[0] == 4


def test_an_error_at_every_step_ends_the_program_instead_of_going_round(table):
    app = table.app
    with pytest.raises(Crashed, match="provoked"):
        for _ in range(5):
            table.app.device.touch.read = fail
            table.machine.run(200)
    assert table.app is None or table.app is not app
    assert table.machine.hardware.watchdog is None
    assert table.machine.output.count("Traceback") <= 6


def test_errors_do_not_fill_the_drive(table):
    for _ in range(60):
        with table.machine.inside():
            table.app.device.errors._left = 20
            try:
                fail()
            except ZeroDivisionError as error:
                table.app.device.errors.tell(error)
    assert 1000 < len(errors(table.machine)) < 8192


def test_errors_of_one_run_do_not_wear_the_drive(table):
    for _ in range(30):
        with table.machine.inside():
            table.app.device.errors.tell(ValueError("again"))
    assert errors(table.machine).count("again") == 20


@pytest.mark.parametrize("kind", [KeyboardInterrupt, SystemExit, PowerCut])
def test_what_ends_the_program_ends_it(table, kind):
    def leave(now):
        raise kind

    step, guard = table.app.step, table.machine.names["guard"]
    table.app.step = leave
    with table.machine.inside(), pytest.raises(kind):
        guard.step(0)
    assert table.machine.hardware.watchdog is None and errors(table.machine) == ""
    table.app.step = step


def test_a_calm_step_takes_no_memory():
    assert micropython("-c", STEPS) == "0\n"
