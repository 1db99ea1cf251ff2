# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What screens are drawn with: colours, fonts, and the frame that all buttons share."""

from displayio import Bitmap, Palette

from table.ui.font import Font

INK = 0x12161D  # behind everything
PANEL = 0x1E2631  # buttons, rows, empty squares
LINE = 0x344152
PAPER = 0xF3EFE4  # text
DIM = 0x8B97A8  # text that matters less
GOLD = 0xFFC83D  # the chosen brush, the winner, the main button, points: nothing else

PLAYERS = {
    "pink": 0xE86AA0,
    "yellow": 0xF0C93A,
    "green": 0x5CB85C,
    "blue": 0x4A90E2,
    "brown": 0xB07A4A,
    "black": 0x9482BC,  # dusk: grey would be white on the light
}

# Frame styles: (border, fill)
PLAIN = (LINE, PANEL)
FLAT = (PANEL, PANEL)
MAIN = (GOLD, GOLD)
CHOSEN = (GOLD, PANEL)
PRESSED = (DIM, LINE)
OFF = (PANEL, INK)

SMALL, BOLD, BIG = "galmuri11", "galmuri11-bold", "galmuri14"

FRAME_PX = 4  # a frame is tiles of this size, so its width and height are multiples of it
CARD_Y, CARD_PX = 2, 20  # where a player is named, along the top
_FRAME = (  # 3 x 3 tiles: 0 outside, 1 border, 2 fill
    "001111111100",
    "012222222210",
    "122222222221",
    "122222222221",
    "122222222221",
    "122222222221",
    "122222222221",
    "122222222221",
    "122222222221",
    "122222222221",
    "012222222210",
    "001111111100",
)


# What screens are laid out for at least; a display of twice that shows each pixel as two by two,
# so that a text can be read and a square be hit from across the table, and takes no more memory
_LEAST_PX = (320, 240)


def fitting(width, height):
    """Give the Theme of a display of that size."""
    scale = max(1, min(width // _LEAST_PX[0], height // _LEAST_PX[1]))
    return Theme(width // scale, height // scale, scale)


class Theme:
    """Made once: the size of all screens, and the fonts, palettes and frame tiles they share.

    scale   the display's pixels to one of these, in both directions
    """

    def __init__(self, width, height, scale=1):
        self.width = width
        self.height = height
        self.scale = scale
        self.frames = from_rows(_FRAME, 3)
        self._kept = {}
        self._fonts = {}

    def seen(self, point):
        """Give where a point of the display lies on a screen; None stays that."""
        if point is None or self.scale == 1:
            return point
        return point[0] // self.scale, point[1] // self.scale

    def font(self, name):
        """Give the font of that name; its letters are read from fonts/ when first shown."""
        if name not in self._fonts:
            self._fonts[name] = Font("fonts/" + name)
        return self._fonts[name]

    def forget_letters(self):
        """Drop every letter read so far: about 170 bytes each. Only while no screen is open."""
        for font in self._fonts.values():
            font.close()
        self._fonts = {}

    def ink(self, colour):
        """Give a palette of four: 0 see-through, the rest that colour (labels ask for four)."""
        return self._keep(colour, lambda: palette((None, colour, colour, colour)))

    def style(self, style):
        """Give the palette of a frame style, (border, fill)."""
        return self._keep(style, lambda: palette((None, style[0], style[1])))

    def _keep(self, key, make):
        if key not in self._kept:
            self._kept[key] = make()
        return self._kept[key]


def palette(colours):
    """Give a Palette of those colours, 0xRRGGBB each; None is see-through."""
    made = Palette(len(colours))
    for index, colour in enumerate(colours):
        if colour is None:
            made.make_transparent(index)
        else:
            made[index] = colour
    return made


def from_rows(rows, colours):
    """Give a Bitmap of `colours` values drawn by rows of digits; anything else is 0."""
    made = Bitmap(len(rows[0]), len(rows), colours)
    for y, row in enumerate(rows):
        for x, value in enumerate(row.encode()):  # as numbers: a sign would be a text of its own
            if 48 < value < 58:
                made[x, y] = value - 48
    return made
