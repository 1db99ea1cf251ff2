# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A capacitive touch panel: its controller tells pixels, in the panel's own direction."""

from supervisor import ticks_ms

from table.clock import since
from table.device.panel import within


class Capacitive:
    """The first finger on a panel that lies on a screen of `size` (width, height) px.

    chip    has `touches`: a list of dicts with "x" and "y", and "id" or "touch_id"
    swap    the chip's x runs down the screen
    flip_x, flip_y  after that, x runs from right to left, y from below
    hold_ms  nobody there for so long is no lift: the chip only has nothing new to tell
    """

    def __init__(self, chip, size, swap=False, flip_x=False, flip_y=False, hold_ms=0):
        self._chip = chip
        self._size = size
        self._swap = swap
        self._flip_x, self._flip_y = flip_x, flip_y
        self._hold_ms = hold_ms
        self._finger = None  # which one of several is followed
        self._last = None  # where it was
        self._seen_at = 0
        self._told = False

    def read(self):
        """Give the finger's (x, y) in pixels, or None; so, too, where the chip does not answer.

        A second finger counts for nothing, until none is left.
        """
        try:
            fingers = self._chip.touches
        except OSError:
            return None
        except MemoryError:
            raise
        except Exception as error:  # a garbled answer; each driver stumbles in its own way
            return self._garbled(error)
        if not fingers:
            return self._nobody()
        self._seen_at = ticks_ms()
        self._last = self._place(fingers)
        return self._last

    def _garbled(self, error):
        if not self._told:
            print("The touch controller gave a garbled answer:", repr(error))
        self._told = True

    def _nobody(self):
        if since(self._seen_at, ticks_ms()) >= self._hold_ms:
            self._finger = self._last = None
        return self._last

    def _place(self, fingers):
        if self._finger is None:
            self._finger = _name(fingers[0])
        for finger in fingers:
            if _name(finger) == self._finger:
                return self._pixel(finger["x"], finger["y"])
        return None

    def _pixel(self, x, y):
        width, height = self._size
        if self._swap:
            x, y = y, x
        if self._flip_x:
            x = width - 1 - x
        if self._flip_y:
            y = height - 1 - y
        return within(x, width), within(y, height)


def _name(finger):
    return finger.get("id", finger.get("touch_id", 0))
