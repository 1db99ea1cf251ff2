# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The light on the board: one colour, or several in turn."""

from table.clock import since

_TURN_MS = 1000  # calm: one colour a second


class Lights:
    """One pixel with fill(0xRRGGBB), or None on a board without. Nobody else writes to it."""

    def __init__(self, pixel):
        self._pixel = pixel
        self._colours = (0,)
        self._shown = None
        self._asleep = False

    def show(self, colours):
        """Shine in these 0xRRGGBB colours in turn, a second each; nothing to show is dark."""
        self._colours = tuple(colours) or (0,)

    def sleep(self, asleep):
        """Be dark, or shine again, whatever there is to show."""
        self._asleep = asleep

    def step(self, now):
        """Write the colour that is due at `now` to the pixel, if it is not there already."""
        turn = since(0, now) // _TURN_MS
        colour = 0 if self._asleep else self._colours[turn % len(self._colours)]
        if self._pixel is not None and colour != self._shown:
            self._pixel.fill(as_light(colour))
            self._shown = colour


def as_light(colour):
    """Give a colour of the screen as the light has to shine to look like it.

    A screen darkens the lesser parts of a colour by itself, a light does not: pink would be white.
    """
    red, green, blue = colour >> 16, colour >> 8 & 255, colour & 255
    return red * red // 255 << 16 | green * green // 255 << 8 | blue * blue // 255
