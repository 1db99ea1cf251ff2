# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for microcontroller: the chip's own memory, which keeps the match here."""

nvm = bytearray(8192)
watchdog = None


class ResetReason:
    POWER_ON, BROWNOUT, SOFTWARE, WATCHDOG = range(4)


class Processor:
    reset_reason = ResetReason.POWER_ON


cpu = Processor()


class Pin:
    """A pin with nothing on it."""


def reset():
    raise SystemExit
