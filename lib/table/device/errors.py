# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Where an error is written down: the serial line, and errors.txt on the drive when it is ours."""

import os
import sys

PATH = "errors.txt"
_FULL = 6144  # bytes; then it starts anew, so with the last traceback it stays below 8 KB
_MOST = 20  # of one run: flash wears
_LENGTH = 6  # in what os.stat gives


class Errors:
    """`drive` tells whether it is ours to write."""

    def __init__(self, drive):
        self._drive = drive
        self._left = _MOST

    def tell(self, error):
        """Write the error with its traceback; whatever fails on the way is left aside."""
        try:
            _print(error, sys.stdout)
            if self._left > 0 and self._drive.take():
                self._left -= 1
                self._keep(error)
        except Exception as second:  # the drive is full, or the memory
            print("errors.txt:", repr(second))

    def _keep(self, error):
        with open(PATH, "a" if _length() < _FULL else "w") as file:
            file.write("\n")
            _print(error, file)
        self._drive.sync()


def _length():
    try:
        return os.stat(PATH)[_LENGTH]
    except OSError:
        return 0


def _print(error, file):
    try:
        import traceback
    except ImportError:  # MicroPython, and the smallest boards
        sys_print = getattr(sys, "print_exception", None)
        if sys_print:
            sys_print(error, file)
    else:
        traceback.print_exception(error, error, error.__traceback__, file=file)
