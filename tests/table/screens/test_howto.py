# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How to count: an example lights up by itself, by taps faster, and stays at its total."""

from statistics import median

import pytest

from tests.sitting import BEGUN
from tools.virtual import finger

LONG_MS = 40_000  # longer than it all takes
BUDGET = 8 * 1024  # bytes to the panel
SUMS = [
    "Forest 6 \xd7 2 = 12",
    "Wheat 7 \xd7 1 = 7",
    "Grassland 3 \xd7 2 = 6",
    "Mine 2 \xd7 3 = 6",
    "Lake 4 \xd7 1 = 4",
    "No crown, no points",
    "Middle Kingdom 10",
    "No square is left empty",
    "35 + 10 + 5 = 50",
]
TOTALS = ["12", "19", "25", "31", "35", "35", "45", "50", "50"]


@pytest.fixture
def howto(sit):
    sit.tap("How to count")
    return sit


def line(sit):
    return sit.app.screen._line.label.text


def total(sit):
    return sit.app.screen._total.label.text


def lit(sit):
    board = sit.app.screen._board
    squares = [(row, column) for row in range(board.size) for column in range(board.size)]
    tiles = [board._dark[0][row][column] for row, column in squares]
    return [index for index, tile in enumerate(tiles) if tile == board.clear]


def frames(sit, milliseconds=LONG_MS):
    """Let time pass; give (when, what was said, bytes sent) for each new frame."""
    found, seen = [], sit.app.view["frame"]
    until = sit.machine.milliseconds + milliseconds
    while sit.machine.milliseconds < until:
        sent = sit.machine.bytes_sent
        sit.machine.step()
        if sit.app.view["frame"] != seen:
            seen = sit.app.view["frame"]
            found.append((sit.machine.milliseconds, line(sit), sit.machine.bytes_sent - sent))
    return found


def tap(sit):
    finger.tap(sit.machine, 100, 150)
    sit.settle()


def test_it_begins_dark_with_the_rule_and_nothing_counted(howto):
    assert lit(howto) == [] and total(howto) == "0"
    assert line(howto) == "A territory: squares \xd7 crowns"
    assert howto.places == ["Back"]


def test_squares_light_up_one_by_one_and_stay(howto):
    before, last = [], 25 + 8 + 1
    while howto.app.view["frame"] < last:
        seen = howto.app.view["frame"]
        while howto.app.view["frame"] == seen:
            howto.machine.step()
        now = lit(howto)
        assert set(before) <= set(now) and len(now) - len(before) in (0, 1)
        before = now
    assert before == list(range(25))


def test_every_sum_is_said_in_its_turn(howto):
    said = [text for _, text, _ in frames(howto)]
    sums = [text for text, after in zip(said, said[1:] + [""]) if text != after and text in SUMS]
    assert sums == SUMS


def test_the_squares_of_a_territory_are_numbered_as_they_light_up(howto):
    seen = []
    while line(howto) != SUMS[1]:
        howto.machine.step()
        shown = line(howto), howto.app.screen._number.label.text
        if shown[1] and shown not in seen:
            seen.append(shown)
    numbers = [("Forest", str(number)) for number in range(1, 7)]
    assert seen == numbers + [("Wheat", str(number)) for number in range(1, 8)]
    assert howto.app.screen._number.label.text == ""


def test_a_sum_stands_long_enough_to_be_read_and_a_square_is_quick(howto):
    seen = frames(howto)
    for (at, said, _), (following, _, _) in zip(seen, seen[1:]):
        if said == SUMS[0]:
            assert 1500 <= following - at < 1600
        if said.startswith("Forest") and said != SUMS[0]:
            assert 150 <= following - at < 280


def test_a_tap_goes_on_at_once_to_the_next_sum(howto):
    for said, points in zip(SUMS, TOTALS):
        tap(howto)
        assert (line(howto), total(howto)) == (said, points)
    tap(howto)
    assert line(howto) == SUMS[-1]


def test_at_its_end_it_stays(howto):
    frames(howto)
    texts, sent = howto.texts, howto.machine.bytes_sent
    howto.machine.run(LONG_MS)
    assert howto.texts == texts and howto.machine.bytes_sent == sent
    assert line(howto) == "35 + 10 + 5 = 50" and total(howto) == "50"


def test_what_is_drawn_for_a_frame_is_small(howto):
    sent = [count for _, _, count in frames(howto)]
    assert len(sent) == 34 and median(sent) <= BUDGET and max(sent) <= 2 * BUDGET
    assert median(sent) > 40 * 40 * 2  # a square is drawn indeed


def test_a_tap_draws_little_at_a_time_too(howto):
    howto.machine.finger(100, 150)
    sent = [count for _, _, count in frames(howto, 100)]
    howto.machine.lift()
    sent += [count for _, _, count in frames(howto, 300)]
    assert len(sent) >= 6 and max(sent) <= 2 * BUDGET


def test_back_is_where_it_was_opened(howto):
    howto.tap("Back")
    assert howto.screen == "home"
    howto.game(["Ada", "Bo"], [BEGUN])
    howto.open("menu")
    howto.tap("How to count", "Back")
    assert howto.screen == "menu"
    assert howto.app.match.board(0).cells.count(0) == 19


@pytest.mark.parametrize(
    ("game", "options", "said", "points"),
    [
        ("giants", (), "25 + 20 + 10 = 55", "55"),
        ("origins", ("discovery",), "32 + 10 + 5 = 47", "47"),
        ("origins", ("totem",), "32 + 10 + 10 + 5 = 57", "57"),
        ("origins", ("tribe",), "32 + 6 + 6 + 10 + 5 = 59", "59"),
    ],
)
def test_every_game_has_its_own_and_every_mode(sit, game, options, said, points):
    sit.game(["Ada", "Bo"], (), options, game=game)
    sit.open("menu")
    sit.tap("How to count")
    rule = "Squares \xd7 uncovered crowns" if game == "giants" else "A region: squares \xd7 fires"
    assert line(sit) == rule and lit(sit) == []
    frames(sit)
    assert (line(sit), total(sit)) == (said, points)
    assert lit(sit) == list(range(25))
    sit.tap("Back")
    assert sit.screen == "menu"


def test_a_piece_is_named_with_what_it_counts_and_lights_up_for_that(sit):
    sit.game(["Ada", "Bo"], (), ("tribe",), game="origins")
    sit.open("howto", of="match", back="menu")
    said = []
    while not said or said[-1][0] != "Hunter 6 \xb7 3 a mammoth":
        tap(sit)
        said.append((line(sit), total(sit), 16 in lit(sit)))
    assert said[-2:] == [("No fire, no points", "32", False), (said[-1][0], "38", True)]


def test_a_game_without_an_example_shows_none(sit):
    sit.fair()
    sit.game(["Ada", "Bo"], options=("day",), game="fair")
    for screen in ("home", "menu"):
        sit.open(screen)
        assert "How to count" not in sit.places


def test_the_page_is_dropped_with_all_it_loaded(howto):
    import sys

    howto.tap("Back")
    with howto.machine.inside():
        names = [name for name in sys.modules if name.startswith("table.")]
    assert not [n for n in names if n in ("table.screens.howto", "table.counting")]
    assert "table.ui.ledger" not in names
