# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Readings in, a point or nothing out: what a panel says of fingers that come, stay and go."""

from table.contact import Contact

X, Y = 30000, 30000  # about the middle of the panel
FIRM, LIGHT, VERY_LIGHT = 46000, 20000, 12000  # pressures there


class Panel:
    """Gives readings one by one; None for ever after the last."""

    def __init__(self, *readings):
        self._readings = list(readings)
        self.taken = 0

    def take(self):
        self.taken += 1
        return self._readings.pop(0) if self._readings else None


def points(*looks):
    """What comes out of looks in a row, each four readings."""
    panel = Panel(*[reading for look in looks for reading in look])
    contact = Contact(panel.take)
    return [contact.point() for _ in looks]


def at(*pressures, point=(X, Y)):
    return [point + (z,) for z in pressures]


STEADY = at(FIRM, FIRM + 300, FIRM - 300, FIRM)

LOOKS = (  # what it is, four readings, what comes out
    ("a finger at rest", STEADY, (X, Y)),
    ("one at rest, lightly", at(LIGHT, LIGHT, LIGHT, LIGHT), (X, Y)),
    ("too light to have a place", at(VERY_LIGHT, VERY_LIGHT, VERY_LIGHT, VERY_LIGHT), None),
    ("it left before x and y were read", at(FIRM) + [None], None),
    ("it left after that", at(FIRM, FIRM, FIRM) + [None], None),
    ("it is leaving", at(FIRM, 40000, 33000, 25000), None),
    ("it is still coming", at(14000, 22000, 35000, FIRM), None),
    ("a spike in x", STEADY[:1] + at(FIRM, point=(65535, Y)) + STEADY[2:], (X, Y)),
    ("a spike in y", STEADY[:2] + at(FIRM, point=(X, 0)) + STEADY[3:], (X, Y)),
    ("a spike in the first", at(FIRM, point=(0, 65535)) + STEADY[1:], (X, Y)),
    ("it left while the last was read", STEADY[:3] + at(FIRM, point=(0, 0)), (X, Y)),
    ("a spike in the pressure, up", at(FIRM, FIRM, 65535, FIRM), (X, Y)),
    ("a spike in the pressure, down", at(FIRM, FIRM, 4000, FIRM), None),
    (
        "trembling",
        [(X - 90, Y, FIRM), (X, Y + 80, FIRM), (X + 90, Y - 80, FIRM), STEADY[0]],
        (X, Y),
    ),
    (
        "the near corner, firmly",
        at(24000, 24000, 24000, 24000, point=(5500, 56500)),
        (5500, 56500),
    ),
    ("the far corner, firmly", at(54000, 54000, 54000, 54000, point=(58500, 6000)), (58500, 6000)),
    ("the far corner, a breath", at(14000, 14000, 14000, 14000, point=(58500, 6000)), None),
)


def test_looks():
    for what, readings, expected in LOOKS:
        assert points(readings) == [expected], what


def test_without_a_finger_one_reading_is_enough():
    panel = Panel()
    assert Contact(panel.take).point() is None
    assert panel.taken == 1


def test_a_finger_that_lifts_slowly_is_not_followed():
    looks = [STEADY] + [at(z, z, z, z) for z in (44000, 36000, 26000, 20000, 16000)]
    assert points(*looks) == [(X, Y)] * 3 + [None] * 3


def test_a_finger_may_grow_lighter_slowly():
    looks = [at(z, z, z, z) for z in range(46000, 20000, -1000)]
    assert points(*looks) == [(X, Y)] * len(looks)


def test_what_was_firm_before_the_finger_left_does_not_count_later():
    light = at(LIGHT, LIGHT, LIGHT, LIGHT)
    panel = Panel(*(STEADY + [None] + light))
    contact = Contact(panel.take)
    assert [contact.point() for _ in range(3)] == [(X, Y), None, (X, Y)]


def test_spikes_of_pressure_do_not_make_the_rest_of_the_touch_too_light():
    assert points(STEADY, at(FIRM, FIRM, 65535, 65535), STEADY) == [(X, Y), None, (X, Y)]
