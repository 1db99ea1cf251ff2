# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""From readings of a resistive panel to pixels, whoever measured them."""

import pytest
from table.device import panel

EDGES = ((1000, 61000), (2000, 62000))


def reader(point, **options):
    return panel.Panel(lambda: point, EDGES, (320, 240), **options)


@pytest.mark.parametrize(
    ("point", "swap", "pixel"),
    [
        (None, False, None),
        ((1000, 2000), False, (0, 0)),
        ((61050, 62050), False, (319, 239)),
        ((2000, 1000), True, (0, 0)),
        ((62050, 31050), True, (159, 239)),
        ((0, 65535), False, (0, 239)),  # beside the screen
    ],
)
def test_readings_become_pixels(point, swap, pixel):
    touch = reader(point, swap=swap)
    assert touch.read() == pixel
    assert touch.raw == (point[::-1] if point and swap else point)
    assert touch.edges == (1000, 61000, 2000, 62000)


def test_a_bus_that_fails_is_nobody_and_leaves_no_reading(device):
    points = iter([(1000, 2000), OSError(19)])

    def point():
        told = next(points)
        if isinstance(told, OSError):
            raise told
        return told

    touch = panel.Panel(point, EDGES, (320, 240))
    assert touch.read() == (0, 0)
    assert touch.read() is None and touch.raw is None


@pytest.mark.parametrize(("reading", "wide"), [(0, 0), (1, 16), (2048, 32776), (4095, 65535)])
def test_twelve_bits_become_sixteen(reading, wide):
    assert panel.wide(reading) == wide


@pytest.mark.parametrize(
    ("z1", "z2", "pressure"),
    [(0, 4095, 0), (1000, 1000, 65535), (1001, 1000, 65535), (1000, 3048, 32759)],
)
def test_what_is_lost_in_the_contact_is_no_pressure(z1, z2, pressure):
    assert panel.pressure(z1, z2) == pressure
