# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Small boards: what an option is about, at a glance."""

import pytest

QUESTS = ["local_" + letter for letter in "wflgsm"] + ["corners_" + letter for letter in "wflgsm"]
QUESTS += ["harmony", "middle", "lost_corner", "folie", "bleak"]


@pytest.fixture
def pixels(bench):
    """Give the rows of colour numbers of a small board."""

    def make(option):
        with bench.inside():
            from table import drawings
            from table.ui.small_board import small_board

            look = drawings.load("giants")
            board = small_board(look, "wflgsm", look.small_board(option))
            return [[board[x, y] for x in range(board.width)] for y in range(board.height)]

    return make


def test_every_quest_has_its_own(pixels):
    made = [pixels(quest) for quest in QUESTS]
    assert len(made) == 17
    assert [n for n, each in enumerate(made) if each in made[:n]] == []
    assert {(len(each), len(each[0])) for each in made} == {(24, 24)}


def test_other_options_have_none(bench):
    with bench.inside():
        from table import drawings

        look = drawings.load("giants")
        assert [look.small_board(name) for name in ("dynasty", "us_ties", "strict_lines")] == [
            None
        ] * 3
        assert not hasattr(drawings.load("kingdomino"), "small_board")


def test_squares_have_the_colour_of_their_terrain_and_a_speck(pixels):
    corners = pixels("corners_m")
    ground, speck, empty = corners[1][1], corners[3][3], corners[9][9]
    assert len({ground, speck, empty}) == 3
    assert corners[17][17] == ground and corners[19][19] == speck
    assert corners[7] == [0] * 24  # a gap between the squares
