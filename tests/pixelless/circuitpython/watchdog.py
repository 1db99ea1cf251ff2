# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for watchdog: this board has none, microcontroller.watchdog says."""


class WatchDogMode:
    RAISE, RESET = "raise", "reset"


class WatchDogTimeout(Exception):  # noqa: N818 - the name is CircuitPython's
    pass
