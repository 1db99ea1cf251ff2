# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The players along the top: where they stand, what they show, who can be tapped."""

import pytest

from tests.following import follow
from tests.sitting import Sitting

NAMES = ["Ada", "Bo", "Cy", "Di"]


@pytest.fixture
def strip(bench):
    """Make the strip of a game: strip(players, moves)."""

    def made(count, moves=0):
        sit = Sitting(bench.machine)
        follow(sit, NAMES[:count], moves)
        with bench.inside():
            from table.ui.turn_strip import TurnStrip

            return TurnStrip(sit.app, seen.append)

    seen = []
    made.tapped = seen
    return made


def shown(strip, *how):
    """Show it; give the texts by chip."""
    strip.show(*how)
    return [
        [layer.text for layer in chip.group if hasattr(layer, "text")]
        for chip in strip.buttons[:-1]
    ]


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("wide", [None, 0, 1])
def test_the_chips_stand_side_by_side_up_to_the_menu(bench, strip, count, wide):
    with bench.inside() as theme:
        made = strip(count)
        shown(made, wide, 0)
        places = made.buttons
        assert places[-1].name == "more" and places[-1].x + places[-1].width == theme.width
        for place, following in zip(places, places[1:], strict=False):
            assert place.x + place.width <= following.x
            assert place.width >= 48 and place.height >= 28
        if wide is not None:
            assert places[wide].width == max(place.width for place in places)


def test_the_wide_one_has_a_name_and_all_have_points(bench, strip):
    with bench.inside():
        made = strip(4, 8 + 12 * 4)
        told = shown(made, 2, 2)
        assert [len(texts) for texts in told] == [1, 1, 2, 1] and told[2][1] == "Cy"
        assert all(texts[0].isdigit() for texts in told)


def test_before_anything_is_laid_all_have_names(bench, strip):
    with bench.inside():
        assert shown(strip(3), None, None) == [["Ada"], ["Bo"], ["Cy"]]


def test_only_who_is_able_can_be_tapped(bench, strip):
    with bench.inside():
        made = strip(3)
        shown(made, None, None, [0, 2])
        assert [chip.enabled for chip in made.buttons] == [True, False, True, True]
        made.buttons[2].act()
        assert strip.tapped == [2]
        shown(made, 0, 0)
        assert [chip.enabled for chip in made.buttons] == [True] * 4


def test_whose_turn_it_is_has_a_frame_in_the_colour(bench, strip, on_panel):
    with bench.inside():
        from table.ui.theme import PLAYERS

        made = strip(2)
        made.show(1, 1)
        x = made.buttons[1].x + 20
    bench.show(made.group)
    assert bench.colour(x, 2) == on_panel(PLAYERS["yellow"])
    with bench.inside():
        made.show(1, 0)
    bench.draw()
    assert bench.colour(x, 2) != on_panel(PLAYERS["yellow"])


def test_showing_the_same_draws_nothing(bench, strip):
    with bench.inside():
        made = strip(4, 60)
        made.show(1, 1)
    bench.show(made.group)
    with bench.inside():
        made.show(1, 1)
    assert bench.draw() == 0
