# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The display of a virtual board: Blinka's real BusDisplay on the fake panel.

Imported only while the stand-ins are in place, because displayio needs them.
"""

import displayio

displayio._stop_background()  # a thread of Blinka's; here only the machine refreshes
import busdisplay  # noqa: E402 - after displayio, else the imports are circular
from displayio._area import Area  # noqa: E402

from tools.virtual import strict  # noqa: E402
from tools.virtual.panel import Panel  # noqa: E402

strict.install()

_START = b"\x11\x00\x3a\x01\x55\x29\x00"  # out of sleep, 16 bits a pixel, display on


class Display(busdisplay.BusDisplay):
    """Sends at once what the C would send, but works the pixels out when somebody looks.

    Most of a test's time would go into pixels that nobody sees; bytes and time are the same.
    """

    _owed = ()  # areas that were sent as blanks

    def _background(self):
        """Never from a thread: time is the machine's."""

    def _get_refresh_areas(self):
        """A full refresh leaves nothing to draw, as in C; Blinka would draw every layer again."""
        areas = super()._get_refresh_areas()
        if self._core.full_refresh and self._core.current_group:
            self._core.current_group._get_refresh_areas([])
        return areas

    def _refresh_area(self, area):
        self._owed = [owed for owed in self._owed if not _covers(area, owed)]
        self._owed.append(Area(area.x1, area.y1, area.x2, area.y2))
        fill, self._core.fill_area = self._core.fill_area, lambda *_: True
        try:
            return super()._refresh_area(area)
        finally:
            self._core.fill_area = fill

    def paint(self):
        """Bring the panel's memory up to what was sent to it."""
        owed, self._owed = self._owed, ()
        with self.bus.unheard():
            for area in owed:
                super()._refresh_area(area)

    def pass_time(self):
        """The C refreshes by itself between two steps of the program when told to."""
        if self.auto_refresh:
            self.refresh()

    def show_terminal(self):
        """What the end of a program leaves: the terminal, here empty, refreshed by itself."""
        self._reset()


def switch_on(width, height, sending):
    """A fresh display with nothing on it; the one before, if any, is let go."""
    displayio.release_displays()
    return Display(Panel(width, height, sending), _START, width=width, height=height)


def switch_off():
    displayio.release_displays()


def _covers(one, other):
    return one.x1 <= other.x1 and one.y1 <= other.y1 and one.x2 >= other.x2 and one.y2 >= other.y2
