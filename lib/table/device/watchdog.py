# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A program that hangs is started again, where the chip can do that."""

_SECONDS = (16, 8)  # the longest of SAMD51 and of RP2040: making the slots takes some


class Watchdog:
    """`timer` is microcontroller.watchdog, or None; `mode` its way to reset the board.

    It starts with the first feed, so that nothing is hurried before.
    """

    def __init__(self, timer, mode):
        self._timer = timer
        self._mode = mode
        self._running = False

    def feed(self):
        """Tell that all is well; called for ever."""
        if self._running:
            self._timer.feed()
        elif self._timer is not None:
            self._start()

    def stop(self):
        """Let the program stand still from now on; a chip that cannot is left alone."""
        if not self._running:
            return
        try:
            self._timer.mode = None
        except RuntimeError:  # NotImplementedError, too, is one
            pass
        self._timer = None
        self._running = False

    def _start(self):
        for seconds in _SECONDS:
            try:
                self._timer.timeout = seconds
                self._timer.mode = self._mode
                self._running = True
                return
            except (RuntimeError, ValueError):
                pass
        self._timer = None


def find():
    """Give the board's Watchdog; one without does nothing."""
    try:
        from microcontroller import watchdog
        from watchdog import WatchDogMode
    except ImportError:
        return Watchdog(None, None)
    return Watchdog(watchdog, WatchDogMode.RESET)
