# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A turn of a game that is followed: lay the domino, then move the king to one that comes."""

from displayio import Group
from kingdom.draft import LAY, OVER, PUT, TAKE

from table import errand, opening, picks, roster, trying
from table.hand import Hand
from table.prompt import able, chosen_king, prompt
from table.robot import Robot
from table.ui.board_view import LEFT
from table.ui.frame import backdrop
from table.ui.measure import shared, shortened, width
from table.ui.plot import Plot
from table.ui.text import Text
from table.ui.theme import DIM, PAPER, PLAYERS, SMALL
from table.ui.turn_column import TurnColumn
from table.ui.turn_strip import TurnStrip

_LINE_Y = 35  # baseline of the line of text between the strip and the board


class Screen:
    """app.view is what picks.py says of it."""

    def __init__(self, app):
        self.app = app
        picks.begin(app.view)
        self._robot = Robot(app)
        self._drawn = self._lit = None
        self.group = Group()
        self.group.append(backdrop(app.theme))
        self._strip = self._add(TurnStrip(app, self._choose_player))
        self.board = self._add(Plot(app.theme, app.match.game, app.match.size))
        self._line = Text(app.theme, "", LEFT + 2, _LINE_Y, PAPER, SMALL)
        self.group.append(self._line.label)
        x = self.board.right + LEFT
        self._column = self._add(TurnColumn(app, x, self._choose, self._go_on))
        self.board.cards.append(self._column.card)
        self._hand = Hand(app, self.board)
        self.buttons = self._strip.buttons + self._column.buttons
        self.update()

    def update(self):
        match, view = self.app.match, self.app.view
        picks.renew(match, view)
        king = chosen_king(match, view)
        turn = match.draft.seat if king is None else king
        named, shown = self._named(), self._shown()
        self._strip.show(shown if named is None else None, turn, named)
        self._show_line()
        self._show_board(shown)
        self._column.show()
        if turn != self._lit:
            self._lit = turn
            colours = () if turn is None else (PLAYERS[match.players[turn][1]],)
            self.app.device.lights.show(colours)

    def step(self, now):
        """Make the device's own moves, and go where people turn dominoes up."""
        match, view = self.app.match, self.app.view
        where = opening.board(match)
        if where != "along" and view["look"] is None:
            self.app.open(where)
        elif self._robot.step(now):
            if not match.by_device:
                view["look"] = None
            self.update()

    def on_tap(self, x, y):
        match = self.app.match
        if match.by_device:
            self._robot.hasten()
        elif match.draft.task == PUT:
            errand.tap(match, self.board, self._shown(), x, y)
        else:
            self._hand.tap(x, y)

    def on_hold(self, x, y):
        self.on_tap(x, y)

    def on_drag(self, x, y):
        self._hand.drag(x, y)

    def on_lift(self, x, y):
        self._hand.lift()

    def _named(self):
        """Give the seats one of which is to be named, or None: whose king is set, as in the first
        round, or who gets something."""
        match = self.app.match
        if self.app.view["look"] is not None or match.by_device:
            return None
        if match.draft.task == TAKE and match.draft.seat is None:
            return able(match)
        return errand.whom(match.draft) or None

    def _shown(self):
        """The seat whose kingdom is shown, or None."""
        look = self.app.view["look"]
        return self._acting() if look is None else look

    def _acting(self):
        match = self.app.match
        if match.draft.seat is not None:
            return match.draft.seat
        if not match.draft.round:
            return chosen_king(match, self.app.view)
        return match.seat

    def _show_line(self):
        theme, room = self.app.theme, self.board.right - LEFT
        told = self._told(room)
        if width(theme, told, SMALL) > room:
            told = shortened(theme, self._told(room, brief=True), room, SMALL)
        quiet = self.app.match.by_device or self.app.view["look"] is not None
        self._line.show(told, DIM if quiet else PAPER)

    def _told(self, room, brief=False):
        """Give what to do now, its names shortened as far as there is no room for them."""
        words, match, view = self.app.words, self.app.match, self.app.view

        def said(names):
            return prompt(words, match, view, names, brief)

        return shared(self.app.theme, roster.everyone(words, match), said, room, SMALL)

    def _show_board(self, seat):
        match, view = self.app.match, self.app.view
        drawn = (seat, match.revision, view["look"], view["place"], view["put"])
        if drawn == self._drawn:
            return
        self._drawn = drawn
        colour = None if seat is None else match.players[seat][1]
        marked, laid = trying.shown(match, view, seat)
        self.board.show(match.draft.kingdoms[seat or 0], colour, marked, laid)

    def _choose_player(self, seat):
        """Look at a kingdom and away again; or name a player."""
        match, view = self.app.match, self.app.view
        if self._named() is None:
            away = seat in (view["look"], self._acting())
            view["look"] = None if away else seat
        elif match.draft.task == PUT:
            errand.choose(match, seat)
        else:
            view["king"] = seat
            if view["number"]:
                self._choose(view["number"])

    def _choose(self, number):
        """Move a king there, once it is known whose; a domino being tried is laid before."""
        match, view = self.app.match, self.app.view
        if match.draft.task == LAY:
            if view["place"] is None:
                view["said"] = "take"
                return
            match.place(view["place"])
        if match.draft.task != TAKE:
            return  # it has an errand first
        king = chosen_king(match, view)
        if match.draft.seat is None and king is None:
            view["number"] = number
        else:
            match.take(number, king)

    def _go_on(self):
        match, view = self.app.match, self.app.view
        if view["look"] is not None:
            view["look"] = None
        elif match.draft.task == OVER:
            opening.result(self.app)
        elif match.draft.task == PUT:
            match.skip()
        elif match.draft.places:
            match.place(view["place"])
        else:
            match.discard()

    def _add(self, part):
        self.group.append(part.group)
        return part
