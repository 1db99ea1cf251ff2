# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Dim, dark, awake: the clock alone decides, and the finger that wakes does nothing else."""

from table.idle import DARK, DIM, LIT, Idle

WRAP = 1 << 29
FINGER = (10, 20)


def levels(idle, start, times):
    return [(idle.feed(None, (start + at) % WRAP), idle.level)[1] for at in times]


def test_it_dims_after_a_while_and_is_dark_later():
    idle = Idle(1000, 3000, 0)
    assert levels(idle, 0, (0, 999, 1000, 2999, 3000)) == [LIT, LIT, DIM, DIM, DARK]


def test_the_clock_may_wrap_in_between():
    start = WRAP - 500
    idle = Idle(1000, 3000, start)
    assert levels(idle, start, (0, 999, 1000, 2999, 3000)) == [LIT, LIT, DIM, DIM, DARK]


def test_it_stays_dark_when_the_clock_has_gone_all_round():
    idle = Idle(1000, 3000, 0)
    levels(idle, 0, (1000, 3000))
    assert levels(idle, 0, (WRAP - 1, WRAP, WRAP + 10, WRAP + 1500)) == [DARK] * 4
    idle = Idle(1000, 0, 0)
    assert levels(idle, 0, (1000, WRAP, WRAP + 10)) == [DIM] * 3


def test_nothing_is_never():
    assert levels(Idle(0, 0, 0), 0, (0, 10**6, 10**8)) == [LIT] * 3
    assert levels(Idle(0, 3000, 0), 0, (2999, 3000)) == [LIT, DARK]
    assert levels(Idle(1000, 0, 0), 0, (10**6,)) == [DIM]


def test_a_finger_that_plays_counts_and_keeps_it_lit():
    idle = Idle(1000, 3000, 0)
    for now in range(0, 9000, 900):
        assert idle.feed(FINGER, now) == FINGER
        assert idle.feed(None, now + 10) is None
        assert idle.level == LIT and not idle.waking


def test_the_waking_finger_does_nothing_else_until_it_has_left():
    for sleep in (1000, 3000):
        idle = Idle(1000, 3000, 0)
        levels(idle, 0, (sleep,))
        at = sleep + 10
        for now in range(at, at + 2000, 10):
            assert idle.feed(FINGER, now) is None and idle.level == LIT and idle.waking
        for now in range(at + 2000, at + 2090, 10):  # it bounces
            idle.feed(None, now)
        assert idle.feed(FINGER, at + 2090) is None
        for now in range(at + 2100, at + 2250, 10):
            idle.feed(None, now)
        assert not idle.waking
        assert idle.feed(FINGER, at + 2250) == FINGER


def test_one_look_at_nobody_after_a_long_drawing_is_no_leaving():
    idle = Idle(1000, 3000, 0)
    levels(idle, 0, (1000,))
    idle.feed(FINGER, 1010)
    idle.feed(None, 1500)
    assert idle.feed(FINGER, 1510) is None
