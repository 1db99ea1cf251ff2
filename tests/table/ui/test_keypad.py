# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Letters to tap."""

import pytest

PAGE = "ABCDEFGHIJK"


@pytest.fixture
def pad(bench):
    with bench.inside() as theme:
        from table.ui.keypad import Keypad

        made = Keypad(theme, PAGE, 64, 44)
    bench.show(made.group)
    return made


def test_every_key_is_found_under_its_middle_and_its_corners(pad):
    for letter, (name, x, y, width, height) in zip(PAGE, pad.places()):
        assert name == "key " + letter.lower()
        for point in ((x, y), (x + width - 1, y + height - 1), (x + width // 2, y + height // 2)):
            assert pad.at(*point) == letter


def test_beside_the_keys_is_nothing(pad):
    _, x, y, width, height = pad.places()[-1]
    assert pad.at(x + width + 10, y + 5) is None
    assert pad.at(20, 60) is None
    assert pad.at(20, y + height + 10) is None


def test_the_key_under_a_finger_is_lit_alone(bench, pad):
    before = bench.machine.pixels()
    pad.press("C")
    assert pad.down == "C"
    assert 0 < bench.draw() < 6_000
    pad.press(None)
    bench.draw()
    assert bench.machine.pixels() == before
