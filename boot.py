# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Decide who may write the drive, the device or the computer. Whatever fails, the computer may."""

try:
    import board
    import microcontroller
    from table.device import drive, finger

    drive.boot(microcontroller.nvm, finger.is_down(board))
except Exception as error:
    print("boot.py:", error)
