# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A line of text on its baseline: made once, changed only when it says something else."""

from adafruit_display_text.bitmap_label import Label

LEFT, CENTRE, RIGHT = 0, 1, 2


class Text:
    """A label at (x, baseline y); x is its left edge, its centre or its right edge by `align`."""

    def __init__(self, theme, string, x, y, colour, font, align=LEFT, scale=1):
        self._theme = theme
        self._x = x
        self._align = align
        self._ink = theme.ink(colour)
        self._font = theme.font(font)
        self.label = Label(self._font, color_palette=self._ink, base_alignment=True, scale=scale)
        self.label.y = y
        self.show(string)

    @property
    def width(self):
        """Pixels from the first letter's left to the last one's right."""
        return self.label.width * self.label.scale

    def show(self, string, colour=None):
        """Say `string`, in another colour if one is given; draws only what differs."""
        ink = self._ink if colour is None else self._theme.ink(colour)
        changed = string != self.label.text
        if changed:
            self._font.load_glyphs(string)  # here: a label does it seven calls deeper
            self.label.text = string
            self.label.x = self._x - self.width * self._align // 2
        if string and (changed or ink is not self._ink):
            self._ink = ink
            # The stubs do not know what the group of a label holds: its one TileGrid.
            self.label[0][0].pixel_shader = ink  # pyright: ignore
