# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Along the top while a game is followed: every player's shape and points, and the menu."""

from displayio import Group
from kingdom import ranking

from table import roster
from table.ui.button import Button, Place
from table.ui.frame import frame
from table.ui.icons import icon
from table.ui.layer import dress
from table.ui.letters import Letters
from table.ui.measure import shortened
from table.ui.text import RIGHT
from table.ui.theme import (
    BOLD,
    CARD_PX,
    CARD_Y,
    DIM,
    FRAME_PX,
    GOLD,
    INK,
    LINE,
    OFF,
    PANEL,
    PAPER,
    PLAIN,
    PLAYERS,
    PRESSED,
)

STRIP_PX = 24
_REACH_PX = 28  # a finger may come down a little below
_LEFT = 4
_MORE_PX = 32
_CHIP_PX = 48  # a shape and three digits
_SHAPE_PX, _POINTS_PX = 21, 28
_LEAST_PX = 24  # a name in less is none
_SEEN = (DIM, PANEL)  # around a player who is looked at out of turn


class TurnStrip:
    """A chip for each player, in seating order, and the way to the menu.

    act(seat) is called for a chip that is tapped.
    """

    def __init__(self, app, act):
        self._app = app
        self._revision = self._points = None
        theme = app.theme
        self._room = theme.width - 2 * _LEFT - _MORE_PX
        self._chips = [_Chip(app, seat, act) for seat in range(len(app.match.players))]
        left = _LEFT + self._room
        dots = icon(theme, "more", DIM, left + _MORE_PX // 2, CARD_Y + CARD_PX // 2)
        box = (left, CARD_Y, _MORE_PX, CARD_PX)
        more = Button(theme, "more", box, lambda: app.open("menu"), (INK, INK), picture=dots)
        more.y, more.height = 0, _REACH_PX
        more.width += _LEFT
        self.buttons = self._chips + [more]
        self.group = Group()
        for button in self.buttons:
            self.group.append(button.group)

    def show(self, wide, turn, able=None):
        """Show one player with the name, or all alike for None; frame whose turn it is.

        Only the seats that are `able` can be tapped, all by default.
        """
        points = self._counted()
        x = _LEFT
        for seat, chip in enumerate(self._chips):
            width = self._width(seat, wide)
            chip.enabled = able is None or seat in able
            chip.show(x, width, points[seat], seat == turn, seat == wide)
            x += width

    def _width(self, seat, wide):
        count = len(self._chips)
        if wide is None:
            return self._room // count // FRAME_PX * FRAME_PX
        return self._room - (count - 1) * _CHIP_PX if seat == wide else _CHIP_PX

    def _counted(self):
        """Give the points of this round by seat, None for a kingdom without squares."""
        match = self._app.match
        if self._revision != match.revision:
            self._revision = match.revision
            waiting = roster.waiting(match)
            standings = ranking.table(match, match.round).players
            self._points = [None if s in waiting else p.total for s, p in enumerate(standings)]
        return self._points


class _Chip(Place):
    """A player: shape, name where there is room, points."""

    def __init__(self, app, seat, act):
        colour = app.match.players[seat][1]
        Place.__init__(self, "player " + colour, (0, 0, 0, _REACH_PX), lambda: act(seat))
        self._app, self._seat, self._colour = app, seat, colour
        self._shown = self._style = None
        self._down = False
        self.group = Group()

    def show(self, x, width, points, turn, seen):
        shown = (x, width, points, seen)
        if shown != self._shown:
            self._shown = shown
            self.x, self.width = x, width
            self._draw(x, width - FRAME_PX, points, seen)
        colour = PLAYERS[self._colour]
        style = (colour, PANEL) if turn else _SEEN if seen else PLAIN
        self._style = style if self.enabled else OFF
        self.press(self._down and self.enabled)
        dress(self.group[1], self._app.theme.ink(colour if self.enabled else LINE))

    def press(self, down):
        """Show that a finger rests on it, or no longer does."""
        self._down = down
        dress(self.group[0], self._app.theme.style(PRESSED if down else self._style))

    def _draw(self, x, width, points, seen):
        theme, group = self._app.theme, self.group
        while len(group):
            group.pop()
        group.append(frame(theme, x, CARD_Y, width, CARD_PX, PLAIN))
        middle = CARD_Y + CARD_PX // 2
        group.append(icon(theme, self._colour, LINE, x + _SHAPE_PX // 2, middle))
        y, right, room = CARD_Y + 15, x + width - 6, width - _SHAPE_PX - 1
        if seen or points is not None or room < _LEAST_PX:
            group.append(Letters(theme, str(points or 0), right, y, GOLD, BOLD, RIGHT))
            room -= _POINTS_PX
        if room >= _LEAST_PX:
            name = roster.called(self._app.words, self._app.match, self._seat)
            name = shortened(theme, name, room, BOLD)
            group.append(Letters(theme, name, x + _SHAPE_PX, y, PAPER, BOLD))
