# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a finger meant: samples in, events out."""

from table.gestures import Gestures

A, B, FAR = (50, 50), (53, 51), (120, 50)


def replay(samples, gestures=None):
    """Give the events of a list of (time, point); times in milliseconds."""
    gestures = gestures or Gestures()
    found = []
    for now, point in samples:
        event = gestures.feed(point, now)
        if event:
            found.append(event)
    return found


def resting(point, start, end, step=10):
    return [(now, point) for now in range(start, end, step)]


def lifted(start):
    return resting(None, start, start + 60)


def test_a_short_touch_is_a_press_then_one_tap():
    events = replay(resting(A, 0, 80) + lifted(80))
    assert events == [("press", 50, 50), ("tap", 50, 50)]


def test_a_lone_sample_is_noise():
    assert replay([(0, A)] + lifted(10)) == []


def test_two_samples_that_disagree_are_noise():
    assert replay([(0, A), (10, FAR)] + lifted(20)) == []


def test_a_flicker_within_the_lift_time_is_one_tap():
    samples = resting(A, 0, 50) + [(50, None), (60, None)] + resting(A, 70, 120) + lifted(120)
    assert [kind for kind, _, _ in replay(samples)] == ["press", "tap"]


def test_a_wild_sample_while_lifting_does_not_move_the_tap():
    events = replay(resting(A, 0, 80) + [(80, FAR)] + lifted(90))
    assert events == [("press", 50, 50), ("tap", 50, 50)]


def test_a_finger_that_rolls_a_little_taps_where_it_came_down():
    events = replay(resting(A, 0, 40) + resting(B, 40, 90) + lifted(90))
    assert events[-1] == ("tap", 50, 50)


def test_resting_holds_once_and_then_only_lifts():
    events = replay(resting(A, 0, 1500) + lifted(1500))
    assert [kind for kind, _, _ in events] == ["press", "hold", "lift"]


def test_moving_drags_from_where_the_finger_came_down():
    path = [(10 * step, (50 + 4 * step, 50)) for step in range(20)]
    events = replay(path + lifted(200))
    kinds = [kind for kind, _, _ in events]
    assert kinds[0] == "press" and kinds[-1] == "lift" and set(kinds[1:-1]) == {"drag"}
    assert events[1] == ("drag", 54, 50)
    assert events[-2] == ("drag", 126, 50)


def test_a_drag_that_rests_never_becomes_a_hold():
    events = replay(resting(A, 0, 30) + resting(FAR, 30, 1500) + lifted(1500))
    assert "hold" not in [kind for kind, _, _ in events]


def test_a_second_finger_stroke_is_a_second_tap():
    gestures = Gestures()
    first = replay(resting(A, 0, 50) + lifted(50), gestures)
    second = replay(resting(A, 200, 250) + lifted(250), gestures)
    assert first == second == [("press", 50, 50), ("tap", 50, 50)]


def test_a_touch_across_the_clocks_wrap_is_one_tap():
    wrap = 1 << 29
    samples = resting(A, wrap - 30, wrap) + [
        (now - wrap, p) for now, p in resting(A, wrap, wrap + 30)
    ]
    assert [kind for kind, _, _ in replay(samples + lifted(30))] == ["press", "tap"]
