# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a finger meant: samples in, events out. Each test guards one way to misread it."""

from table.gestures import Gestures

from tests.table.traces import replay

A, B, FAR = (50, 50), (53, 51), (120, 50)
TAP = [("press", 50, 50), ("tap", 50, 50)]


def resting(point, start, end, step=10):
    return [(now, point) for now in range(start, end, step)]


def lifted(start):
    return resting(None, start, start + 60)


def moving(points, start):
    return [(start + 10 * number, point) for number, point in enumerate(points)]


def kinds(samples):
    return [kind for kind, _, _ in replay(samples)]


def test_a_short_touch_is_a_press_then_one_tap():
    assert replay(resting(A, 0, 80) + lifted(80)) == TAP


def test_a_lone_sample_is_noise():
    assert replay([(0, A)] + lifted(10)) == []


def test_two_samples_that_disagree_are_noise():
    assert replay([(0, A), (10, FAR)] + lifted(20)) == []


def test_two_equal_samples_with_nobody_between_are_noise():
    assert replay([(0, A), (10, None), (20, A)] + lifted(30)) == []


def test_points_of_a_finger_that_still_comes_down_are_not_where_it_taps():
    landing = moving([(20, 50), (38, 50), (47, 50), (50, 50)], 0)
    assert replay(landing + resting(A, 40, 100) + lifted(100)) == TAP


def test_a_finger_that_comes_down_moving_is_seen():
    path = moving([(50 + 8 * step, 50) for step in range(12)], 0)
    assert kinds(path + lifted(120))[:2] == ["press", "drag"]


def test_a_flicker_within_the_lift_time_is_one_tap():
    samples = resting(A, 0, 50) + resting(None, 50, 90) + resting(A, 90, 140) + lifted(140)
    assert replay(samples) == TAP


def test_nobody_before_and_after_a_blind_moment_is_no_lift_yet():
    samples = resting(A, 0, 50) + [(50, None), (200, None)] + resting(A, 210, 260) + lifted(260)
    assert replay(samples) == TAP


def test_a_ghost_does_not_keep_a_finger_down():
    gone = [(50, None), (60, None), (70, None), (80, FAR), (90, None), (100, None)]
    assert replay(resting(A, 0, 50) + gone) == TAP


def test_a_wild_sample_while_lifting_does_not_move_the_tap():
    assert replay(resting(A, 0, 80) + [(80, FAR)] + lifted(90)) == TAP


def test_a_finger_that_slips_while_lifting_still_taps():
    slip = moving([(56, 50), (64, 52), (68, 55)], 80)
    assert replay(resting(A, 0, 80) + slip + lifted(110)) == TAP


def test_a_finger_that_rolls_a_little_taps_where_it_came_down():
    roll = moving([(50 + step, 50) for step in range(11)], 40)
    assert replay(resting(A, 0, 40) + roll + lifted(150)) == TAP


def test_resting_holds_once_and_then_only_lifts():
    assert kinds(resting(A, 0, 1500) + lifted(1500)) == ["press", "hold", "lift"]


def test_a_ghost_after_a_long_blind_moment_does_not_hold():
    assert replay(resting(A, 0, 300) + [(700, FAR)] + lifted(710)) == TAP


def test_moving_drags_from_where_the_finger_came_down():
    path = moving([(50 + 4 * step, 50) for step in range(20)], 0)
    events = replay(path + resting((126, 50), 200, 250) + lifted(250))
    assert events[0][0] == "press" and events[-1] == ("lift", 126, 50)
    assert {kind for kind, _, _ in events[1:-1]} == {"drag"}
    assert events[1] == ("drag", 54, 50)
    assert events[-2] == ("drag", 126, 50)


def test_the_last_sample_of_a_drag_is_not_believed():
    path = moving([(50 + 4 * step, 50) for step in range(20)], 0)
    assert replay(path + [(200, (137, 58))] + lifted(210))[-1] == ("lift", 126, 50)


def test_a_drag_goes_on_after_a_moment_in_which_the_board_drew():
    path = moving([(50 + 4 * step, 50) for step in range(10)], 0)
    later = [(300, (150, 50)), (390, (190, 50)), (480, (230, 50)), (490, (232, 50))]
    events = replay(path + later + lifted(500))
    assert ("drag", 150, 50) in events and ("drag", 190, 50) in events
    assert [kind for kind, _, _ in events].count("lift") == 1


def test_a_drag_that_rests_never_becomes_a_hold():
    assert "hold" not in kinds(resting(A, 0, 30) + resting(FAR, 30, 1500) + lifted(1500))


def test_elsewhere_after_a_blind_moment_is_another_touch():
    """Taken for a drag it would lay terrain across everything between the two."""
    samples = resting(A, 0, 50) + resting(FAR, 200, 260) + lifted(260)
    assert replay(samples) == TAP + [("press", 120, 50), ("tap", 120, 50)]


def test_a_second_finger_stroke_is_a_second_tap():
    gestures = Gestures()
    first = replay(resting(A, 0, 50) + lifted(50), gestures)
    second = replay(resting(A, 200, 250) + lifted(250), gestures)
    assert first == second == TAP


def test_a_touch_across_the_clocks_wrap_is_one_tap():
    wrap = 1 << 29
    samples = resting(A, wrap - 30, wrap)
    samples += [(now - wrap, point) for now, point in resting(A, wrap, wrap + 30)]
    assert replay(samples + lifted(30)) == TAP
