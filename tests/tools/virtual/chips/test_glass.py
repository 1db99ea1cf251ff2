# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Fingers of the picture in a controller's own pixels, and when there is news of them."""

import pytest

from tools.virtual.chips.glass import Glass, Reports


@pytest.mark.parametrize(
    ("how", "place", "own"),
    [
        ({}, (10, 20), (10, 20)),
        ({"swap": True}, (10, 20), (20, 10)),
        ({"flip_x": True}, (10, 20), (309, 20)),
        ({"swap": True, "flip_y": True}, (10, 20), (219, 10)),
        ({"resolution": (640, 480)}, (10, 20), (21, 41)),
        ({}, (-5, 300), (0, 239)),
        ({}, (10.6, 20.4), (11, 20)),
    ],
)
def test_a_finger_in_the_controllers_pixels(wired, how, place, own):
    hardware, _ = wired("ft6336")
    hardware.touch.press(*place)
    assert Glass(hardware, **how).fingers(5) == [(0, *own)]


def test_no_more_fingers_than_it_tells_apart(wired):
    hardware, _ = wired("ft6336")
    hardware.touch.press(1, 2)
    hardware.touch.others.update({2: (5, 6), 1: (3, 4)})
    assert Glass(hardware).fingers(2) == [(0, 1, 2), (1, 3, 4)]


def test_news_comes_every_period_and_once_of_nobody(wired):
    hardware, _ = wired("ft6336")
    reports = Reports(Glass(hardware), lambda: hardware.time, 15, 5)
    assert reports.due() is None
    hardware.touch.press(1, 2)
    told = []
    for time in (0, 10, 15, 29, 30):
        hardware.time = time
        told.append(reports.due())
    assert told == [[(0, 1, 2)], None, [(0, 1, 2)], None, [(0, 1, 2)]]
    hardware.touch.lift()
    hardware.time = 45
    assert reports.due() == []
    hardware.time = 60
    assert reports.due() is None
