# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What is asked of every capacitive controller and its driver, over a bus with its chip."""

import pytest

SIZE = (320, 240)
PLACES = [(0, 0), (319, 0), (0, 239), (319, 239), (160, 120), (17, 200)]
FLAGS = [(swap, x, y) for swap in (False, True) for x in (False, True) for y in (False, True)]


class GlassChecks:
    """`kind` is the chip, `driver` the module, `address` where it is."""

    kind = driver = address = None
    fingers = 2  # that the chip tells apart

    @pytest.fixture
    def found(self, bench):
        """found(**flags): a bench whose touch is found, with a glass that lies so."""

        def find(**flags):
            made = bench(self.kind, **flags)
            made.find(self.driver, SIZE, **flags)
            return made

        return find

    def test_without_a_finger_there_is_nobody(self, found):
        bench = found()
        assert [bench.look() for _ in range(3)] == [None] * 3
        assert bench.told() == ""

    @pytest.mark.parametrize("swap, flip_x, flip_y", FLAGS)
    def test_a_finger_is_found_to_the_pixel(self, found, swap, flip_x, flip_y):
        bench = found(swap=swap, flip_x=flip_x, flip_y=flip_y)
        for place in PLACES:
            bench.look()
            assert bench.look(*place, after=60) == place

    def test_a_resting_finger_never_flickers(self, found):
        bench = found()
        bench.look(100, 50, after=30)
        assert [bench.again(after) for after in (0, 0, 0, 10, 10, 10, 10) * 8] == [(100, 50)] * 56

    def test_a_finger_that_rests_for_long_stays(self, found):
        bench = found()
        bench.look(100, 50)
        assert [bench.again(100) for _ in range(30)] == [(100, 50)] * 30

    def test_a_finger_that_lifts_is_gone_soon(self, found):
        bench = found()
        assert bench.look(100, 50) == (100, 50)
        assert bench.look(after=10) in ((100, 50), None)
        for _ in range(7):
            last = bench.again(10)
        assert last is None

    def test_the_first_of_two_fingers_counts(self, found):
        bench, others = found(), None
        bench.look(100, 50)
        others = bench.machine.hardware.touch.others
        others[1] = (300, 200)
        assert bench.again(20) == (100, 50)
        assert bench.look(110, 60) == (110, 60)
        assert bench.look(after=20) != (300, 200)
        if self.fingers > 1:  # else the chip itself has one finger, whichever it is
            assert bench.again(60) is None
        del others[1]
        bench.again(100)
        assert bench.look(30, 30) == (30, 30)

    @pytest.mark.parametrize("errno", [19, 5, 116])
    def test_a_bus_that_fails_once_is_nobody_once(self, found, errno):
        bench = found()
        bench.look(100, 50)
        bench.chip.errno, bench.chip.failing = errno, 1
        assert bench.again(10) is None
        assert bench.again(10) == (100, 50)

    def test_a_cable_that_comes_off_is_nobody(self, found):
        bench = found()
        bench.look(100, 50)
        bench.chip.absent = True
        assert bench.again(20) is None
        bench.chip.absent = False
        assert bench.again(20) == (100, 50)

    def test_a_chip_that_is_missing_is_told_and_found_later(self, bench):
        bench = bench(self.kind)
        bench.chip.absent = True
        bench.find(self.driver, SIZE)
        assert bench.told().startswith("No touch controller ")
        assert hex(self.address) in bench.told() and "Check its cable" in bench.told()
        assert bench.look(100, 50) is None
        bench.chip.absent = False
        assert (100, 50) in [bench.again(10) for _ in range(110)]
        assert bench.told().count("\n") == 2

    def test_a_reset_pin_is_pulsed_before_the_chip_is_asked(self, bench):
        bench = bench(self.kind, rst="D3")
        levels, driven = [], bench.chip.wired
        bench.chip.wired = lambda own, level: (levels.append((own, level)), driven(own, level))
        bench.find(self.driver, SIZE, reset="D3")
        assert levels == [("rst", 0), ("rst", 1)]
        assert bench.told() == ""
        assert bench.look(100, 50) == (100, 50)
