# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Before a game that is followed: who plays each colour, and who draws the dominoes."""

from displayio import Group

from table import beginning, opening, roster
from table.ui.frame import backdrop
from table.ui.layout import BAR_PX, GAP, MARGIN, bar, title
from table.ui.letters import Letters
from table.ui.seat_row import SeatRow
from table.ui.text import RIGHT
from table.ui.theme import DIM, FRAME_PX, SMALL

_TOP = 36
_BY = ("by_person", "by_easy", "by_strong")  # as WholeGame counts how well the device plays


class Screen:
    """app.view: robots, a number of _BY for each seat; drawn, whether the device draws."""

    def __init__(self, app):
        self.app = app
        if len(app.view.get("robots", ())) != len(app.plan.players):
            app.view["robots"] = [0] * len(app.plan.players)
        app.view.setdefault("drawn", False)
        app.device.lights.show(())
        self._now = 0
        theme, words = app.theme, app.words
        self.group = Group()
        self.group.append(backdrop(theme))
        self.group.append(title(theme, words("play_along"), 10, theme.width // 2).label)
        hint = Letters(theme, words("tap_to_change"), theme.width - 10, 26, DIM, SMALL, RIGHT)
        self.group.append(hint)
        self._rows = self._made_rows()
        doors = [(words("back"), self._back), (words("start"), self._start)]
        self.buttons = self._rows + bar(theme, doors)
        for button in self.buttons:
            self.group.append(button.group)
        self.update()

    def update(self):
        robots, words = self.app.view["robots"], self.app.words
        for row, robot in zip(self._rows, robots):
            row.show(words(_BY[robot]))
        key = "drawn_by_device" if self._is_drawn() else "drawn_at_table"
        self._rows[-1].show(words(key), enabled=not max(robots))

    def step(self, now):
        """Remember the time: when Start is tapped, it is as good as any dice."""
        self._now = now

    def _made_rows(self):
        theme, plan, words = self.app.theme, self.app.plan, self.app.words
        names = roster.everyone(words, plan)
        room = theme.height - BAR_PX - GAP - _TOP
        pitch = min(theme.height // 6, room // (len(names) + 1)) // FRAME_PX * FRAME_PX
        tall = (pitch - 1) // FRAME_PX * FRAME_PX
        whole = (theme.width - 2 * MARGIN) // FRAME_PX * FRAME_PX
        rows = []
        for seat, (_, colour) in enumerate(plan.players):
            box = (MARGIN, _TOP + seat * pitch, whole, tall)
            act = lambda seat=seat: self._change(seat)  # noqa: E731
            rows.append(SeatRow(theme, "player " + colour, names[seat], colour, box, act))
        box = (MARGIN, _TOP + len(names) * pitch, whole, tall)
        name = words("dominoes")
        rows.append(SeatRow(theme, name, name, None, box, self._change_drawn))
        for row in rows:
            row.height = pitch  # a finger may come down between two
        return rows

    def _is_drawn(self):
        """Where the device plays, it must draw, too."""
        return self.app.view["drawn"] or max(self.app.view["robots"]) > 0

    def _change(self, seat):
        robots = self.app.view["robots"]
        robots[seat] = (robots[seat] + 1) % len(_BY)

    def _change_drawn(self):
        self.app.view["drawn"] = not self.app.view["drawn"]

    def _back(self):
        self.app.open("home")

    def _start(self):
        app, robots = self.app, self.app.view["robots"]
        seed = self._now if self._is_drawn() else None

        def made():
            from kingdom.whole import WholeGame

            plan = app.plan
            return WholeGame(plan.game, plan.players, plan.size, plan.options, seed, robots)

        beginning.new_game(app, opening.goes_on(app.match) if app.match else "home", made)
