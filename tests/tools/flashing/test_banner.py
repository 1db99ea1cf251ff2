# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a firmware says of itself."""

import pytest

from tools.flashing.banner import find


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "Adafruit CircuitPython 10.3.1 on 2026-09-30; Adafruit PyPortal with samd51j20",
            ("10.3.1", "Adafruit PyPortal"),
        ),
        (
            "\x00Adafruit CircuitPython 10.4.0-beta.1-7-gabcdef on 2026-11-01;"
            " LILYGO T-Deck (Plus) with ESP32S3\x00rest",
            ("10.4.0-beta.1-7-gabcdef", "LILYGO T-Deck (Plus)"),
        ),
        (
            "Adafruit CircuitPython 10.3.1 on 2026-09-30; Board with Display with ESP32S3",
            ("10.3.1", "Board with Display"),
        ),
        ("MicroPython v1.28 on 2026-04-01; Generic ESP32 module with ESP32", None),
        ("", None),
    ],
)
def test_find(text, found):
    assert find(text.encode()) == found
