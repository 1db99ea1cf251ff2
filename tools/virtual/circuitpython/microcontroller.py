# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's microcontroller: pins, chip, memory that outlives a power cut."""

import nvm as _nvm
import watchdog as _watchdog

from tools.virtual import hardware as _hardware


class Pin:
    """A pin of the chip. Only `board` hands them out."""

    def __init__(self):
        raise TypeError("cannot create 'Pin' instances")

    def __repr__(self):
        return f"board.{self.name}"


class _Names:
    def __init__(self, kind, names):
        for name in names.split():
            setattr(self, name, f"microcontroller.{kind}.{name}")


RunMode = _Names("RunMode", "NORMAL SAFE_MODE UF2 BOOTLOADER")
ResetReason = _Names(
    "ResetReason",
    "POWER_ON BROWNOUT SOFTWARE DEEP_SLEEP_ALARM RESET_PIN WATCHDOG UNKNOWN RESCUE_DEBUG",
)


class Processor:
    frequency = 120000000
    temperature = 30.0
    voltage = 3.3
    uid = bytes(16)

    @property
    def reset_reason(self):
        return getattr(ResetReason, _hardware.plugged.reset_reason)


cpu = Processor()
nvm = _nvm.ByteArray(_hardware.plugged)
watchdog = _watchdog.WatchDogTimer(_hardware.plugged)


def on_next_reset(run_mode):
    if run_mode not in vars(RunMode).values():
        raise TypeError("run_mode must be of type RunMode")


def reset():
    raise _hardware.Restart("reset")


def delay_us(delay):
    if delay < 0:
        raise ValueError("delay must be >= 0")


def disable_interrupts():
    pass


def enable_interrupts():
    pass
