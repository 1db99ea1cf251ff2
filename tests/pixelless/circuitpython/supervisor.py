# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for supervisor: a clock that somebody sets."""

_WRAP = 1 << 29
now = 0


class RunReason:
    STARTUP, AUTO_RELOAD, SUPERVISOR_RELOAD, REPL_RELOAD = range(4)


class SafeModeReason:
    NONE, BROWNOUT = range(2)


class _Runtime:
    run_reason, safe_mode_reason = RunReason.STARTUP, SafeModeReason.NONE
    autoreload = usb_connected = serial_connected = False


runtime = _Runtime()


def ticks_ms():
    return now % _WRAP


def reload():
    raise SystemExit
