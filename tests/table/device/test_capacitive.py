# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which of the fingers on a glass counts, and what becomes of an answer that is none."""

import struct
from types import SimpleNamespace

import pytest

A, B, C = (10, 20), (200, 100), (50, 60)
SIZE = (320, 240)


def fingers(*points):
    """Points are (id, (x, y))."""
    return [{"id": number, "x": x, "y": y} for number, (x, y) in points]


class Chip:
    """Tells what it is given, one list a look."""

    def __init__(self, looks):
        self._looks = list(looks)

    @property
    def touches(self):
        told = self._looks.pop(0)
        if isinstance(told, Exception):
            raise told
        return told


@pytest.fixture
def read(device, monkeypatch):
    """read(*looks, **how): what comes out of these looks, each 10 ms after the one before."""
    with device.inside():
        from table.device import capacitive

        clock = SimpleNamespace(now=(1 << 29) - 25)  # the wrap is in the middle

        def ticks():
            return clock.now % (1 << 29)

        monkeypatch.setattr(capacitive, "ticks_ms", ticks)

        def read(*looks, **how):
            touch = capacitive.Capacitive(Chip(looks), SIZE, **how)
            found = []
            for _ in looks:
                found.append(touch.read())
                clock.now += 10
            return found

        yield read


def test_the_first_finger_counts_and_no_other_takes_its_place(read):
    looks = [fingers((0, A)), fingers((0, C), (1, B)), fingers((1, B)), [], fingers((1, B))]
    assert read(*looks) == [A, C, None, None, B]


def test_the_order_in_which_they_are_told_does_not_count(read):
    assert read(fingers((3, A)), fingers((1, B), (3, C))) == [A, C]


def test_a_driver_may_call_it_touch_id_or_nothing(read):
    named = [{"touch_id": 1, "x": 10, "y": 20}]
    assert read(named, named + [{"touch_id": 0, "x": 1, "y": 1}]) == [A, A]
    assert read([{"x": 10, "y": 20}]) == [A]


def test_what_lies_beside_the_screen_is_its_edge(read):
    assert read(fingers((0, (400, 250)))) == [(319, 239)]
    assert read(fingers((0, (400, 250))), flip_x=True, flip_y=True) == [(0, 0)]


def test_a_pause_is_no_lift_where_the_chip_tells_only_news(read):
    looks = [fingers((0, A)), [], [], [], [], [], fingers((0, B)), []]
    assert read(*looks, hold_ms=40) == [A, A, A, A, None, None, B, B]
    assert read(*looks) == [A, None, None, None, None, None, B, None]


GARBLED = [OSError(19), OSError(116), ValueError(), RuntimeError(), IndexError(), struct.error()]


@pytest.mark.parametrize("error", GARBLED, ids=repr)
def test_an_answer_that_is_none_is_nobody(read, error, capsys):
    assert read(fingers((0, A)), error, error, fingers((0, A)), hold_ms=40) == [A, None, None, A]
    told = capsys.readouterr().out.count("garbled answer")
    assert told == (0 if isinstance(error, OSError) else 1)


def test_no_memory_is_not_a_matter_of_the_bus(read):
    with pytest.raises(MemoryError):
        read(MemoryError())
