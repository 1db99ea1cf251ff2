# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How this run began, and how to begin again."""

import microcontroller
import supervisor


class Restart:
    """What the board remembers of the run before.

    done  this run has come from now()
    hung  the run before hung, and the watchdog has ended it
    """

    def __init__(self):
        reason = supervisor.runtime.run_reason
        reset = microcontroller.cpu.reset_reason  # a program that starts anew does not change it
        self.done = reason == supervisor.RunReason.SUPERVISOR_RELOAD
        self.hung = (
            reason == supervisor.RunReason.STARTUP
            and reset == microcontroller.ResetReason.WATCHDOG
        )

    def now(self):
        """Start the program again, with all memory free. Does not return."""
        supervisor.reload()
