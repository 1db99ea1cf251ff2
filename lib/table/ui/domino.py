# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Dominoes as small pictures: two squares side by side, their crowns on a dark plate."""

from bitmaptools import blit, fill_region
from displayio import Bitmap
from kingdom.dominoes import dominoes
from kingdom.square import FIRST, terrain_of

from table import drawings
from table.ui.sheet import Sheet
from table.ui.theme import GOLD, INK, PAPER, palette
from table.ui.tiles import picture

_CLEAR, _PLATE = 0, 1  # colours of the sheet; 2 is the gold of crowns, the game's own follow
_OWN = 4
_COLOURS = 16
_LARGE_PX = 24  # from here on there is room for the crowns of the board
_CROWN = """
g.g
ggg
ggg
"""


class DominoSheet(Sheet):
    """A tile for every kind of square in the game's box, and an empty one.

    Squares are `side` pixels wide; tiles may be as `tall` as one wants, with nothing below.
    """

    def __init__(self, game, side, tall=None):
        look = drawings.load(game.NAME)
        bright = getattr(look, "BRIGHT", GOLD)
        colours = palette((None, INK, bright, PAPER) + look.COLOURS)
        self._kinds = bytes(sorted(set(dominoes(game))))
        bitmap = Bitmap((len(self._kinds) + 1) * side, tall or side, _COLOURS)
        super().__init__(bitmap, side, tall or side, colours)
        for square in self._kinds:
            left = self.tile(square) * side
            _ground(self.bitmap, look.GROUNDS[terrain_of(square) - FIRST], left, side - 1)
            signs = look.PLATES[look.plate(square, 0)]
            _crowns(self.bitmap, [_sign(look, sign, side) for sign in signs], left + 1)

    def tile(self, square):
        """Give the tile of a square; of none, or of one the box does not hold, the empty tile."""
        return self._kinds.find(bytes((square or 0,))) + 1


class Domino:
    """A place for one domino at (x, y), 2 * side pixels wide; `group` belongs on the screen."""

    def __init__(self, sheet, x, y):
        self._sheet = sheet
        self.group = sheet.grid(x, y, 2, 1)

    def show(self, first, second):
        """Show these squares, None for none; draws only what differs."""
        for column, square in enumerate((first, second)):
            tile = self._sheet.tile(square)
            if self.group[column, 0] != tile:
                self.group[column, 0] = tile


def _ground(sheet, ground, left, seen):
    """Draw a terrain: as many of its pictures as there is room for."""
    colour, across, down, rows = ground
    fill_region(sheet, left, 0, left + seen, seen, _OWN + colour)
    stamp = picture(rows)
    columns = max(1, (seen + 2) // across)
    lines = max(1, (seen + 2) // down)
    for line in range(lines):
        y = (2 * line + 1) * seen // (2 * lines) - stamp.height // 2
        for column in range(columns):
            x = left + (2 * column + 1) * seen // (2 * columns) - stamp.width // 2
            blit(sheet, stamp, x, y, skip_source_index=_CLEAR)


def _sign(look, sign, side):
    if side >= _LARGE_PX:
        return picture(look.SIGNS[sign][0])
    return picture(getattr(look, "TINY", {}).get(sign, _CROWN))


def _crowns(sheet, crowns, left):
    """Draw crowns side by side on a dark plate in the corner."""
    if not crowns:
        return
    pitch = crowns[0].width + 1
    fill_region(sheet, left, 1, left + len(crowns) * pitch + 1, crowns[0].height + 3, _PLATE)
    for number, crown in enumerate(crowns):
        blit(sheet, crown, left + 1 + number * pitch, 2, skip_source_index=_CLEAR)
