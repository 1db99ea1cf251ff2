# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The buttons under a page of the set-up: the page before, done, the page after."""

from kingdom import games

from table.ui.button import Button
from table.ui.icons import icon
from table.ui.layout import BAR_PX, GAP, MARGIN, boxes
from table.ui.text import CENTRE, Text
from table.ui.theme import BOLD, DIM, MAIN, PAPER, SMALL

_ARROW_PX = 14  # kept free of the title


def pager(app, pages, page):
    """Give the buttons of page 0, who plays, or of pages[page - 1], by which rules.

    Page -1 is which game; it is there for a game that has not begun, where there are several.
    """
    theme = app.theme
    y = theme.height - BAR_PX - GAP
    left, middle, right = boxes(MARGIN, y, theme.width - 2 * MARGIN, BAR_PX, 3)
    made = [Button(theme, app.words("done"), middle, lambda: _done(app), MAIN, BOLD)]
    for number, box, side in ((page - 1, left, "left"), (page + 1, right, "right")):
        if _first(app) <= number <= len(pages):
            made.append(_turn(app, _title(app, pages, number), box, side, number))
    return made


def _turn(app, title, box, side, number):
    """An arrow at its outer edge, and the title in the middle of the rest."""
    theme, middle, y = app.theme, box[0] + box[2] // 2, box[1] + BAR_PX // 2
    inwards, edge = _ARROW_PX // 2, box[2] // 2 - 12
    if side == "left":
        inwards, edge = -inwards, -edge
    label = Text(theme, title, middle - inwards, y + 5, PAPER, SMALL, CENTRE).label
    button = Button(theme, title, box, lambda: _open(app, number), picture=label)
    button.group.append(icon(theme, side, DIM, middle + edge, y))
    return button


def _first(app):
    return -1 if app.view["of"] == "plan" and len(games.names()) > 1 else 0


def _title(app, pages, number):
    """What a page is called; pages of one title are counted from the second on."""
    if number < 0:
        return app.words("game")
    if number == 0:
        return app.words("players")
    title = pages[number - 1][0]
    nth = len([each for each in pages[:number] if each[0] == title])
    return app.words(title) + (f" {nth}" if nth > 1 else "")


def _open(app, number):
    name = "rules" if number > 0 else ("setup", "game")[number]
    app.open(name, of=app.view["of"], back=app.view["back"], page=number)


def _done(app):
    """Back to where the set-up came from; the next game goes by it too."""
    if app.view["of"] == "match":
        app.plan = app.match.fresh()
    app.open(app.view["back"])
