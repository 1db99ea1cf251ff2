# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A touch that comes too soon after a screen has opened."""

from table.lull import Lull

HERE = (5, 5)


def passed(samples, start=0):
    """Give the times at which a sample got through, the screen having opened at the first."""
    lull = Lull()
    lull.begin()
    return [now - start for now, point in samples if lull.feed(point, now) and point]


def touch(start, end):
    return [(now, HERE) for now in range(start, end, 10)]


def nobody(start, end):
    return [(now, None) for now in range(start, end, 10)]


def test_a_second_tap_at_once_means_nothing():
    assert passed(nobody(0, 80) + touch(80, 140) + nobody(140, 400)) == []


def test_a_finger_that_stays_from_before_means_nothing_until_it_has_gone():
    later = nobody(900, 1000) + touch(1000, 1030)
    assert passed(touch(0, 900) + later) == [1000, 1010, 1020]


def test_a_tap_after_the_moment_counts():
    assert passed(nobody(0, 260) + touch(260, 280)) == [260, 270]


def test_without_a_new_screen_everything_counts():
    lull = Lull()
    assert [lull.feed(point, now) for now, point in touch(0, 30)] == [HERE] * 3


def test_the_moment_runs_across_the_clocks_wrap():
    wrap = 1 << 29
    samples = nobody(wrap - 100, wrap) + nobody(0, 160) + touch(160, 180)
    lull = Lull()
    lull.begin()
    assert [now for now, point in samples if lull.feed(point, now)] == [160, 170]
