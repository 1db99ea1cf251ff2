# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The display of a virtual board: Blinka's real BusDisplay on the fake panel.

Imported only while the stand-ins are in place, because displayio needs them.
"""

import time

import displayio

displayio._stop_background()  # a thread of Blinka's; here only the machine refreshes
import busdisplay  # noqa: E402 - after displayio, else the imports are circular
import fourwire  # noqa: E402
from displayio._area import Area  # noqa: E402

from tools.virtual import bitmaps, canvas, changes, strict  # noqa: E402
from tools.virtual import hardware as wiring  # noqa: E402
from tools.virtual.panel import Panel  # noqa: E402
from tools.virtual.wire import Wire  # noqa: E402

if not hasattr(displayio, "CIRCUITPYTHON_TERMINAL"):  # once: Blinka stays, machines come and go
    bitmaps.install()
    canvas.install()
    changes.install()
    strict.install()

_START = b"\x11\x00\x3a\x01\x55\x29\x00"  # out of sleep, 16 bits a pixel, display on


class _Unhurried:
    """Time for the firmware: it has all it wants before the clock starts."""

    monotonic = staticmethod(time.monotonic)

    @staticmethod
    def sleep(seconds):
        pass


_BRIGHTNESS = busdisplay.BusDisplay.brightness  # Blinka takes any, and does nothing


class Display(busdisplay.BusDisplay):
    """Sends at once what the C would send, but works the pixels out when somebody looks.

    Most of a test's time would go into pixels that nobody sees; bytes and time are the same.
    """

    _owed = ()  # areas that were sent as blanks
    _dims = True  # the firmware's own does

    def __new__(cls, *arguments, color_depth=16, **options):
        if color_depth not in (16, 24):
            raise ValueError(f"the virtual panel has no {color_depth} bits a pixel")
        return super().__new__(cls)

    def __init__(self, display_bus, init_sequence, *, color_depth=16, **options):
        """Blinka knows no 24 bits a pixel: the picture is the same with 16."""
        made_here = isinstance(display_bus, Wire)
        busdisplay.time = display_bus if made_here else _Unhurried
        super().__init__(display_bus, init_sequence, **options)
        self._core.fill_area = self._fill_area
        self._changes = changes.Changes()
        if made_here:
            light = options.get("backlight_pin")
            self._dims = bool(light) or options.get("brightness_command") is not None
            wiring.plugged.hold_display(self, display_bus.chips + ([light.chip] if light else []))

    @property
    def brightness(self):
        return self._brightness

    @brightness.setter
    def brightness(self, value):
        if not self._dims:
            raise RuntimeError("Brightness not adjustable")
        _BRIGHTNESS.__set__(self, value)

    @property
    def panel(self):
        return self._core.get_bus()

    def _background(self):
        """Never from a thread: time is the machine's."""

    def _refresh_display(self):
        """While somebody else has the bus nothing is drawn, nor forgotten: as in C."""
        core = self._core
        if not core.bus_free():
            return False
        if not core.full_refresh and self._changes.none(core.current_group):
            core.last_refresh = time.monotonic() * 1000
            return True
        return super()._refresh_display()

    def _fill_area(self, area, mask, buffer):
        """In the place of Blinka's: all layers mark what they cover on a Mask of ours."""
        group, mask = self._core.current_group, canvas.Mask(area.size())
        return group is not None and group._fill_area(self._core.colorspace, area, mask, buffer)

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
        with self.panel.unheard():
            for area in owed:
                super()._refresh_area(area)

    def pass_time(self):
        """The C refreshes by itself between two steps of the program when told to."""
        if self.auto_refresh:
            self.refresh()

    def _release(self):
        super()._release()
        self.panel.deinit()
        if self._backlight_type is not None:
            self._backlight.deinit()
        if wiring.plugged and wiring.plugged.display is self:
            wiring.plugged.drop_display()

    def show_terminal(self):
        """What the end of a program leaves: the terminal, here empty, refreshed by itself."""
        self._reset()


class FramebufferDisplay(Display):
    """framebufferio's: the pixels are read from memory by the panel, and nothing dims it."""

    _made = False

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, **options)
        self._made = True

    @property
    def brightness(self):
        raise RuntimeError("Brightness not adjustable")

    @brightness.setter
    def brightness(self, value):
        if self._made:
            raise RuntimeError("Brightness not adjustable")

    @property
    def bus(self):
        raise AttributeError("'FramebufferDisplay' object has no attribute 'bus'")


_KINDS = {"bus": Display, "framebuffer": FramebufferDisplay}

busdisplay.BusDisplay = Display  # the drivers' own classes are made of it
fourwire.FourWire = Wire


def switch_on(hardware):
    """A fresh display as the firmware makes it, if it does; the one before, if any, is let go."""
    displayio.release_displays()
    board = hardware.board
    if board.display:
        width, height = board.starts
        panel = Panel(width, height, hardware.to_panel)
        display = _KINDS[board.display](panel, _START, width=width, height=height)
        hardware.hold_display(display, board.display_pins)


def switch_off():
    displayio.release_displays()


def _covers(one, other):
    return one.x1 <= other.x1 and one.y1 <= other.y1 and one.x2 >= other.x2 and one.y2 >= other.y2
