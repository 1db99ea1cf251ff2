# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The way into a new game: at once, or after a question where one would be lost."""

from table import opening, roster


def new_game(app, back, made=None):
    """Begin the match that `made` gives, or that of app.plan; `back` is the screen for those who
    would rather not."""
    if not roster.unfinished(app.match):
        _begin(app, made)
        return
    app.open(
        "ask",
        text=app.words("ask_new_game"),
        yes=app.words("new_game"),
        no=app.words("keep_game"),
        then=lambda: _begin(app, made),
        otherwise=lambda: app.open(back),
    )


def _begin(app, made):
    app.start(made() if made else app.plan)
    app.open(opening.goes_on(app.match))
