# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The terrains of a game to choose a brush from, the chosen one in a gold frame."""

from bitmaptools import fill_region
from displayio import Bitmap, Group, TileGrid
from kingdom.square import FIRST

from table.ui import tiles
from table.ui.button import Place
from table.ui.frame import frame
from table.ui.layer import hide
from table.ui.measure import shortened
from table.ui.text import CENTRE, Text
from table.ui.theme import FLAT, FRAME_PX, GOLD, PAPER, SMALL

_FRAME_PX = 2
_MARGIN_PX = 3  # between a terrain and its neighbours; the gold frame stands in it


class Palette:
    """A game's terrains and tokens, filling a box (x, y, width, height).

    choose(brush) is called with the one that was tapped. The gold frame may stand out of the box.
    """

    def __init__(self, app, drawings, box, choose):
        self._theme, game = app.theme, app.match.game
        self._x, self._y = box[0] - _MARGIN_PX, box[1] - _MARGIN_PX
        brushes = list(range(FIRST, FIRST + len(game.TERRAINS))) + list(game.TOKENS)
        self._columns = 2 if len(brushes) <= 6 else 3
        rows = (len(brushes) + self._columns - 1) // self._columns
        self._across = (box[2] + 2 * _MARGIN_PX) // self._columns
        self._down = (box[3] + _MARGIN_PX) // rows
        self.group = Group()
        self.places = {}
        self._add_terrains(game.TERRAINS, drawings, choose)
        for token in game.TOKENS:
            self._add_token(token, app.words(token), drawings, choose)
        self._frame = self._tile(self._ring(), self._theme.ink(GOLD), (0, 0), 0)
        self.group.append(self._frame)

    def show(self, brush):
        """Frame the brush; the eraser is not here to be framed."""
        place = self.places.get(brush)
        hide(self._frame, place is None)
        if place:
            self._frame.x, self._frame.y = place.x, place.y

    def _add_terrains(self, terrains, drawings, choose):
        sheet = tiles.swatches(drawings, len(terrains), self._across, self._down, _MARGIN_PX)
        colours = tiles.square_colours(drawings)
        for kind, terrain in enumerate(terrains):
            self.group.append(self._tile(sheet, colours, self._next(), kind))
            self._add_place(terrain, FIRST + kind, choose)

    def _add_token(self, token, word, drawings, choose):
        """A token is its sign on a panel; one that has no sign is its word."""
        x, y = self._next()
        x, y = x + _MARGIN_PX, y + _MARGIN_PX
        wide, tall = _inside(self._across), _inside(self._down)
        self.group.append(frame(self._theme, x, y, wide, tall, FLAT))
        x, y = x + wide // 2, y + tall // 2
        if token in drawings.SIGNS:
            sign = tiles.picture(drawings.SIGNS[token][-1])
            x, y = x - sign.width // 2, y - sign.height // 2
            self.group.append(TileGrid(sign, pixel_shader=tiles.plate_colours(), x=x, y=y))
        else:
            word = shortened(self._theme, word, wide - 4, SMALL)
            self.group.append(Text(self._theme, word, x, y + 5, PAPER, SMALL, CENTRE).label)
        self._add_place(token, token, choose)

    def _next(self):
        """Where the next brush goes."""
        row, column = divmod(len(self.places), self._columns)
        return self._x + column * self._across, self._y + row * self._down

    def _add_place(self, word, brush, choose):
        box = self._next() + (self._across, self._down)
        self.places[brush] = Place("palette " + word, box, lambda: choose(brush))

    def _tile(self, sheet, colours, place, tile):
        return TileGrid(
            sheet,
            pixel_shader=colours,
            x=place[0],
            y=place[1],
            tile_width=self._across,
            tile_height=self._down,
            default_tile=tile,
        )

    def _ring(self):
        across, down = self._across, self._down
        ring = Bitmap(across, down, 2)
        ring.fill(1)
        fill_region(ring, _FRAME_PX, _FRAME_PX, across - _FRAME_PX, down - _FRAME_PX, 0)
        for x in (0, across - 1):
            for y in (0, down - 1):
                ring[x, y] = 0
        return ring


def _inside(side):
    """Give what the margins leave of a side, in whole frame tiles."""
    return (side - 2 * _MARGIN_PX) // FRAME_PX * FRAME_PX
