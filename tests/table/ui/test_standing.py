# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How one player stands, as a row."""

import pytest

from tests.table.ui.pressed import assert_a_finger_leaves_no_trace

BLUE = 0x4A90E2


@pytest.fixture
def row(bench):
    def make(won=True, height=36, detail=""):
        with bench.inside() as theme:
            from table.ui.standing import StandingRow, bars

            made = StandingRow(
                theme,
                (6, 40, 308, height),
                ("Ada", "blue"),
                ("1", "6"),
                won,
                lambda: None,
                detail,
            )
            made.add_bar(bars(theme), 100, (50, 0, 30))
        bench.show(made.group)
        return made

    return make


def test_place_name_and_points_are_told(row):
    texts = [part.text for part in row().group if hasattr(part, "text")]
    assert texts == ["1", "Ada", "6"]


def test_the_bar_is_as_long_as_told_with_a_gap_between_rounds(bench, row, on_panel):
    row()
    blue = [x for x in range(90, 260) if bench.colour(x, 58) == on_panel(BLUE)]
    assert blue == [*range(100, 149), *range(150, 179)]


def test_the_winner_is_framed_in_gold(bench, row, on_panel):
    row(won=True)
    assert bench.colour(160, 40) == on_panel(0xFFC83D)
    row(won=False)
    assert bench.colour(160, 40) == on_panel(0x1E2631)


def test_a_detail_moves_name_and_bar_up_together(bench, row, on_panel):
    made = row(height=48, detail="Largest territory 7, crowns 9")
    assert "Largest territory 7, crowns 9" in [getattr(part, "text", "") for part in made.group]
    blue = [y for y in range(40, 88) if bench.colour(110, y) == on_panel(BLUE)]
    assert (blue[0], len(blue)) == (49, 12)


def test_a_finger_leaves_no_trace(bench, row):
    made = row()
    assert_a_finger_leaves_no_trace(bench, made)
