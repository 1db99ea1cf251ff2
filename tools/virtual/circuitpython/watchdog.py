# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's watchdog as the SAMD51 has it: it can reset, never raise."""

_LONGEST_SECONDS = 16


class WatchDogTimeout(Exception):
    pass


class WatchDogMode:
    RAISE = "watchdog.WatchDogMode.RAISE"
    RESET = "watchdog.WatchDogMode.RESET"


class WatchDogTimer:
    """hardware.watchdog is None, or the [milliseconds allowed, time of the last feed]."""

    def __init__(self, hardware):
        self._hardware = hardware
        self._seconds = 0

    @property
    def timeout(self):
        return self._seconds

    @timeout.setter
    def timeout(self, seconds):
        if seconds <= 0:
            raise ValueError("WatchDogTimer.timeout must be greater than 0")
        if seconds > _LONGEST_SECONDS:
            raise ValueError("timeout duration exceeded the maximum supported value")
        self._seconds = seconds
        if self.mode is not None:
            self._start()

    @property
    def mode(self):
        return None if self._hardware.watchdog is None else WatchDogMode.RESET

    @mode.setter
    def mode(self, mode):
        if mode not in (None, WatchDogMode.RAISE, WatchDogMode.RESET):
            raise TypeError("mode must be of type WatchDogMode")
        if mode == WatchDogMode.RAISE:
            raise NotImplementedError("RAISE mode is not implemented")
        if mode is None:
            self.deinit()
        elif self._seconds <= 0:
            raise ValueError("WatchDogTimer.timeout must be greater than 0")
        else:
            self._start()

    def feed(self):
        if self.mode is None:
            raise ValueError("WatchDogTimer is not currently running")
        self._start()

    def deinit(self):
        self._hardware.watchdog = None

    def _start(self):
        allowed = int(self._seconds * 1000)
        self._hardware.watchdog = [allowed, self._hardware.milliseconds]
