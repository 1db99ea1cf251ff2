# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The way into a new game: at once, or after a question where one would be lost."""

from table import roster


def new_game(app, back):
    """Begin the game of app.plan; `back` is the screen for those who would rather not."""
    if not roster.unfinished(app.match):
        _begin(app)
        return
    app.open(
        "ask",
        text=app.words("ask_new_game"),
        yes=app.words("new_game"),
        no=app.words("keep_game"),
        then=lambda: _begin(app),
        otherwise=lambda: app.open(back),
    )


def _begin(app):
    app.start(app.plan)
    app.open("entry")
