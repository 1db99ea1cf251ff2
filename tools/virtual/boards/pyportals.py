# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Adafruit's PyPortals: one printed circuit with displays of three sizes."""

from tools.virtual.boards.board import Plate, board

# The glass is named for a portrait screen, so its Y plate lies along x of the landscape picture.
_TOUCH = (
    Plate("TOUCH_YD", "TOUCH_YU", 5200, 59000),
    Plate("TOUCH_XL", "TOUCH_XR", 5800, 57000),
)


def _pyportal(name, width, height):
    return board(name, width, height, ("TFT_", "LCD_"), touch=_TOUCH)


BOARDS = (
    _pyportal("pyportal", 320, 240),
    _pyportal("pyportal_pynt", 320, 240),
    _pyportal("pyportal_titano", 480, 320),
)
