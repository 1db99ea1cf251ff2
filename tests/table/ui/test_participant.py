# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A player's shape is bright and framed for those who play, dark for the others."""

import pytest


@pytest.fixture
def blue(bench):
    with bench.inside() as theme:
        from table.ui.participant import Participant

        made = Participant(theme, "blue", (20, 40, 44, 32), lambda: None)
    bench.show(made.group)
    return made


def test_who_plays_is_framed_in_the_own_colour(bench, blue, on_panel):
    blue.show_playing(True)
    bench.draw()
    assert bench.colour(42, 40) == bench.colour(42, 56) == on_panel(0x4A90E2)


def test_who_does_not_is_dark(bench, blue, on_panel):
    blue.show_playing(True)
    blue.show_playing(False)
    bench.draw()
    assert bench.colour(42, 56) == on_panel(0x344152)
    assert bench.colour(42, 40) == on_panel(0x1E2631)


def test_it_is_named_by_its_colour(blue):
    assert blue.name == "player blue"
