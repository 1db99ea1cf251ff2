# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Buttons that show a picture instead of a word."""

from table.ui.button import Button
from table.ui.icons import picture
from table.ui.layer import dress
from table.ui.theme import LINE, PAPER, PLAIN


class PictureButton(Button):
    """A button with the picture that a text draws, turned as told; both grey out together."""

    def __init__(self, theme, name, box, act, rows, turned="", style=PLAIN):
        x, y = box[0] + box[2] // 2, box[1] + box[3] // 2
        self._picture = picture(theme, rows, PAPER, x, y)
        self._picture.flip_x = "x" in turned
        self._picture.flip_y = "y" in turned
        Button.__init__(self, theme, name, box, act, style, picture=self._picture)

    def show(self, style=None, enabled=None, name=None):
        """Bring style, reach and name in step; what is not given stays."""
        Button.show(self, style, enabled, name)
        dress(self._picture, self._theme.ink(PAPER if self.enabled else LINE))

    def reach(self, x, y, width, height):
        """Let a finger hit more than is drawn."""
        self.x, self.y, self.width, self.height = x, y, width, height
        return self
