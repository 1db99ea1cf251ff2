# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Entering a kingdom: tap and drag terrains onto its squares, tap again for crowns."""

from displayio import Group
from kingdom.score import total
from kingdom.square import FIRST

from table import brush, doubt, opening, roster
from table.hint import hint
from table.suspects import suspects
from table.ui.arrows import Arrows
from table.ui.board_view import LEFT, TOP, BoardView
from table.ui.button import Button
from table.ui.chips import CHIP_PX, Chips
from table.ui.frame import backdrop
from table.ui.icons import icon
from table.ui.palette import Palette
from table.ui.player_card import CARD_PX, CARD_Y, REACH_PX, PlayerCard
from table.ui.text import Text
from table.ui.theme import BOLD, DIM, INK, MAIN, PAPER, PLAYERS, SMALL
from table.ui.tools import ROW_PX, Tools

_LINE_Y = 34  # baseline of the line of text between the card and the board
_MAIN_PX = 32


class Screen:
    """app.view: brush; page of brushes; moving, by arrows; carrying the castle; refused: why a
    token is; gone: the revision at which a terrain or a crown took away what stood there."""

    def __init__(self, app):
        self.app = app
        app.view.setdefault("brush", FIRST)
        app.view.setdefault("gone", None)
        for key in ("moving", "carrying", "refused", "page"):
            app.view.setdefault(key, False)
        self._finger, self._laying = None, False  # where a drag has come to, if it laid anything
        self._seen, self._trouble = None, ""
        self._doubt = doubt.Doubt(app)
        self.group = Group()
        self.group.append(backdrop(app.theme))
        self.board = self._add(BoardView(app.theme, app.match.game, app.match.size))
        self.buttons = self._head() + self._column()
        self.update()

    def update(self):
        match, view = self.app.match, self.app.view
        if self._seen != (match.seat, match.revision):
            self._show_kingdom()
        self._show_line()
        self._palette.show(view["brush"], int(view["page"]), not view["moving"])
        self._arrows.show(view["moving"])
        self._tools.show()

    def step(self, now):
        """Look whether the box can make it, once the finger is quiet."""
        if self._doubt.step(now):
            self._show_suspects()
            self._show_line()

    def on_tap(self, x, y):
        match, view = self.app.match, self.app.view
        index = self.board.index_at(x, y)
        if index is None:
            return
        if view["moving"]:
            match.move_castle(index)
        else:
            there = brush.pieces(match)
            done = brush.tap(match, view["brush"], index)
            self._note_gone(there)
            asked = (self.app.words, match, view["brush"], index)
            view["refused"] = "" if done else brush.refused(*asked)

    def on_drag(self, x, y):
        """Lay the brush on every square passed, as one step to undo; or carry the castle."""
        match, view = self.app.match, self.app.view
        view["refused"] = False
        if self._finger is None and self.board.index_at(x, y) == match.board().castle:
            view["carrying"] = True
        if view["moving"] or view["carrying"]:
            self._finger = (x, y)
            return
        gone = self._laying and view["gone"] == match.revision  # earlier in this drag
        there = brush.pieces(match) + gone
        for index in self.board.passed(self._finger or (x, y), (x, y)):
            brush.drag(match, view["brush"], index, self._laying)
            self._laying = True
        self._note_gone(there)
        self._finger = (x, y)

    def on_hold(self, x, y):
        """Take the terrain of that square as the brush."""
        view, index = self.app.view, self.board.index_at(x, y)
        if index is not None and not view["moving"]:
            chosen = brush.picked(self.app.match, index, view["brush"])
            view["page"] = self._palette.page_of(chosen, view["page"])
            self._choose(chosen)

    def on_lift(self, x, y):
        index = self.board.index_at(x, y)
        if self.app.view["carrying"] and index is not None:
            self.app.match.move_castle(index)
        self.app.view["carrying"] = False
        self._finger, self._laying = None, False

    def _note_gone(self, pieces):
        """Note that there are fewer pieces than before, unless somebody erases."""
        if brush.is_terrain(self.app.view["brush"]) and brush.pieces(self.app.match) < pieces:
            self.app.view["gone"] = self.app.match.revision

    def _show_kingdom(self):
        match, words = self.app.match, self.app.words
        colour = match.players[match.seat][1]
        if self._seen is not None:  # what was refused is no longer what this is about
            self.app.view["refused"] = False
        if self._seen is None or self._seen[0] != match.seat:
            self.app.device.lights.show((PLAYERS[colour],))
        self._seen = (match.seat, match.revision)
        self.board.show(match.board(), colour)
        self._show_suspects()
        points = 0 if match.seat in roster.waiting(match) else total(match.lines())
        self._card.show(roster.called(words, match, match.seat), colour, points)
        self._chips.show()
        last = match.seat == len(match.players) - 1
        self._next.show(name=words("result" if last else "next_player"))

    def _show_suspects(self):
        marked, self._trouble = suspects(self.app.words, self.app.match)
        if not self._trouble:
            marked, self._trouble = doubt.told(self.app)
        self.board.show_marks(marked)

    def _show_line(self):
        """Say why a tap did nothing, what it took away, what cannot be, or what a tap does now."""
        view, said = self.app.view, self._trouble
        if view["gone"] == self.app.match.revision:
            said = self.app.words("hint_gone")
        if view["refused"] or said:
            self._line.show(view["refused"] or said, PAPER)
        else:
            self._line.show(hint(self.app), DIM)

    def _head(self):
        """The player, the others, and the way to everything else."""
        theme, match = self.app.theme, self.app.match
        right = theme.width - LEFT - CHIP_PX
        left = right - (len(match.players) - 1) * CHIP_PX
        self._card = self._add(PlayerCard(theme, LEFT, left - LEFT))
        self._chips = self._add(Chips(theme, match, left))
        self._line = Text(theme, "", LEFT + 2, _LINE_Y, DIM, SMALL)
        self.group.append(self._line.label)
        dots = icon(theme, "more", DIM, right + CHIP_PX // 2, CARD_Y + CARD_PX // 2)
        box = (right, CARD_Y, CHIP_PX, CARD_PX)
        more = Button(theme, "more", box, self._more, (INK, INK), picture=dots)
        more.y, more.height = 0, REACH_PX
        return self._chips.buttons + [self._add(more)]

    def _column(self):
        """Beside the board: the palette or the arrows, the tools, and on to the next player."""
        theme, match, words = self.app.theme, self.app.match, self.app.words
        x = self.board.right + LEFT
        width = theme.width - LEFT - x
        main = theme.height - 2 - _MAIN_PX
        tools = main - 1 - 2 * ROW_PX
        box = (x, TOP, width, tools - TOP)
        self._palette = self._add(
            Palette(self.app, self.board.drawings, box, self._choose, self._turn)
        )
        self._arrows = self._add(Arrows(theme, match, box))
        self._tools = self._add(Tools(self.app, x, tools, width))
        box = (x, main, width, _MAIN_PX)
        self._next = self._add(Button(theme, words("next_player"), box, self._go_on, MAIN, BOLD))
        found = self._palette.buttons + self._arrows.buttons + self._tools.buttons
        return found + [self._next]

    def _add(self, part):
        self.group.append(part.group)
        return part

    def _choose(self, brush):
        self.app.view.update({"brush": brush, "refused": ""})

    def _turn(self, page):
        self.app.view["page"] = page

    def _more(self):
        self.app.open("menu")

    def _go_on(self):
        match = self.app.match
        if match.seat + 1 < len(match.players):
            view = self.app.view
            view["page"] = 0  # a kingdom begins with its terrains
            if brush.is_token(view["brush"]):
                self._choose(FIRST)
            match.select(match.seat + 1)
        else:
            opening.result(self.app)
