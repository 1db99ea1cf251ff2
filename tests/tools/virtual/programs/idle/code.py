# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Do nothing, for ever."""

import board
import supervisor

if hasattr(board, "DISPLAY"):
    board.DISPLAY.auto_refresh = False
while True:
    now = supervisor.ticks_ms()
