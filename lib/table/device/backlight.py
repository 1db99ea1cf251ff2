# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How bright the display is: lit, dim or dark, and the board's light with it."""

from table.device import settings
from table.idle import DARK, LIT

_DAY_S = 86400
_DIM_SHARE = 4  # of the brightness that is set
_CANNOT = (AttributeError, RuntimeError)  # which one depends on the display


class Backlight:
    """`percent` is the brightness while somebody plays; dim_ms and dark_ms are for Idle.

    A display whose brightness cannot be set does not dim; its dark is a black picture.
    """

    def __init__(self, display, lights, percent=100, dim_ms=0, dark_ms=0):
        self.dim_ms = dim_ms
        self.dark_ms = dark_ms
        self._display = display
        self._lights = lights
        self._shares = (percent / 100, percent / 100 / _DIM_SHARE, 0.0)
        self._adjustable = True
        self._level = LIT
        self._group = None
        self._set(LIT)

    def show(self, level):
        """Bring the display to LIT, DIM or DARK; called for ever."""
        if level == self._level:
            if level == DARK and not self._adjustable and self._display.root_group is not None:
                self._blank(True)  # a screen has been opened in the dark
            return
        before, self._level = self._level, level
        self._lights.sleep(level == DARK)
        self._set(level)
        if not self._adjustable and DARK in (before, level):
            self._blank(level == DARK)

    def _set(self, level):
        if self._adjustable:
            try:
                self._display.brightness = self._shares[level]
            except _CANNOT:
                self._adjustable = False

    def _blank(self, dark):
        display = self._display
        if dark:
            self._group, display.root_group = display.root_group, None
        elif display.root_group is None:
            display.root_group = self._group
            self._group = None


def fit(device):
    """Give the device its Backlight, as the settings say."""
    percent = settings.number("CROWN_BRIGHTNESS", 100, 1, 100)
    dim = settings.number("CROWN_DIM_SECONDS", 120, 0, _DAY_S)
    dark = settings.number("CROWN_DARK_SECONDS", 600, 0, _DAY_S)
    device.backlight = Backlight(device.display, device.lights, percent, dim * 1000, dark * 1000)
