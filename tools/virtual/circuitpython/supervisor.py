# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's supervisor: the clock, the run, the settings."""

import sys as _sys

import microcontroller as _microcontroller

from tools.virtual import hardware as _hardware

RunReason = _microcontroller._Names(
    "RunReason", "STARTUP AUTO_RELOAD SUPERVISOR_RELOAD REPL_RELOAD"
)
SafeModeReason = _microcontroller._Names(
    "SafeModeReason",
    "NONE BROWNOUT FLASH_WRITE_FAIL GC_ALLOC_OUTSIDE_VM HARD_FAULT INTERRUPT_ERROR NLR_JUMP_FAIL"
    " NO_CIRCUITPY NO_HEAP PROGRAMMATIC SDK_FATAL_ERROR STACK_OVERFLOW"
    " USB_BOOT_DEVICE_NOT_INTERFACE_ZERO USB_TOO_MANY_ENDPOINTS USB_TOO_MANY_INTERFACE_NAMES"
    " USER WATCHDOG",
)


def ticks_ms():
    """The time; where the program itself reads it, the machine takes over and lets time pass."""
    _hardware.plugged.yield_to_machine(_sys._getframe(1).f_globals)
    return _hardware.plugged.ticks()


def reload():
    raise _hardware.Restart("reload")


def get_setting(key, default=None):
    return _hardware.plugged.settings().get(key, default)


def set_next_code_file(filename, **_):
    raise NotImplementedError("the virtual board runs code.py")


def get_previous_traceback():
    return None


class Runtime:
    __slots__ = ("rgb_status_brightness", "ble_workflow")

    def __init__(self):
        self.rgb_status_brightness, self.ble_workflow = 63, False

    usb_connected = property(lambda self: _hardware.plugged.computer)
    serial_connected = property(lambda self: False)
    serial_bytes_available = property(lambda self: 0)
    safe_mode_reason = property(lambda self: getattr(SafeModeReason, _hardware.plugged.safe_mode))
    display = property(lambda self: _hardware.plugged.display)

    @property
    def run_reason(self):
        return getattr(RunReason, _hardware.plugged.run_reason, RunReason.STARTUP)

    @property
    def autoreload(self):
        return _hardware.plugged.autoreload

    @autoreload.setter
    def autoreload(self, value):
        _hardware.plugged.autoreload = bool(value)


class StatusBar:
    __slots__ = ("console", "display")

    def __init__(self):
        self.console = self.display = True


runtime = Runtime()
status_bar = StatusBar()
