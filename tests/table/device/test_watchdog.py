# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A device that hangs comes back by itself, where it was."""

from table.device.watchdog import Watchdog

from tests.sitting import BEGUN, FULL, NEARLY, Sitting


def hang(machine):
    """Let the program hang until the board has started again."""

    def forever(now):
        import time

        while True:
            time.sleep(1)

    machine.app.step = forever
    machine.run(18000)


def test_a_hang_resets_the_board_and_the_entry_goes_on(machine):
    sit = Sitting(machine)
    sit.game(["Ada", "Bo"], [FULL, BEGUN])
    sit.app.match.select(1)
    sit.open("entry")
    sit.machine.run(2000)
    before = sit.app
    hang(machine)
    assert sit.app is not before and sit.screen == "entry"
    assert sit.app.match.seat == 1
    assert machine.hardware.reset_reason == "WATCHDOG"


def test_a_result_comes_back_as_a_result(machine):
    sit = Sitting(machine)
    sit.game(["Ada", "Bo"], [FULL, NEARLY], done=True)
    sit.open("result")
    hang(machine)
    assert sit.screen == "result"


def test_without_a_game_it_is_home(machine):
    hang(machine)
    assert Sitting(machine).screen == "home"


def test_the_next_power_on_is_home_again(machine):
    sit = Sitting(machine)
    sit.game(["Ada", "Bo"], [FULL])
    sit.open("entry")
    hang(machine)
    machine.power_off()
    machine.power_on()
    machine.run(500)
    assert sit.screen == "home"


def test_a_program_that_is_started_again_later_has_not_hung(machine):
    hang(machine)
    with machine.inside():
        from table.device.restart import Restart

        assert Restart().hung
        machine.hardware.run_reason = "SUPERVISOR_RELOAD"
        assert not Restart().hung and Restart().done


def test_a_finger_on_the_screen_reaches_the_calibration_even_then(machine):
    sit = Sitting(machine)
    sit.game(["Ada", "Bo"], [FULL])
    sit.open("entry")
    machine.finger(100, 100)
    hang(machine)
    assert sit.screen in ("hold", "calibrate")


def test_nothing_is_hurried_before_the_first_screen(new_machine):
    machine = new_machine()
    machine.power_on()
    assert machine.hardware.watchdog is None
    machine.step()
    machine.step()
    assert machine.hardware.watchdog[0] == 16000


def test_a_calm_device_is_never_reset(machine):
    app = machine.app
    machine.run(40000)
    assert machine.app is app


class Timer:
    """A watchdog that takes at most eight seconds and cannot be stopped."""

    _mode = None
    fed = 0

    def __setattr__(self, name, value):
        if name == "timeout" and value > 8:
            raise ValueError("timeout duration exceeded the maximum supported value")
        if name == "mode" and value is None:
            raise NotImplementedError
        object.__setattr__(self, name, value)

    def feed(self):
        self.fed += 1


def test_a_chip_with_shorter_times_gets_the_longest_it_has():
    timer = Timer()
    watchdog = Watchdog(timer, "reset")
    watchdog.feed()
    watchdog.feed()
    assert (timer.timeout, timer.mode, timer.fed) == (8, "reset", 1)
    watchdog.stop()
    watchdog.feed()
    assert timer.fed == 1


def test_a_board_without_one_works_too():
    watchdog = Watchdog(None, None)
    watchdog.feed()
    watchdog.stop()
