# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Set-up, further pages: board size, bonuses and options, all read from the game's data."""

from displayio import Group
from kingdom.frame import resized

from table import choices, drawings, roster, verdict
from table.ui.frame import backdrop
from table.ui.layout import GAP, MARGIN, boxes, rows, title
from table.ui.pager import pager
from table.ui.row import Row, marks
from table.ui.text import RIGHT, Text
from table.ui.theme import DIM, GOLD, SMALL

_TITLE_PX = 34


class Screen:
    """app.view: of ("plan" or "match"), back, page (1 ...); refused as it comes."""

    def __init__(self, app):
        self.app = app
        self._match = app.meant()
        app.device.lights.show(())
        pages = choices.pages(self._match.game)
        key, self._of_group, names = pages[app.view.setdefault("page", 1) - 1]
        self.group = Group()
        self.group.append(backdrop(app.theme))
        self.buttons = []
        self._titled = bool(self._of_group) or len(names) < choices.ROWS
        self._limit = self._head(key) if self._titled else None
        self._sizes, self._options, self._colours = [], [], None
        self._rows(names, GAP + (_TITLE_PX if self._titled else 0))
        for button in pager(app, pages, app.view["page"]):
            self._add(button)
        self.update()

    def update(self):
        match, refused = self._match, self.app.view.get("refused")
        for size, row in self._sizes:
            row.show_on(size == match.size)
        for name, row in self._options:
            row.show_on(name in match.options)
            about = self.app.words.about(name)
            if about:
                late = name == refused and not self._of_group
                row.show_note(self.app.words("too_late") if late else about)
        if self._limit:
            self._limit.show(self._bounds(), GOLD if refused else DIM)

    def _head(self, key):
        theme, words = self.app.theme, self.app.words
        self.group.append(title(theme, words(key), 10, theme.width * 5 // 9).label)
        text = Text(theme, self._bounds(), theme.width - 10, 26, DIM, SMALL, RIGHT)
        self.group.append(text.label)
        return text

    def _bounds(self):
        """Say how many of a group to choose; where its pages hide some, how many there are."""
        words = self.app.words
        if not self._of_group:
            return ""
        _, least, most, names = self._of_group
        count = len([name for name in names if name in self._match.options])
        if least == most:
            return words("choose", most)
        return words("so_many_chosen", count, most) if count else words("choose_most", most)

    def _rows(self, names, y):
        theme, tiles = self.app.theme, marks()
        places = rows(theme, y, choices.ROWS - self._titled, theme.height)
        for name, box in zip(names, places):
            if name == choices.SIZE:
                sizes, whole = self._match.game.SIZES, theme.width - 2 * MARGIN
                self._size_row(tiles, boxes(MARGIN, box[1], whole, box[3], len(sizes)))
            else:
                self._option_row(tiles, name, box)

    def _size_row(self, tiles, places):
        for size, box in zip(self._match.game.SIZES, places):
            words, act = self.app.words, lambda size=size: self._resize(size)
            about = words.about(f"{self._match.game.NAME}_{size}")
            row = Row(self.app.theme, words("board_size", size), box, act, about, tiles)
            self._sizes.append((size, self._add(row)))

    def _option_row(self, tiles, name, box):
        points = [each for option, each in self._match.game.OPTIONS if option == name][0]
        shown = self.app.words(name) + (f" +{points}" if points else "")
        about, drawn = self.app.words.about(name), self._drawn(name)
        row = Row(self.app.theme, shown, box, lambda: self._choose(name), about, tiles, drawn)
        self._options.append((name, self._add(row)))

    def _add(self, button):
        self.buttons.append(button)
        self.group.append(button.group)
        return button

    def _drawn(self, name):
        """The small board of an option, if the game has drawn one."""
        look = drawings.load(self._match.game.NAME) if self._of_group else None
        rows = look.small_board(name) if hasattr(look, "small_board") else None
        if not rows:
            return None
        from table.ui.small_board import colours, small_board  # few games have any

        self._colours = self._colours or colours(look)
        return small_board(look, self._match.game.LETTERS, rows), self._colours

    def _choose(self, name):
        view, match = self.app.view, self._match
        view.pop("refused", None)
        options = choices.tapped(match.game, match.options, name)
        try:
            if options is None:
                raise ValueError("the group of this option is full")
            match.set_options(options)
        except ValueError:
            view["refused"] = name

    def _resize(self, size):
        match = self._match
        seats = [seat for seat in range(len(match.players)) if not _fits(match, seat, size)]
        if seats:
            self._ask(size, seats)
        else:
            match.resize(size)

    def _ask(self, size, seats):
        app, match = self.app, self._match
        here = {"of": app.view["of"], "back": app.view["back"], "page": app.view["page"]}

        def clear():
            for seat in seats:
                _clear(match, seat)
            match.resize(size)
            app.open("rules", **here)

        names = [roster.called(app.words, match, seat) for seat in seats]
        app.open(
            "ask",
            text=app.words("ask_size", verdict.together(app.words, names)),
            yes=app.words("clear"),
            no=app.words("keep"),
            then=clear,
            otherwise=lambda: app.open("rules", **here),
        )


def _fits(match, seat, size):
    kept = [resized(match.board(seat, round), size) for round in range(match.round + 1)]
    return None not in kept


def _clear(match, seat):
    for round in range(match.round + 1):
        match.set_board(seat, match.fresh().board(seat), round)
