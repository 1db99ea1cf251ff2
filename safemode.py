# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""After a brown-out, start again, three times in a row at most; other safe modes stay as they are.

It runs when something is wrong with the board, so it needs nothing but the board.
"""

import time

import microcontroller
import supervisor

MOST = 3
COUNTED = 0xB0  # last byte of nvm: this, and how often; anything else is never
PAUSE_S = 2  # for the supply to come back

memory = microcontroller.nvm
if supervisor.runtime.safe_mode_reason == supervisor.SafeModeReason.BROWNOUT and memory:
    count = memory[-1] & 15 if memory[-1] & 0xF0 == COUNTED else 0
    if count < MOST:
        time.sleep(PAUSE_S)
        memory[-1] = COUNTED | count + 1
        microcontroller.reset()
    print("Crown Tally has started again", count, "times: this board needs a stronger supply.")
