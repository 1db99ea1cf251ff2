# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The device leaves its drive to the computer, asked over the serial line."""

import pytest

from tools import Refusal
from tools.shipping import handover
from tools.virtual import finger

READY = b"raw REPL; CTRL-B to exit\r\n>"


class Console:
    """CircuitPython's serial console: a program runs, Ctrl-C stops it, Ctrl-A is the raw REPL."""

    def __init__(self, deaf=0, answer=b"given\r\n", error=b""):
        self._deaf, self._answer, self._error = deaf, answer, error
        self._raw, self._typed, self._out = False, b"", b"points: 42\r\n"
        self.programs, self.restarts, self.closed = [], 0, False

    def write(self, data):
        for byte in data:
            self._key(bytes([byte]))

    def _key(self, key):
        if self._deaf:
            self._deaf -= 1
        elif key == b"\x01":
            self._raw, self._typed = True, b""
            self._out += READY
        elif key == b"\x02":
            self._raw = False
        elif key == b"\x04" and self._raw:
            self.programs.append(self._typed.decode())
            self._out += b"OK" + self._answer + b"\x04" + self._error + b"\x04>"
        elif key == b"\x04":
            self.restarts += 1
        elif key != b"\x03":
            self._typed += key

    def read(self, count):
        some, self._out = self._out[: min(count, 5)], self._out[min(count, 5) :]
        return some

    def close(self):
        self.closed = True


@pytest.mark.parametrize("deaf", [0, 2, 3, 7])
def test_the_program_is_stopped_asked_and_started_again(deaf):
    console = Console(deaf)
    handover.hand_over(console)
    assert console.programs == [handover.PROGRAM] and console.restarts == 1


def test_nobody_answers():
    with pytest.raises(Refusal, match="nobody answers on this serial port"):
        handover.hand_over(Console(deaf=10**6))


def test_a_device_that_refuses_runs_on():
    console = Console(answer=b"", error=b"Traceback\r\nOSError: no\r\n")
    with pytest.raises(Refusal, match="the device keeps its drive: OSError: no"):
        handover.hand_over(console)
    assert console.restarts == 1


def ask(machine):
    """What the raw REPL does with the program."""
    said = []
    with machine.inside():
        exec(handover.PROGRAM, {"print": said.append, "__name__": "__main__"})
    assert said == ["given"]


def test_the_app_leaves_the_drive_alone_until_the_power_goes(machine):
    """Everything but the program is the app's: as after a finger at power-on."""
    with machine.inside():
        assert machine.app.device.drive.take()
    assert machine.hardware.writable
    ask(machine)
    assert not machine.hardware.writable
    with machine.inside():
        import microcontroller
        from table.device.drive import Drive  # the program starts anew: so does its drive

        assert not Drive(microcontroller.nvm).take()
    machine.power_off()
    machine.power_on()
    finger.settle(machine)
    with machine.inside():
        assert machine.app.device.drive.take()


def test_a_computer_that_has_the_drive_already_keeps_it(new_machine):
    machine = new_machine(computer=True)
    machine.power_on()
    ask(machine)
    assert not machine.hardware.writable


@pytest.mark.parametrize("after", [0, 1, 7])
def test_waiting_until_the_computer_has_noticed(after):
    answers, pauses = [True] * after + [False], []

    class Noticing:
        def is_read_only(self):
            return answers.pop(0)

    handover.wait(Noticing(), pauses.append)
    assert len(pauses) == after


def test_waiting_ends():
    class Never:
        root = "/d"

        def is_read_only(self):
            return True

    with pytest.raises(Refusal, match="still only reads it: eject the drive and open it again"):
        handover.wait(Never(), lambda seconds: None)


def test_a_port_that_is_not_there(tmp_path):
    with pytest.raises(Refusal, match="cannot open the serial port .*nothing"):
        handover.connect(str(tmp_path / "nothing"))
