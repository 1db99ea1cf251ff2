# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A kingdom that grows, with room for all dominoes it can still take, and the one being tried."""

from bitmaptools import fill_region
from displayio import Bitmap, Group, TileGrid
from kingdom.bits import each
from kingdom.square import CASTLE, EMPTY

from table.trying import Window
from table.ui.board_view import BoardView
from table.ui.layer import hide
from table.ui.theme import GOLD

_LINE_PX = 3
_SLACK = 3  # a finger may miss a square by the third part of its side
_ASIDE = ((-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1))


class Plot:
    """A BoardView of a Window; squares are those of the kingdom's plane.

    `cards` are places of the screen that are no buttons, since a drag can begin there, too.
    """

    def __init__(self, theme, game, size):
        self._game = game
        self.view = BoardView(theme, game, size + 2, dotted=True)
        self._rings = [_ring(theme, self.view.side, way) for way in ((2, 1), (1, 2), (1, 1))]
        self._window, self._darkened = None, False
        self.cards = []
        self.right, self.side = self.view.right, self.view.side
        self.group = Group()
        self.group.append(self.view.group)
        for ring in self._rings:
            self.group.append(ring)

    def places(self):
        """Give (name, x, y, width, height) of the cards and of every square."""
        found = self.view.places()
        for card in self.cards:
            if card.enabled:
                found.append((card.name, card.x, card.y, card.width, card.height))
        return found

    def show(self, kingdom, colour, marked, laid):
        """Show a kingdom with marked squares: a dot on each if they are empty, or else all other
        squares darkened; laid: (square, what lies there) of a domino, or of a square meant.

        Without a colour it is nobody's, and has no castle.
        """
        self._window = Window(kingdom)
        board = self._window.board(self._game, marked, laid)
        if colour is None:
            board.cells[board.castle] = EMPTY
        colour = colour or self._game.COLOURS[0]
        self.view.show(board, colour)
        self._darken(board, [self._window.index(s) for s in each(marked) if kingdom.cells[s]])
        indices = [self._window.index(square) for square, _ in laid]
        for ring, step in zip(self._rings, (1, self.view.size, 0)):
            shown = len(indices) > 0 and max(indices) - min(indices) == step
            if shown:
                self._move(ring, min(indices))
            hide(ring, not shown)

    def _darken(self, board, bright):
        """Darken what is laid, but for these squares; nothing where there are none of them.

        The castle stays, and so the dark colours are the same for all players: others would draw
        the whole board again.
        """
        if bright:
            unlaid = (EMPTY, CASTLE, self.view.clear)
            lit = bright + [index for index, cell in enumerate(board.cells) if cell in unlaid]
        elif self._darkened:
            lit = range(len(board.cells))
        else:
            return
        self._darkened = bright != []
        self.view.show_dark(board, self._game.COLOURS[0], lit)

    def _move(self, ring, index):
        """Put a ring around the square at that index of the board and the next one."""
        view = self.view
        x = view.x + index % view.size * view.side - _LINE_PX // 2 - 1
        y = view.y + index // view.size * view.side - _LINE_PX // 2 - 1
        if (ring.x, ring.y) != (x, y):
            ring.x, ring.y = x, y

    def square_at(self, x, y):
        """Give the square under (x, y), or None."""
        index = self.view.index_at(x, y)
        return None if index is None else self._window.square(index)

    def near(self, x, y, wanted):
        """Give the square under (x, y), or one of the set `wanted` that the finger just missed."""
        there = self.square_at(x, y)
        if there is not None and wanted >> there & 1:
            return there
        for slack in (self.side // (2 * _SLACK), self.side // _SLACK):
            for right, down in _ASIDE:
                square = self.square_at(x + right * slack, y + down * slack)
                if square is not None and wanted >> square & 1:
                    return square
        return there


def _ring(theme, side, way):
    """Give a gold line around so many squares, across and down."""
    width, height = [count * side + _LINE_PX for count in way]
    sheet = Bitmap(width, height, 2)
    fill_region(sheet, 0, 0, width, height, 1)
    fill_region(sheet, _LINE_PX, _LINE_PX, width - _LINE_PX, height - _LINE_PX, 0)
    ring = TileGrid(sheet, pixel_shader=theme.ink(GOLD))
    ring.hidden = True
    return ring
