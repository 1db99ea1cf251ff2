# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a finger means is decided alike on the device's own language, in a small heap."""

import re
import sys

from tests.test_micropython import micropython, run

TESTS = [
    f"tests/table/test_{n}.py" for n in ("calibration", "contact", "gestures", "rest", "traces")
]


def test_fingers_are_read_alike_on_both():
    there = micropython("-X", "heapsize=128k", "tests/run_tests.py", *TESTS)
    here = run(sys.executable, "tests/run_tests.py", *TESTS)
    assert re.fullmatch(r"\d\d passed, 0 failed\n", here)
    assert there == here
