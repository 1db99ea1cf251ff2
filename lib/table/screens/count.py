# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How a kingdom counts: tap a line and the squares that earn it light up, or the other way."""

from displayio import Group
from kingdom import ranking
from kingdom.score import total
from kingdom.square import CASTLE, FIRST, terrain_of
from kingdom.territory import survey

from table import roster
from table.ui.board_view import LEFT, BoardView
from table.ui.button import Button
from table.ui.frame import backdrop
from table.ui.lines import Lines
from table.ui.measure import shortened
from table.ui.outline import Outline
from table.ui.player_card import CARD_Y, PlayerCard
from table.ui.text import Text
from table.ui.theme import BOLD, DIM, FRAME_PX, MAIN, SMALL
from table.ui.turn import TURN_PX, Turn

_LINE_Y = 34  # baseline of the line of text between the card and the board
_MAIN_PX = 32


class Screen:
    """app.view: seat; page; line, the number of the lit one, or square, one of lit ones."""

    def __init__(self, app):
        self.app = app
        for key, value in (("line", 0), ("square", None), ("page", 0)):
            app.view.setdefault(key, value)
        app.device.lights.show(())
        self._filled = None
        self._lines = []
        self.group = Group()
        self.group.append(backdrop(app.theme))
        self.board = self._add(BoardView(app.theme, app.match.game, app.match.size))
        self._outline = self._add(Outline(app.theme, self.board))
        self._fixed = self._head() + self._column()
        self.update()

    def update(self):
        view = self.app.view
        if self._filled != (view["seat"], view["page"]):
            if self._filled is None or self._filled[0] != view["seat"]:
                self._show_player(view["seat"])
            self._filled = (view["seat"], view["page"])
            self._list.fill(self._lines, view["page"])
            self.buttons = self._fixed + self._list.buttons
        self._list.show(view["line"])
        self._show_lit(self._lit())
        room = self.board.right - LEFT - 2
        self._line.show(shortened(self.app.theme, self._said(), room, SMALL))

    def on_tap(self, x, y):
        """Light the territory of that square, or what the castle earns; a further tap lights
        what else counts the square."""
        index = self.board.index_at(x, y)
        if index is None:
            return
        numbers, lit = self._counting(index), self.app.view["line"]
        if numbers:
            following = numbers.index(lit) + 1 if lit in numbers else 0
            self._light(numbers[following % len(numbers)], None)
        else:
            self._light(None, index if self._cells[index] >= FIRST else None)

    def _counting(self, index):
        """Give the lines that count a square, its territory first; for the castle no territory,
        and what counts every square only there."""
        castle = self._cells[index] == CASTLE
        territories, others = [], []
        for number, (_, squares, _, _, where) in enumerate(self._lines):
            if index in where and squares is not None:
                territories.append(number)
            elif index in where and (castle or len(where) < len(self._cells)):
                others.append(number)
        return others if castle else territories + others

    def _show_player(self, seat):
        match, words = self.app.match, self.app.words
        colour = match.players[seat][1]
        board = match.board(seat)
        self._lines = ranking.table(match, match.round).players[seat].lines
        self._cells = match.game.visible(board)
        self.board.show(board, colour)
        self._card.show(roster.called(words, match, seat), colour, total(self._lines))
        for button, step in ((self._previous, -1), (self._next, 1)):
            button.show_player(match.players[(seat + step) % len(match.players)][1])

    def _show_lit(self, lit):
        match, seat = self.app.match, self.app.view["seat"]
        everything = range(len(self._cells))
        self.board.show_dark(match.board(seat), match.players[seat][1], lit or everything)
        self._outline.show(lit)

    def _lit(self):
        view = self.app.view
        if view["line"] is not None and view["line"] < len(self._lines):
            return self._lines[view["line"]][4]
        return () if view["square"] is None else self._territory(view["square"])

    def _territory(self, square):
        labels, _ = survey(self._cells, self.board.size)
        return [index for index, label in enumerate(labels) if label == labels[square]]

    def _said(self):
        """Say in one line what the lit squares are worth."""
        match, view, words = self.app.match, self.app.view, self.app.words
        if not self._lines and view["square"] is None:
            return words("no_points")
        if view["line"] is not None:
            what, squares, crowns, points, _ = self._lines[view["line"]]
            if squares is None:
                return self._said_bonus(what, points)
            return words("sum_of", words(what), squares, crowns, points)
        if view["square"] is not None:
            terrain = match.game.TERRAINS[terrain_of(self._cells[view["square"]]) - FIRST]
            return words("sum_of", words(terrain), len(self._territory(view["square"])), 0, 0)
        if match.rounds > 1:
            return words("round_of", match.round + 1, match.rounds)
        return ""

    def _said_bonus(self, what, points):
        """Say what a bonus is worth; what for, unless the set-up has told already."""
        match, words = self.app.match, self.app.words
        about = words.about(what)
        if not about or what in [name for name, _ in match.game.OPTIONS]:
            return words("bonus_of", words(what), points)
        return words("bonus_for", words(what), points, about)

    def _head(self):
        """Over the board: the player, between the one before and the one after."""
        theme, right = self.app.theme, self.board.right
        inner = right - LEFT - 2 * (TURN_PX + FRAME_PX)
        self._card = self._add(PlayerCard(theme, LEFT + TURN_PX + FRAME_PX, inner))
        self._previous = self._add(Turn(theme, "previous", LEFT, lambda: self._turn(-1)))
        self._next = self._add(Turn(theme, "next", right - TURN_PX, lambda: self._turn(1)))
        self._line = Text(theme, "", LEFT + 2, _LINE_Y, DIM, SMALL)
        self.group.append(self._line.label)
        return [self._previous, self._next]

    def _column(self):
        theme, x = self.app.theme, self.board.right + LEFT
        width, main = theme.width - LEFT - x, theme.height - 2 - _MAIN_PX
        box = (x, CARD_Y, width, main - CARD_Y)
        self._list = self._add(Lines(self.app, box, self._choose, self._open_page))
        box = (x, main, width, _MAIN_PX)
        result = Button(theme, self.app.words("result"), box, self._result, MAIN, BOLD)
        return [self._add(result)]

    def _add(self, part):
        self.group.append(part.group)
        return part

    def _choose(self, number):
        """Light a line, or put it out when it is lit."""
        self._light(None if number == self.app.view["line"] else number, None)

    def _light(self, line, square):
        view = self.app.view
        view["line"], view["square"] = line, square
        if line is not None:
            view["page"] = self._list.page_of(line, len(self._lines))

    def _open_page(self, page):
        self.app.view["page"] = page

    def _turn(self, step):
        seat = (self.app.view["seat"] + step) % len(self.app.match.players)
        self.app.view.update({"seat": seat, "page": 0})
        self._light(0, None)

    def _result(self):
        self.app.open("result")
