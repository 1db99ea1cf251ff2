# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What is asked of every controller of a resistive panel, over a bus with its chip."""

import pytest
from table import calibration

from tests.chip_bench import EDGES, PLATES, SWAPPED

SIZE = (320, 240)
PLACES = [(0, 0), (319, 0), (0, 239), (319, 239), (160, 120), (17, 200)]
REST_MS = 100
TARGETS = ((20, 20), (299, 20), (20, 219))


def near(found, place, px=1):
    """The chips measure with 12 bits: that is a third of a pixel."""
    return found is not None and max(abs(f - p) for f, p in zip(found, place, strict=True)) <= px


class PlateChecks:
    """`kind` is the chip, `driver` the module, `bus` the board's, `pins` the driver's own."""

    kind = driver = None
    bus, pins, wiring = "I2C", (), {}
    straight, turned = PLATES, SWAPPED  # the chip's first reading runs along the screen, down it

    @pytest.fixture
    def found(self, bench):
        def find(swap=False, edges=EDGES):
            plates = self.turned if swap else self.straight
            made = bench(self.kind, plates=plates, **self.wiring)
            made.find(self.driver, *self.pins, edges, SIZE, on=self.bus, swap=swap)
            return made

        return find

    def test_without_a_finger_there_is_nobody(self, found):
        bench = found()
        assert [bench.look() for _ in range(3)] == [None] * 3
        assert bench.touch.raw is None and bench.told() == ""

    @pytest.mark.parametrize("swap", [False, True])
    def test_a_finger_is_found(self, found, swap):
        bench = found(swap)
        for place in PLACES:
            bench.look(after=60)
            assert near(bench.look(*place, after=REST_MS), place), place

    def test_what_lies_beside_the_screen_is_its_edge(self, found):
        bench = found()
        assert bench.look(-9, 250, after=REST_MS) == (0, 239)

    @pytest.mark.parametrize("place", [(2, 2), (317, 2), (2, 237), (317, 237), (160, 120)])
    def test_a_light_finger_is_seen_in_every_corner(self, found, place):
        assert near(found().look(*place, after=REST_MS, pressure=0.3), place)

    @pytest.mark.parametrize("place", [(2, 2), (317, 2), (2, 237), (317, 237), (160, 120)])
    def test_what_only_brushes_it_is_seen_nowhere(self, found, place):
        assert found().look(*place, after=REST_MS, pressure=0.06) is None

    def test_a_resting_finger_never_flickers(self, found):
        bench = found()
        place = bench.look(100, 50, after=REST_MS)
        assert [bench.again(after) for after in (0, 0, 10, 10, 10) * 6] == [place] * 30

    def test_a_finger_that_lifts_is_gone(self, found):
        bench = found()
        bench.look(100, 50, after=REST_MS)
        assert bench.look(after=10) is None and bench.touch.raw is None
        assert near(bench.look(300, 200, after=REST_MS), (300, 200))

    def test_a_cable_that_comes_off_is_nobody(self, found):
        bench = found()
        bench.look(100, 50, after=REST_MS)
        bench.chip.absent = True
        assert bench.again(20) is None
        bench.chip.absent = False
        assert near(bench.again(REST_MS), (100, 50))

    def test_it_is_calibrated_as_any_panel(self, found):
        """From wrong edges to the pixel by three touches, and with no pressure to reverse."""
        bench = found(edges=((9000, 50000), (5000, 60000)))
        bench.touch.reverse_pressure()
        assert not near(bench.look(300, 200, after=REST_MS), (300, 200))
        readings = []
        for target in TARGETS:
            bench.look(after=60)
            bench.look(*target, after=REST_MS)
            readings.append(bench.touch.raw)
        bench.touch.mapping = calibration.make(readings, TARGETS)
        for place in PLACES:
            bench.look(after=60)
            assert near(bench.look(*place, after=REST_MS), place)
