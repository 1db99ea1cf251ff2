# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The light on the board: one colour, or several in turn."""

from table.clock import since

_TURN_MS = 1000  # calm: one colour a second


class Lights:
    """One pixel, or None on a board without. Nobody else writes to it."""

    def __init__(self, pixel):
        self._pixel = pixel
        self._colours = (0,)
        self._shown = None
        self._since = 0

    def show(self, colours):
        """Shine in these 0xRRGGBB colours in turn, a second each; nothing to show is dark."""
        self._colours = tuple(colours) or (0,)

    def step(self, now):
        """Write the colour that is due at `now` to the pixel, if it is not there already."""
        turn = since(self._since, now) // _TURN_MS
        colour = self._colours[turn % len(self._colours)]
        if self._pixel is not None and colour != self._shown:
            self._pixel.fill(colour)
            self._shown = colour
