# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Adafruit's PyPortals: one printed circuit with displays of three sizes."""

from functools import partial

from tools.boards.board import LABELS, Plate, board

# The glass is named for a portrait screen, so its Y plate lies along x of the landscape picture.
_PLATES = (
    Plate("TOUCH_YD", "TOUCH_YU", 5200, 59000),
    Plate("TOUCH_XL", "TOUCH_XR", 5800, 57000),
)


_pyportal = partial(
    board,
    held=("TFT_", "LCD_"),
    plates=_PLATES,
    chip="SAMD51",
    # adafruit/uf2-samdx1, boards/pyportal_m4/board_config.h: all three come with it.
    bootloader="SAMD51J20A-PyPortal-v0",
    enter="press its reset button twice, quickly; a drive PORTALBOOT comes",
)


BOARDS = (
    _pyportal("pyportal", "Adafruit PyPortal", 320, 240, frozen=LABELS),
    _pyportal("pyportal_pynt", "Adafruit PyPortal Pynt", 320, 240, frozen=LABELS),
    _pyportal("pyportal_titano", "Adafruit PyPortal Titano", 480, 320),
)
