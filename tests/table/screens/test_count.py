# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How a kingdom counts: every point can be pointed at, every square asked what it earns."""

import pytest

from tests.sitting import BEGUN, FULL, NEARLY

NAMES = ["Ada", "Bo", "Cy"]
MANY = (
    "w1 f1 w1 f1 w1 f1 w1 / f1 w1 f1 w1 f1 w1 f1 / w1 f1 w1 f1 w1 f1 w1 / "
    ". . . C . . . / . . . . . . . / . . . . . . . / . . . . . . ."
)


@pytest.fixture
def count(sit):
    """Open the count of the first of those kingdoms."""

    def opened(kingdoms=(FULL, NEARLY, BEGUN), seat=0, **more):
        sit.game(NAMES, kingdoms, **more)
        sit.open("count", seat=seat)
        return sit

    return opened


def lines(sit):
    """The rows of the page that is open: (name, what it says)."""
    found = []
    for place in sit.app.screen.buttons:
        if place.name.startswith("line "):
            texts = [part.text for part in place.group if hasattr(part, "text")]
            found.append((place.name, " ".join([text for text in texts if text])))
    return found


def lit(sit):
    """The squares that are not darkened."""
    board = sit.app.screen.board
    squares = [(row, column) for row in range(board.size) for column in range(board.size)]
    tiles = [board._dark[0][row][column] for row, column in squares]
    return [index for index, tile in enumerate(tiles) if tile == board.clear]


def test_every_line_is_there_with_its_sum(count):
    sit = count()
    assert lines(sit) == [
        ("line 1", "Forest 6 \xd7 2 12"),
        ("line 2", "Wheat 7 \xd7 1 7"),
        ("line 3", "Grassland 3 \xd7 2 6"),
        ("line 4", "Mine 2 \xd7 3 6"),
        ("line 5", "Lake 4 \xd7 1 4"),
    ]
    assert "50" in sit.texts and "1 / 2" in sit.texts
    sit.tap("page")
    assert lines(sit) == [("line 6", "Middle Kingdom 10"), ("line 7", "Harmony 5")]
    sit.tap("page")
    assert lines(sit)[0][0] == "line 1"


def test_the_first_line_is_lit(count):
    sit = count()
    assert lit(sit) == [3, 4, 7, 8, 9, 13]
    assert "Forest 6 \xd7 2 = 12" in sit.texts


@pytest.mark.parametrize(
    ("name", "squares", "said"),
    [
        ("line 2", [0, 1, 2, 5, 6, 10, 15], "Wheat 7 \xd7 1 = 7"),
        ("Mine", [14, 19], "Mine 2 \xd7 3 = 6"),
        ("Lake", [11, 16, 17, 21], "Lake 4 \xd7 1 = 4"),
    ],
)
def test_a_line_lights_its_squares(count, name, squares, said):
    sit = count()
    sit.tap(name)
    assert lit(sit) == squares
    assert said in sit.texts


def test_a_lit_line_is_put_out_by_a_second_tap(count):
    sit = count()
    sit.tap("line 1")
    assert lit(sit) == list(range(25))
    assert "Forest 6 \xd7 2 = 12" not in sit.texts
    sit.tap("line 1")
    assert len(lit(sit)) == 6


def test_a_square_lights_its_territory_and_opens_its_page(count):
    sit = count()
    sit.tap("page", "square 4,1")
    assert lit(sit) == [11, 16, 17, 21]
    assert lines(sit)[0][0] == "line 1"


def test_a_square_without_points_says_so(count):
    sit = count()
    sit.tap("square 4,0")
    assert lit(sit) == [20]
    assert "Swamp 1 \xd7 0 = 0" in sit.texts


def test_the_castle_lights_what_it_earns(count):
    sit = count()
    sit.tap("square 2,2")
    assert lit(sit) == [12]
    assert "Middle Kingdom 10" in sit.texts


def test_harmony_lights_everything(count):
    sit = count()
    sit.tap("page", "Harmony")
    assert lit(sit) == list(range(25))
    assert "Harmony 5" in sit.texts


def test_an_empty_square_puts_the_light_out(count):
    sit = count([BEGUN])
    assert len(lit(sit)) < 25
    sit.tap("square 4,4")
    assert lit(sit) == list(range(25))


def test_players_before_and_after(count):
    sit = count()
    sit.tap("next")
    assert "Bo" in sit.texts and "47" in sit.texts
    sit.tap("next")
    assert "Cy" in sit.texts
    sit.tap("next")
    assert "Ada" in sit.texts
    sit.tap("previous")
    assert "Cy" in sit.texts and "13" in sit.texts


def test_a_kingdom_without_points(count):
    sit = count(["w C"], options=())
    assert lines(sit) == [] and "No points yet" in sit.texts
    sit.tap("square 2,1")
    assert "Wheat 1 \xd7 0 = 0" in sit.texts
    sit.tap("square 0,0")
    assert "No points yet" in sit.texts


def test_more_lines_than_fit_are_turned_over(count):
    sit = count([MANY], size=7, options=())
    seen = []
    for page in range(1, 6):
        assert f"{page} / 5" in sit.texts
        seen += [name for name, _ in lines(sit)]
        sit.tap("page")
    assert seen == [f"line {number}" for number in range(1, 22)]
    assert "1 / 5" in sit.texts
    sit.tap("square 2,6")
    assert len(lit(sit)) == 1


def test_in_dynasty_the_lines_are_those_of_this_round(count):
    sit = count(options=("dynasty",))
    with sit.machine.inside():
        sit.app.match.next_round()
    sit.lay([BEGUN])
    sit.open("count", seat=0)
    assert lines(sit) == [("line 1", "Wheat 3 \xd7 1 3")]
    assert "3" in sit.texts
    sit.tap("line 1")
    assert "Round 2 of 3" in sit.texts


def test_result_is_the_way_out(count):
    sit = count()
    sit.tap("Result")
    assert sit.screen == "result"


def test_nothing_of_the_match_changes(count):
    sit = count()
    revision = sit.app.match.revision
    sit.tap("line 2", "square 0,0", "next", "page" if "page" in sit.places else "next")
    assert sit.app.match.revision == revision


def test_fingers_have_room(count):
    sit = count()
    for place in sit.app.screen.buttons:
        assert place.width >= 32 and place.height >= 32, place.name
