# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The terrains and tokens of a game to choose a brush from, the chosen one in a gold frame."""

from bitmaptools import fill_region
from displayio import Bitmap, Group, TileGrid
from kingdom.pieces import palette as tokens_of
from kingdom.square import FIRST

from table.ui import swatch
from table.ui.button import Place
from table.ui.layer import hide
from table.ui.swatch import MARGIN_PX
from table.ui.theme import GOLD

_FRAME_PX = 2
_MOST = 9  # on a page: three rows have room for a finger


class Palette:
    """A game's terrains and tokens, filling a box (x, y, width, height), on as many pages as it
    takes: the last place of each turns to the next.

    choose(brush) is called with the one that was tapped, turn(page) with the page to show. The
    gold frame may stand out of the box.
    """

    def __init__(self, app, drawings, box, choose, turn):
        self._app, self._drawings = app, drawings
        self._choose, self._turn = choose, turn
        self._x, self._y = box[0] - MARGIN_PX, box[1] - MARGIN_PX
        game = app.match.game
        brushes = list(range(FIRST, FIRST + len(game.TERRAINS)))
        brushes += list(tokens_of(game, app.match.options))
        columns = 2 if len(brushes) <= 6 else 3
        rows = (min(len(brushes), _MOST) + columns - 1) // columns
        self._columns = columns
        self._across = (box[2] + 2 * MARGIN_PX) // columns
        self._down = (box[3] + MARGIN_PX) // rows
        self.pages = _pages(brushes)
        self._shown, self._drawn = None, {}  # the pages that were shown, by number
        self.places = {}
        self.group = Group()
        for page in self.pages:
            for position, brush in enumerate(page):
                self.places[brush] = self._place(brush, position)
        self._more = self._added_more() if len(self.pages) > 1 else None
        self._frame = TileGrid(self._ring(), pixel_shader=app.theme.ink(GOLD))
        self.group.append(self._frame)

    @property
    def buttons(self):
        """Every place of every page, and the one that turns them."""
        return [self.places[brush] for page in self.pages for brush in page] + (
            [self._more] if self._more else []
        )

    def page_of(self, brush, otherwise):
        """Give the page on which a brush is; the eraser is on none."""
        for number, page in enumerate(self.pages):
            if brush in page:
                return number
        return otherwise

    def show(self, brush, page, shown):
        """Show a page and frame the brush, if it is there; or show nothing."""
        if self._shown != page:
            self._show_page(page)
        for number, brushes in enumerate(self.pages):
            for each in brushes:
                self.places[each].enabled = shown and number == page
        if self._more:
            self._more.enabled = shown
        framed = brush in self.pages[page]
        hide(self._frame, not framed)
        if framed:
            place = self.places[brush]
            self._frame.x, self._frame.y = place.x, place.y
        hide(self.group, not shown)

    def _show_page(self, page):
        if page not in self._drawn:
            self._drawn[page] = self._draw(page)
            self.group.insert(0, self._drawn[page])
        for number in self._drawn:
            hide(self._drawn[number], number != page)
        self._shown = page

    def _draw(self, page):
        layer, look, size = Group(), self._drawings, (self._across, self._down)
        brushes = self.pages[page]
        sheet = None
        for brush in brushes:
            place = self.places[brush]
            if isinstance(brush, str):
                for part in swatch.token(self._app, look, brush, place):
                    layer.append(part)
            else:
                sheet = sheet or swatch.terrains(look, len(self._app.match.game.TERRAINS), size)
                layer.append(swatch.terrain(sheet, brush - FIRST, place, size))
        return layer

    def _place(self, brush, position):
        game = self._app.match.game
        word = brush if isinstance(brush, str) else game.TERRAINS[brush - FIRST]
        return Place("palette " + word, self._box(position), lambda: self._choose(brush))

    def _added_more(self):
        """A place at the end of every page that turns to the next."""
        place = Place("palette more", self._box(_MOST - 1), self._turn_on)
        for part in swatch.more(self._app, place):
            self.group.append(part)
        return place

    def _turn_on(self):
        self._turn((self._shown + 1) % len(self.pages))

    def _box(self, position):
        row, column = divmod(position, self._columns)
        x, y = self._x + column * self._across, self._y + row * self._down
        return x, y, self._across, self._down

    def _ring(self):
        across, down = self._across, self._down
        ring = Bitmap(across, down, 2)
        ring.fill(1)
        fill_region(ring, _FRAME_PX, _FRAME_PX, across - _FRAME_PX, down - _FRAME_PX, 0)
        for x in (0, across - 1):
            for y in (0, down - 1):
                ring[x, y] = 0
        return ring


def _pages(brushes):
    """Give the brushes of each page: what the first one has no room for, evenly on others."""
    if len(brushes) <= _MOST:
        return [brushes]
    room = _MOST - 1  # the last place turns the page
    first, rest = brushes[:room], brushes[room:]
    count = (len(rest) + room - 1) // room
    each = (len(rest) + count - 1) // count
    return [first] + [rest[at : at + each] for at in range(0, len(rest), each)]
