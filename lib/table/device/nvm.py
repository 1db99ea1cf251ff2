# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The board's own small memory: a copy of the match, and at its end a few notes of others.

It is erased as a whole, so a cut in a write can lose all of it.
"""

from table.device import slot

# Some bytes at its end are not the match's. They count from the end: sizes differ.
RESTARTS = -1  # how often safemode.py has started again
GUEST = -2  # whether this power-on gave the drive to the computer
_NOTE, _NOTE_END = -4, -2  # the language that was chosen
SOUND = -5  # whether sound was switched on
_RESERVED = 5


def byte(memory, at):
    """Give a byte of it that is not the match's; 0 where there is no such memory."""
    return 0 if memory is None or len(memory) < _RESERVED else memory[at]


def write_byte(memory, at, value):
    """Keep a byte that is not the match's; False where there is no memory that takes it."""
    if memory is None or len(memory) < _RESERVED:
        return False
    try:
        if memory[at] != value:
            memory[at] = value
    except (OSError, RuntimeError):  # which one depends on the chip
        return False
    return True


def note(memory):
    """Give the two bytes that write_note() was given last, or None where there is no memory."""
    if memory is None or len(memory) < _RESERVED:
        return None
    return bytes(memory[len(memory) + _NOTE : len(memory) + _NOTE_END])


def write_note(memory, two):
    """Keep two bytes, or tell that there is no memory that takes them."""
    held = note(memory)
    if held == two:
        return
    try:
        if held is not None:
            memory[len(memory) + _NOTE : len(memory) + _NOTE_END] = two
    except (OSError, RuntimeError):  # which one depends on the chip
        held = None
    if held is None:
        print("The board's memory does not keep the language.")


class Nvm:
    """A slot in `microcontroller.nvm`: any number of bytes, or None on a board without."""

    def __init__(self, memory):
        self._memory = memory
        self._room = 0 if memory is None else max(0, len(memory) - _RESERVED)
        self._at = 0

    def read(self):
        """Give (sequence, data), or None."""
        self._at = 0
        return slot.load(self._take)

    def write(self, copy):
        """Keep the bytes of a slot; False when they do not fit or do not stay."""
        if len(copy) > self._room:
            return False
        try:
            self._memory[0 : len(copy)] = copy
        except (OSError, RuntimeError):  # which one depends on the chip
            return False
        return bytes(self._memory[0 : len(copy)]) == copy

    def _take(self, count):
        start, self._at = self._at, min(self._at + count, self._room)
        return bytes(self._memory[start : self._at]) if start < self._at else b""
