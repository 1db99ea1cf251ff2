# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for board: a PyPortal, as far as the app knows it."""

from busdisplay import BusDisplay
from microcontroller import Pin

board_id = "pyportal"
DISPLAY = BusDisplay(320, 240)
NEOPIXEL, TOUCH_XL, TOUCH_XR, TOUCH_YD, TOUCH_YU = [Pin() for _ in range(5)]
SPEAKER, SPEAKER_ENABLE = Pin(), Pin()
