# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The result: who won and why, everybody's points as a bar."""

from displayio import Group
from kingdom import ranking

from table import beginning, opening, roster, verdict
from table.ui.crown import crown
from table.ui.frame import backdrop
from table.ui.layout import BAR_PX, GAP, MARGIN, bar, title
from table.ui.measure import shared, shortened, width
from table.ui.standing import NAME_X, POINTS_PX, StandingRow, bars
from table.ui.text import Text
from table.ui.theme import BIG, BOLD, DIM, FRAME_PX, GOLD, PLAYERS, SMALL

_TOP = 32  # of the rows
_LINE_PX = 14  # for the remark under them
_LEAST_PX, _DETAIL_PX = 32, 48  # from row to row: for a finger, for a line of detail
_CROWN_PX = 21


class Screen:
    """Shows app.match; tapping a player tells how that kingdom counts."""

    def __init__(self, app):
        self.app = app
        match, words = app.match, app.words
        self._table = table = ranking.table(match)
        self._names = roster.everyone(words, match)
        self._waiting = roster.waiting(match)
        self._winners = () if self._waiting else table.winners
        app.device.lights.show([PLAYERS[match.players[seat][1]] for seat in self._winners])
        self.group = Group()
        self.group.append(backdrop(app.theme))
        self._head()
        self.buttons = self._rows() + bar(app.theme, self._choices())
        self._remark()
        for button in self.buttons:
            self.group.append(button.group)

    def update(self):
        """Nothing changes here until another screen opens."""

    def _head(self):
        theme, match, words = self.app.theme, self.app.match, self.app.words
        room = theme.width - 10 - _CROWN_PX - 20

        def said(names):
            return verdict.heading(words, match, self._table, names)

        heading = said(self._names)
        if width(theme, heading, BIG) > room:
            heading = shared(theme, self._names, said, room, BIG)
        self.group.append(title(theme, heading, 10, room).label)
        if not self._waiting:  # a crown before all are in would look like a verdict
            self.group.append(crown(theme, _CROWN_PX, theme.width - _CROWN_PX - 9, 8))

    def _rows(self):
        theme, players = self.app.theme, self._table.players
        order = sorted(range(len(players)), key=lambda seat: (players[seat].place, seat))
        room = theme.height - BAR_PX - 2 * GAP - _LINE_PX - _TOP
        pitch = min(theme.height // 4, max(_LEAST_PX, room // len(order)))
        tall = (pitch - 2) // FRAME_PX * FRAME_PX
        left = NAME_X + 12 + max([width(theme, self._name(seat), BOLD) for seat in order])
        tiles = bars(theme)
        rows = []
        for number, seat in enumerate(order):
            box = (MARGIN, _TOP + number * pitch, self._whole(), tall)
            rows.append(self._row(seat, box, pitch >= _DETAIL_PX))
            rows[-1].add_bar(tiles, MARGIN + left, self._parts(seat, left))
        return rows

    def _row(self, seat, box, roomy):
        player = (self._name(seat), self.app.match.players[seat][1])
        won = seat in self._winners
        standing = self._table.players[seat]
        detail = self._detail(seat) if roomy else ""
        place = "" if self._waiting else str(standing.place)
        points = "-" if seat in self._waiting else str(standing.total)

        def act():
            self._count(seat)

        return StandingRow(self.app.theme, box, player, (place, points), won, act, detail)

    def _detail(self, seat):
        standing = self._table.players[seat]
        if len(standing.rounds) > 1:
            counted = standing.rounds[:-1] if seat in self._waiting else standing.rounds
            return " + ".join([str(points) for points in counted])
        game = self.app.match.game
        return self.app.words.of(game, "largest_and_crowns", standing.largest, standing.crowns)

    def _parts(self, seat, left):
        """The bar's parts in pixels: the rounds, all bars to one scale."""
        standing = self._table.players[seat]
        room = self._whole() - left - POINTS_PX
        most = max(1, max([each.total for each in self._table.players]))
        ends = [0]
        for points in standing.rounds if seat not in self._waiting else ():
            ends.append(ends[-1] + points)
        return [b * room // most - a * room // most for a, b in zip(ends, ends[1:])]

    def _whole(self):
        return (self.app.theme.width - 2 * MARGIN) // FRAME_PX * FRAME_PX

    def _name(self, seat):
        return shortened(self.app.theme, self._names[seat], self.app.theme.width * 3 // 10, BOLD)

    def _remark(self):
        theme, match, words = self.app.theme, self.app.match, self.app.words

        def said(names):
            return verdict.remark(words, match, self._table, names)

        remark = shared(theme, self._names, said, theme.width - 20, SMALL)
        colour = DIM if self._waiting else GOLD
        y = theme.height - BAR_PX - 2 * GAP
        self.group.append(Text(theme, remark, 10, y, colour, SMALL).label)

    def _choices(self):
        app, words = self.app, self.app.words
        count = (words("how_it_counts"), lambda: self._count(self._table.winners[0]))
        back = (words("back"), self._back)
        if not app.match.done:
            return [count, back]
        if app.match.round + 1 < app.match.rounds:
            return [count, back, (words("next_round"), self._next_round)]
        new = (words("new_game"), self._new_game)
        return [count, new, back] if self._waiting else [count, back, new]

    def _count(self, seat):
        self.app.open("count", seat=seat)

    def _back(self):
        """Back to the game; from its end to the first kingdom that is missing."""
        match = self.app.match
        if match.done and match.draft is None and self._waiting:
            match.select(self._waiting[0])
        self.app.open(opening.board(match))

    def _new_game(self):
        """Another game like this one: followed by the same players, or entered at its end."""
        app, match = self.app, self.app.match
        if match.draft:
            app.open("seats", robots=list(match.robots), drawn=match.seed is not None)
        else:
            beginning.new_game(app, "result")

    def _next_round(self):
        self.app.match.next_round()
        self.app.open(opening.board(self.app.match))
