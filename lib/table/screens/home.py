# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Home: who plays, a new game, or the one on the table."""

from displayio import Group

from table import beginning, opening, roster, seating, verdict
from table.ui.button import Button
from table.ui.crown import crown
from table.ui.frame import backdrop
from table.ui.help_button import help_button
from table.ui.layout import boxes
from table.ui.measure import shared, width
from table.ui.participant import Participant
from table.ui.strip import STRIP_PX, strip
from table.ui.text import CENTRE, Text
from table.ui.theme import BIG, BOLD, DIM, MAIN, PAPER, PLAIN, SMALL

_CROWN_PX, _CHIP_PX, _MAIN_PX, _BUTTON_PX, _LINE_PX = 37, 32, 36, 32, 14

# Widths at which one, two and three buttons side by side end in one line
_WIDE_PX, _STEP_PX = 260, 24


class Screen:
    """Chips change app.plan, the set-up of the next game; the line tells of the one in play."""

    def __init__(self, app):
        self.app = app
        self.group = Group()
        self.group.append(backdrop(app.theme))
        self.buttons = []
        app.device.lights.show(())
        room = app.theme.height - STRIP_PX
        heights = (_CROWN_PX, _CHIP_PX, _MAIN_PX, _BUTTON_PX, _LINE_PX)
        gap = (room - sum(heights)) // (len(heights) + 1)
        tops = [gap * (n + 1) + sum(heights[:n]) for n in range(len(heights))]
        self._head(app.theme, tops[0])
        self._chips = self._chip_row(tops[1])
        self._button_rows(tops[2], tops[3])
        asked = help_button(app, "plan", "home")
        if asked:
            self._add(asked)
        self._line = Text(app.theme, "", app.theme.width // 2, tops[4] + 11, DIM, SMALL, CENTRE)
        self.group.append(self._line.label)
        self.group.append(strip(app.theme, app.plan.game, room))
        self.update()

    def update(self):
        playing = [colour for _, colour in self.app.plan.players]
        for colour, chip in self._chips:
            chip.show_playing(colour in playing)
        self._line.show(self._said())

    def _head(self, theme, top):
        name = self.app.words("crown_tally")
        whole = _CROWN_PX + 12 + 2 * width(theme, name, BOLD)
        left = (theme.width - whole) // 2
        self.group.append(crown(theme, _CROWN_PX, left, top))
        text = Text(theme, name, left + _CROWN_PX + 12, top + 33, PAPER, BOLD, scale=2)
        self.group.append(text.label)

    def _chip_row(self, top):
        theme, colours = self.app.theme, self.app.plan.game.COLOURS
        side = 52 * len(colours)
        made = []
        for colour, box in zip(
            colours, boxes((theme.width - side) // 2, top, side, _CHIP_PX, len(colours))
        ):
            chip = Participant(theme, colour, box, lambda colour=colour: self._toggle(colour))
            made.append((colour, self._add(chip)))
        return made

    def _button_rows(self, main, others):
        app, theme, words = self.app, self.app.theme, self.app.words
        room = _WIDE_PX + (min(theme.width - 60, 360) - _WIDE_PX) // _STEP_PX * _STEP_PX
        left = (theme.width - room) // 2
        doors = [
            ("new_game" if app.match else "first_game", lambda: beginning.new_game(app, "home")),
            ("set_up", lambda: app.open("setup", of="plan", back="home")),
            ("settings", lambda: app.open("settings")),
        ]
        if app.match:  # a game that is not over is what most come back for
            doors.insert(0 if roster.unfinished(app.match) else 1, ("resume", self._resume))
        upper = doors[:1]
        if hasattr(app.plan.game, "draft"):
            upper.append(("play_along", lambda: app.open("seats")))
        for row, y, tall, font in (
            (upper, main, _MAIN_PX, BIG),
            (doors[1:], others, _BUTTON_PX, SMALL),
        ):
            for (key, act), box in zip(row, boxes(left, y, room, tall, len(row))):
                style = MAIN if key == doors[0][0] else PLAIN
                self._add(Button(theme, words(key), box, act, style, font))

    def _add(self, button):
        self.buttons.append(button)
        self.group.append(button.group)
        return button

    def _said(self):
        """What is worth a line: a refusal, a save that failed, the points on the table."""
        app, words = self.app, self.app.words
        if "hint" in app.view:
            return app.view["hint"]
        if not app.saved:
            return words("not_saved")
        if app.match is None:
            return ""
        names, told = roster.everyone(words, app.match), verdict.tally(app.match)
        return shared(app.theme, names, told, app.theme.width - 20, SMALL)

    def _toggle(self, colour):
        app = self.app
        names = app.view.setdefault("names", {})
        players = roster.toggled(app.plan, colour, names)
        app.view.pop("hint", None)
        if players:
            seating.seat(app.plan, players)
        else:
            app.view["hint"] = app.words("so_many_play", *app.plan.game.PLAYERS)

    def _resume(self):
        self.app.open(opening.goes_on(self.app.match))
