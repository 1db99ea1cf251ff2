# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The board on the screen: where its squares are, and that nothing is drawn twice."""

import pytest

from tests.sitting import FULL, Sitting
from tools.virtual import finger

SIZES = [("pyportal", 5, 40), ("pyportal", 7, 28), ("pyportal_titano", 5, 56)]
SIZES += [("pyportal_titano", 7, 40)]


@pytest.fixture
def sit(new_machine):
    """Open an empty kingdom of that size on that board."""

    def opened(board="pyportal", size=5):
        machine = new_machine(board)
        machine.power_on()
        finger.settle(machine)
        sitting = Sitting(machine)
        sitting.game(["Ada", "Bo"], size=size)
        sitting.open("entry")
        return sitting

    return opened


@pytest.mark.parametrize(("board", "size", "side"), SIZES)
def test_squares_are_as_large_as_the_screen_allows(sit, board, size, side):
    shown = sit(board, size).app.screen.board
    assert shown.side == side
    assert len(shown.places()) == size * size


@pytest.mark.parametrize(("board", "size", "side"), SIZES)
def test_every_pixel_of_a_square_is_that_square(sit, board, size, side):
    shown = sit(board, size).app.screen.board
    for index, (name, x, y, width, height) in enumerate(shown.places()):
        assert name == f"square {index // size},{index % size}"
        for corner in ((x, y), (x + width - 1, y), (x, y + height - 1)):
            assert shown.index_at(*corner) == index
    assert shown.index_at(shown.x - 1, shown.y) is None
    assert shown.index_at(shown.x, shown.y + size * side) is None


@pytest.mark.parametrize(
    ("start", "end", "squares"),
    [
        ((0, 0), (0, 0), [0]),
        ((0, 0), (4, 0), [0, 1, 2, 3, 4]),
        ((4, 0), (0, 0), [4, 3, 2, 1, 0]),
        ((0, 0), (0, 4), [0, 5, 10, 15, 20]),
        ((0, 0), (2, 2), [0, 6, 12]),
    ],
)
def test_a_fast_finger_skips_nothing(sit, start, end, squares):
    shown = sit().app.screen.board
    at = [(shown.x + c * 40 + 20, shown.y + r * 40 + 20) for c, r in (start, end)]
    assert shown.passed(*at) == squares


def test_a_way_that_leaves_the_board_and_comes_back(sit):
    shown = sit().app.screen.board
    assert shown.passed((shown.x + 20, shown.y + 20), (shown.x + 20, shown.y - 20)) == [0]
    assert shown.passed((shown.x - 30, shown.y + 20), (shown.x + 30, shown.y + 20)) == [0]
    assert shown.passed((0, 0), (3, 3)) == []


def test_showing_the_same_again_draws_nothing(sit):
    sitting = sit()
    sitting.lay([FULL])
    sitting.open("count", seat=0)
    machine, screen, match = sitting.machine, sitting.app.screen, sitting.app.match
    sent = machine.bytes_sent
    with machine.inside():
        screen.board.show(match.board(0), "pink")
        screen.board.show_dark(match.board(0), "pink", match.lines(0)[0][4])
        screen.update()
        sitting.app.device.display.refresh()
    assert machine.bytes_sent == sent


def test_one_square_is_one_square_on_the_panel(sit):
    sitting = sit()
    machine, screen, match = sitting.machine, sitting.app.screen, sitting.app.match
    sent = machine.bytes_sent
    with machine.inside():
        match.lay(3, 2)
        screen.board.show(match.board(), "pink")
        sitting.app.device.display.refresh()
    assert 40 * 40 * 2 <= machine.bytes_sent - sent < 40 * 40 * 2 + 50


def test_every_terrain_and_every_number_of_crowns_looks_different(sit):
    sitting = sit()
    sitting.lay(["w f l g s / m w1 f1 l1 g1 / s1 m1 C g2 s2 / m2 m3 . . ."])
    sitting.open("entry")
    width, _, data = sitting.machine.picture()
    looks = set()
    for _, x, y, side, _ in sitting.app.screen.board.places()[:18]:
        rows = [
            data[(row * width + x) * 3 : (row * width + x + side) * 3]
            for row in range(y, y + side)
        ]
        looks.add(b"".join(rows))
    assert len(looks) == 18
