# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A finger that rests on a target: readings in, spots out."""

from table.rest import Rest

A, NEAR_A, B = (20000, 30000), (20600, 29700), (50000, 8000)


def spots(samples):
    rest = Rest()
    found = [rest.feed(reading, now) for now, reading in samples]
    return [spot for spot in found if spot]


def resting(reading, start, end):
    return [(now, reading) for now in range(start, end, 10)]


def nobody(start):
    return resting(None, start, start + 150)


CASES = (  # what the finger does, the spots it makes
    ("rests", nobody(0) + resting(A, 150, 700), [A]),
    ("rests for long", nobody(0) + resting(A, 150, 3000), [A]),
    ("taps", nobody(0) + resting(A, 150, 400) + nobody(400), []),
    (
        "rests twice",
        nobody(0) + resting(A, 150, 700) + nobody(700) + resting(B, 850, 1400),
        [A, B],
    ),
    ("was there before", resting(A, 0, 2000), []),
    (
        "was there before, and once more",
        resting(A, 0, 900) + nobody(900) + resting(A, 1050, 1600),
        [A],
    ),
    ("slides on", nobody(0) + resting(A, 150, 400) + resting(B, 400, 950), [B]),
    ("does not come to rest", nobody(0) + [(150 + 10 * n, (900 * n, 9)) for n in range(70)], []),
    ("flickers", nobody(0) + resting(A, 150, 400) + [(400, None)] + resting(A, 410, 700), [A]),
    ("is hardly seen", nobody(0) + [(150 + 100 * n, A) for n in range(7)], []),
    ("trembles", nobody(0) + resting(A, 150, 450) + resting(NEAR_A, 450, 700), [A]),
)


def test_cases():
    for what, samples, expected in CASES:
        assert spots(samples) == expected, what
