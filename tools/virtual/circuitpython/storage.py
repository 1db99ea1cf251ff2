# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's storage: who may write the drive."""

from tools.virtual import hardware as _hardware


class VfsFat:
    def __init__(self, hardware):
        self._hardware = hardware
        self.label = "CIRCUITPY"

    @property
    def readonly(self):
        return not self._hardware.writable


def remount(mount_path, readonly=False, *, disable_concurrent_write_protection=False):
    board = _root(mount_path)
    if board.locked_by_computer():
        raise RuntimeError("Cannot remount path when visible via USB.")
    board.writable = not readonly


def getmount(mount_path):
    return VfsFat(_root(mount_path))


def disable_usb_drive():
    _in_boot()
    _hardware.plugged.usb_drive = False
    _hardware.plugged.writable = True


def unsafe_disable_usb_drive():
    """From 10.3 on, and in code.py too: the computer loses the drive, whatever it was writing."""
    _hardware.plugged.taken = not _hardware.plugged.in_boot
    _hardware.plugged.usb_drive = False
    _hardware.plugged.writable = True


def enable_usb_drive():
    board = _hardware.plugged
    if board.taken:
        board.taken = board.writable = False
    else:
        _in_boot()
    board.usb_drive = True


def _in_boot():
    if not _hardware.plugged.in_boot:
        raise RuntimeError("Cannot change USB devices now")


def _root(path):
    if not isinstance(path, str):
        raise TypeError("mount_path must be of type str")
    if path != "/":
        raise OSError(22, "Invalid argument")
    return _hardware.plugged
