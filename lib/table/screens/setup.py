# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Set-up, first page: who plays, and what they are called. Rules are on the pages after it."""

from displayio import Group

from table import choices, roster, seating
from table.ui.frame import backdrop
from table.ui.icons import picture
from table.ui.layer import hide
from table.ui.layout import BAR_PX, GAP, MARGIN, title
from table.ui.pager import pager
from table.ui.participant import Participant
from table.ui.row import Row
from table.ui.text import RIGHT, Text
from table.ui.theme import DIM, FRAME_PX, GOLD, SMALL

_TOP = 38
_CHIP_PX = 44

_PENCIL = """
00000000110
00000001111
00000011111
00000101110
00001000100
00010001000
00100010000
01000100000
11001000000
11110000000
11100000000
"""


class Screen:
    """app.view: of ("plan" or "match"), back; refused and names as they come."""

    def __init__(self, app):
        self.app = app
        self._match = app.meant()
        app.device.lights.show(())
        theme, words = app.theme, app.words
        self.group = Group()
        self.group.append(backdrop(app.theme))
        self.group.append(title(theme, words("who_plays"), 10, theme.width * 5 // 9).label)
        so_many = words("so_many_play", *self._match.game.PLAYERS)
        self._limit = Text(theme, so_many, theme.width - 10, 26, DIM, SMALL, RIGHT)
        self.group.append(self._limit.label)
        self.buttons = []
        self._seats = self._rows()
        for button in pager(app, choices.pages(self._match.game), 0):
            self._add(button)
        self.update()

    def update(self):
        playing = [colour for _, colour in self._match.players]
        for colour, chip, row, pencil in self._seats:
            chip.show_playing(colour in playing)
            row.show_playing(colour in playing)
            hide(pencil, colour not in playing)
        self._limit.show(self._limit.label.text, GOLD if "refused" in self.app.view else DIM)

    def _rows(self):
        theme, colours = self.app.theme, self._match.game.COLOURS
        room = theme.height - BAR_PX - 2 * GAP - _TOP
        pitch = min(theme.height // 5, room // len(colours))
        tall = (pitch - 2) // FRAME_PX * FRAME_PX
        x = MARGIN + _CHIP_PX + GAP
        whole = (theme.width - MARGIN - x) // FRAME_PX * FRAME_PX
        made = []
        for number, colour in enumerate(colours):
            y = _TOP + number * pitch
            box = (MARGIN, y, _CHIP_PX, tall)
            chip = Participant(theme, colour, box, lambda colour=colour: self._toggle(colour))
            name, act = self._called(colour), lambda colour=colour: self._name(colour)
            row = Row(theme, name, (x, y, whole, tall), act)
            made.append((colour, self._add(chip), self._add(row), self._pencil(box[1], tall)))
        return made

    def _pencil(self, y, tall):
        theme = self.app.theme
        made = picture(theme, _PENCIL, DIM, theme.width - MARGIN - 20, y + tall // 2)
        self.group.append(made)
        return made

    def _add(self, button):
        self.buttons.append(button)
        self.group.append(button.group)
        return button

    def _called(self, colour):
        """Give the name of who plays that colour, or last did."""
        names = dict(self.app.view.get("names", ()))
        names.update([(each, name) for name, each in self._match.players])
        return names.get(colour) or self.app.words(colour)

    def _name(self, colour):
        seat = [each for _, each in self._match.players].index(colour)
        self.app.open("name", seat=seat, of=self.app.view["of"], back=self.app.view["back"])

    def _toggle(self, colour):
        view, match = self.app.view, self._match
        view.pop("refused", None)
        colours = [each for _, each in match.players]
        players = roster.toggled(match, colour, view.setdefault("names", {}))
        if players is None:
            view["refused"] = True
        elif match is self.app.plan:
            seating.seat(match, players)
        elif colour in colours and roster.begun(match, colours.index(colour)):
            self._ask(players, colours.index(colour))
        else:
            match.set_players(players)

    def _ask(self, players, seat):
        app, match = self.app, self._match
        here = {"of": app.view["of"], "back": app.view["back"]}

        def leave():
            match.set_players(players)
            app.open("setup", **here)

        app.open(
            "ask",
            text=app.words("ask_leave", roster.called(app.words, match, seat)),
            yes=app.words("remove"),
            no=app.words("keep"),
            then=leave,
            otherwise=lambda: app.open("setup", **here),
        )
