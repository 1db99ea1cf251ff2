# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How to count: an example kingdom lights up square by square, and what it earns adds up."""

from displayio import Group

from table import examples
from table.clock import since
from table.counting import NO_CROWN, Counting
from table.ui.board_view import LEFT, BoardView
from table.ui.button import Button
from table.ui.crown import crown
from table.ui.frame import backdrop
from table.ui.ledger import Ledger
from table.ui.measure import shortened, width
from table.ui.text import RIGHT, Text
from table.ui.theme import BIG, BOLD, CARD_Y, GOLD, MAIN, PAPER, SMALL

_TITLE_Y, _LINE_Y = 18, 34  # baselines over the board
_MAIN_PX, _TOTAL_PX, _CROWN_PX = 32, 38, 21
_SQUARE_MS, _READ_MS = 180, 1500


class Screen:
    """app.view: of ("plan" or "match"), back; frame, of the Counting; goal, the frame to which a
    tap lets it hurry."""

    def __init__(self, app):
        self.app = app
        for key in ("frame", "goal"):
            app.view.setdefault(key, 0)
        app.device.lights.show(())
        self._since = None  # when this frame was drawn
        self._game = game = app.meant().game
        text, options = examples.chosen(examples.load(game.NAME), app.meant().options)
        self._kingdom = examples.board(text, game)
        self._colour = game.COLOURS[-1]
        self._counting = Counting(game, self._kingdom, options)
        self.group = Group()
        self.group.append(backdrop(app.theme))
        self._board = self._add(BoardView(app.theme, game, self._kingdom.size))
        self._board.show(self._kingdom, self._colour)
        self._head()
        self.buttons = self._column()
        self.update()

    def update(self):
        counting, frame = self._counting, self.app.view["frame"]
        self._board.show_dark(self._kingdom, self._colour, counting.lit(frame))
        self._line.show(shortened(self.app.theme, self._said(frame), self._room, SMALL))
        self._number.show(self._counted(frame))
        for step in counting.steps[self._told : counting.done(frame)]:
            self._told += 1
            if step[3]:
                self._write(step)
        self._total.show(str(counting.points(frame)))

    def step(self, now):
        """Go on to the next frame when its time has come, or at once where a tap asked for it."""
        view = self.app.view
        frame = view["frame"]
        if frame == self._counting.last:
            return
        self._since = now if self._since is None else self._since
        due = _READ_MS if self._counting.is_sum(frame) else _SQUARE_MS
        if frame < view["goal"] or since(self._since, now) >= due:
            view["frame"], self._since = frame + 1, now
            self.update()

    def on_tap(self, x, y):
        """Hurry to the next sum."""
        self.app.view["goal"] = self._counting.following(self.app.view["frame"])

    def _write(self, step):
        what, squares, crowns, points, _ = step
        words = self.app.words
        how = "" if squares is None else words("sum", squares, crowns)
        self._ledger.add(words(what), how, str(points))

    def _said(self, frame):
        """Say what is counted just now, or what it came to."""
        counting, words = self._counting, self.app.words
        if not frame:
            return words.of(self._game, "howto_rule")
        if frame == counting.last:
            parts = [str(points) for points in counting.parts()]
            return words("howto_sum", " + ".join(parts), counting.points(frame))
        done, new = counting.done(frame), counting.new(frame)
        what, squares, crowns, points, _ = counting.steps[done if new else done - 1]
        if what == NO_CROWN:
            return words.of(self._game, what)
        if squares is None:
            return self._said_bonus(what, points)
        return words(what) if new else words("sum_of", words(what), squares, crowns, points)

    def _said_bonus(self, what, points):
        """Say what a bonus is for; of a piece, which has no row in the set-up, also its points."""
        words, about = self.app.words, self.app.words.about(what)
        if about and what not in [name for name, _ in self._game.OPTIONS]:
            about = words("bonus_for", words(what), points, about)
        fits = about and width(self.app.theme, about, SMALL) <= self._room
        return about if fits else words("bonus_of", words(what), points)

    def _counted(self, frame):
        """Give the number of the square that has just been lit, while a territory is counted."""
        done, new = self._counting.done(frame), self._counting.new(frame)
        if not new or frame == self._counting.last:
            return ""
        return str(new) if self._counting.steps[done][2] else ""

    def _head(self):
        """Over the board: what this is about, and a line of what happens."""
        theme, self._room = self.app.theme, self._board.right - LEFT - 2
        title = shortened(theme, self.app.words("how_to_count"), self._room, BIG)
        self.group.append(Text(theme, title, LEFT + 2, _TITLE_Y, PAPER, BIG).label)
        self._line = Text(theme, "", LEFT + 2, _LINE_Y, PAPER, SMALL)
        self._number = Text(theme, "", self._board.right - 2, _LINE_Y, PAPER, SMALL, RIGHT)
        self.group.append(self._line.label)
        self.group.append(self._number.label)

    def _column(self):
        """Beside it: what was counted, the total, and the way out."""
        theme, x = self.app.theme, self._board.right + LEFT
        across, main = theme.width - LEFT - x, theme.height - 2 - _MAIN_PX
        self._told = 0
        box = (x, CARD_Y, across, main - _TOTAL_PX - CARD_Y)
        self._ledger = self._add(Ledger(theme, box, len(self._counting.steps)))
        middle = main - _TOTAL_PX // 2
        self.group.append(crown(theme, _CROWN_PX, x + 6, middle - _CROWN_PX // 2 + 1))
        right = theme.width - LEFT - 3
        self._total = Text(theme, "", right, middle + 10, GOLD, BOLD, RIGHT, scale=2)
        self.group.append(self._total.label)
        act, box = lambda: self.app.open(self.app.view["back"]), (x, main, across, _MAIN_PX)
        return [self._add(Button(theme, self.app.words("back"), box, act, MAIN, BOLD))]

    def _add(self, part):
        self.group.append(part.group)
        return part
