# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Ask the device over its serial console to leave its drive to the computer."""

import contextlib
import time

from table.device import nvm

from tools import Refusal

_BAUD = 115200
_QUIET_S = 0.2  # a read that takes so long has nothing
_PATIENCE = 25  # such reads
_WRITE_S = 5  # a port that takes nothing for so long has nobody behind it
_TRIES = 5
_LOOKS, _LOOK_S = 40, 0.5  # at the drive: the computer has to notice

# As a finger at power-on: the program that starts after this leaves the drive alone until the
# power goes (device/drive.py). It needs nothing of ours: what is on the drive may be half there.
PROGRAM = f"""\
import microcontroller, storage
memory = microcontroller.nvm
if memory and len(memory) > 1:
    memory[{nvm.GUEST}] = 0xC7
try:
    storage.remount("/", readonly=True)
except RuntimeError:
    pass
print("given")
"""
_STOP, _RAW, _FRIENDLY, _END = b"\x03", b"\x01", b"\x02", b"\x04"
_READY = b"raw REPL; CTRL-B to exit\r\n>"


def hand_over(port):
    """Do it over `port`, which has write(bytes) and read(count), b"" when nothing comes.

    The program on the device is stopped and started again. Refusal when nobody answers.
    """
    for _ in range(_TRIES):  # a program stops, then a key is asked for, then there is a prompt
        port.write(_STOP + _STOP + _RAW)
        if _READY in _until(port, _READY):
            break
    else:
        raise Refusal("nobody answers on this serial port: is it the console of the board?")
    port.write(PROGRAM.encode() + _END)
    answer = _until(port, _END + b">")
    port.write(_FRIENDLY + _END)
    if b"given" not in answer:
        said = answer.replace(b"OK", b"", 1).decode("utf-8", "replace").strip("\x04>\r\n ")
        raise Refusal(f"the device keeps its drive: {(said.splitlines() or ['no answer'])[-1]}")


def _until(port, mark):
    """Give what comes until the mark, or until it is quiet for long."""
    heard, quiet = b"", 0
    while mark not in heard and quiet < _PATIENCE:
        more = port.read(1024)
        heard, quiet = heard + more, 0 if more else quiet + 1
    return heard


def connect(name):
    """Open a serial port by its name; Refusal when that cannot be."""
    try:
        import serial
    except ImportError:
        raise Refusal("pyserial is missing: see requirements.txt") from None
    try:
        return serial.Serial(name, _BAUD, timeout=_QUIET_S, write_timeout=_WRITE_S)
    except (OSError, ValueError) as error:
        raise Refusal(f"cannot open the serial port {name}: {error}") from None


def close(port):
    """Let go of a port that may have gone."""
    with contextlib.suppress(OSError):
        port.close()


def wait(drive, pause=time.sleep):
    """Wait until the computer has noticed that it may write the drive; Refusal after long."""
    for _ in range(_LOOKS):
        if not drive.is_read_only():
            return
        pause(_LOOK_S)
    raise Refusal(
        f"the device has given {drive.root} away, but this computer still only reads it: eject "
        "the drive and open it again (do not unplug the board), then run this again"
    )
