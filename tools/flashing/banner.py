# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a CircuitPython firmware says of itself, found in its bytes."""

import re
from collections import namedtuple

Banner = namedtuple("Banner", "version name")  # such as 10.3.1, Adafruit PyPortal Titano

_TEXT = re.compile(
    rb"Adafruit CircuitPython (\S{1,60}) on \d{4}-\d\d-\d\d; ([\x20-\x7e]{1,100}) with [\w-]{2,30}"
)


def find(data):
    """The banner in these bytes, the line that boot_out.txt begins with; None without one."""
    found = _TEXT.search(data)
    return Banner(*(part.decode("ascii", "replace") for part in found.groups())) if found else None
