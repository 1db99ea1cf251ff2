# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Four arrows that shift the whole kingdom by a row or a column."""

from displayio import Group

from table.ui.icons import icon
from table.ui.layer import hide
from table.ui.picture_button import PictureButton
from table.ui.theme import FRAME_PX, LINE

_UP = """
......1......
.....111.....
....11111....
...1111111...
..111111111..
.11111111111.
1111111111111
"""
_LEFT = """
......1
.....11
....111
...1111
..11111
.111111
1111111
.111111
..11111
...1111
....111
.....11
......1
"""
_WAYS = (  # name, rows, columns, picture, how it is turned
    ("up", -1, 0, _UP, ""),
    ("left", 0, -1, _LEFT, ""),
    ("right", 0, 1, _LEFT, "x"),
    ("down", 1, 0, _UP, "y"),
)


class Arrows:
    """An arrow pad in a box (x, y, width, height), a castle in its middle."""

    def __init__(self, theme, match, box):
        x, y, width, height = box
        self._match = match
        across, down = width // 3, height // 3
        self.group = Group()
        self.buttons = []
        for way in _WAYS:
            left, top = x + (way[2] + 1) * across, y + (way[1] + 1) * down
            self.buttons.append(self._arrow(theme, way, (left, top, across, down)))
            self.group.append(self.buttons[-1].group)
        self.group.append(icon(theme, "castle", LINE, x + width // 2, y + height // 2))

    def show(self, shown):
        """Bring each arrow in step with whether the kingdom can go its way."""
        hide(self.group, not shown)
        for button, (_, rows, columns, _, _) in zip(self.buttons, _WAYS):
            button.show(enabled=shown and self._can_go(rows, columns))

    def _can_go(self, rows, columns):
        from kingdom.seldom import can_shift  # seldom: not kept in the heap for every kingdom

        return can_shift(self._match.board(), rows, columns)

    def _arrow(self, theme, way, box):
        name, rows, columns, picture, turned = way
        x, y, across, down = box
        width, height = (across - 2) // FRAME_PX * FRAME_PX, (down - 2) // FRAME_PX * FRAME_PX
        inner = (x + (across - width) // 2, y + (down - height) // 2, width, height)
        button = PictureButton(
            theme, name, inner, lambda: self._match.shift(rows, columns), picture, turned
        )
        return button.reach(x, y, across, down)
