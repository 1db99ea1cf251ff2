# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Back and forth in a match: two arrows."""

from table.ui.picture_button import PictureButton

_UNDO = """
...11..........
..111..........
.111111111.....
1111111111111..
.111111111111..
..111....11111.
...11......111.
............111
............111
...........111.
.........11111.
..1111111111...
..11111111.....
"""


def undo_and_redo(app, undo, redo):
    """Give the buttons that undo and redo moves of app.match, in these two boxes."""
    theme, words, match = app.theme, app.words, app.match
    return (
        PictureButton(theme, words("undo"), undo, match.undo, _UNDO),
        PictureButton(theme, words("redo"), redo, match.redo, _UNDO, "x"),
    )
