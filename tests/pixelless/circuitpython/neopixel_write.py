# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for neopixel_write: the bytes go nowhere."""


def neopixel_write(digitalinout, buf):
    bytes(buf)
