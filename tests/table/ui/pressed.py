# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What holds for everything that can be pressed."""


def assert_a_finger_leaves_no_trace(bench, made):
    """A finger on it is seen, and when it is gone everything is as before."""
    before = bench.machine.pixels()
    made.press(True)
    bench.draw()
    assert bench.machine.pixels() != before
    made.press(False)
    bench.draw()
    assert bench.machine.pixels() == before
