# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Entering kingdoms with a finger: everything it can do, and what the screen says to it."""

import pytest

from tests.sitting import FULL

NAMES = ["Ada", "Bo", "Cy", "Di"]
BRIGHTNESS = 0.3
REAL = "f f f1 w g / f f1 f w1 g / f l C w g / l l1 w w1 m / l l l s m2"
ANOTHER = "l s2 w f f / w1 w w w f1 / w1 w C w f1 / s m1 m2 w w / s s s s1 s"  # same table
QUIET_MS = 6000  # longer than the moment after which the whole kingdom is looked at


@pytest.fixture
def table(sit):
    """Open an entry screen for players of those names, with those kingdoms."""

    def opened(names=NAMES, kingdoms=(), **more):
        sit.game(names, kingdoms, **more)
        sit.open("entry")
        return sit

    return opened


def kingdom(sit, seat=None):
    """The kingdom as rows of text without blanks: . C w w1 ..."""
    with sit.machine.inside():
        from kingdom import textform

        match = sit.app.match
        return textform.text(match.board(seat), match.game)


def rows(sit):
    return kingdom(sit).split(" / ")


def test_a_tap_lays_the_chosen_terrain_and_another_one_crowns_it(table):
    sit = table()
    sit.tap("palette mine", "square 0,1")
    assert rows(sit)[0] == ". m . . ."
    seen = []
    for _ in range(5):
        sit.tap("square 0,1")
        seen.append(rows(sit)[0].split()[1])
    assert seen == ["m1", "m2", "m3", "m", "m1"]


def test_wheat_is_the_first_brush_and_the_castle_is_never_laid_over(table):
    sit = table()
    sit.tap("square 2,2", "square 2,3")
    assert rows(sit)[2] == ". . C w ."
    sit.tap("Erase", "square 2,2", "square 2,3")
    assert rows(sit)[2] == ". . C . ."


def test_a_drag_lays_on_every_square_and_never_changes_crowns(table):
    sit = table(kingdoms=["w1 . . . . / . . . . . / . . C . ."])
    sit.drag("square 0,0", "square 0,4", "square 4,4")
    assert rows(sit) == ["w1 w w w w", ". . . . w", ". . C . w", ". . . . w", ". . . . w"]
    sit.drag("square 2,0", "square 2,4")
    assert rows(sit)[2] == "w w C w w"


def test_a_drag_is_one_step(table):
    sit = table()
    sit.tap("palette lake")
    sit.drag("square 4,0", "square 4,4")
    sit.tap("square 4,0")
    assert rows(sit)[4] == "l1 l l l l"
    sit.tap("Undo")
    assert rows(sit)[4] == "l l l l l"
    sit.tap("Undo")
    assert rows(sit)[4] == ". . . . ."
    assert "Undo" not in sit.places
    sit.tap("Redo", "Redo")
    assert rows(sit)[4] == "l1 l l l l"
    assert "Redo" not in sit.places


def test_two_drags_are_two_steps(table):
    sit = table()
    sit.drag("square 0,0", "square 0,2")
    sit.drag("square 1,0", "square 1,2")
    sit.tap("Undo")
    assert rows(sit)[:2] == ["w w w . .", ". . . . ."]


def test_a_drag_that_begins_beside_the_board_is_a_step_of_its_own(table):
    sit = table()
    sit.tap("square 4,4")
    line = (100, sit.app.screen.board.y - 6)
    from tools.virtual import finger

    finger.drag(sit.machine, [line, sit.find("square 1,2")])
    sit.settle()
    assert rows(sit)[0] == ". . w . ."
    sit.tap("Undo")
    assert rows(sit)[0] == ". . . . ." and rows(sit)[4] == ". . . . w"


def test_a_drag_with_the_eraser_erases(table):
    sit = table(kingdoms=[FULL])
    sit.tap("Erase")
    sit.drag("square 2,0", "square 2,4")
    assert rows(sit)[2] == ". . C . ."
    sit.tap("Undo")
    assert kingdom(sit) == FULL


def test_fill_lays_on_every_empty_square(table):
    sit = table(kingdoms=["w1 . . . . / . . . . . / . . C . ."])
    sit.tap("palette forest", "Fill")
    assert kingdom(sit) == "w1 f f f f / f f f f f / f f C f f / f f f f f / f f f f f"
    assert "Fill" not in sit.places
    sit.tap("Undo")
    assert "Fill" in sit.places


def test_holding_picks_the_terrain_up_and_says_so(table):
    sit = table(kingdoms=[REAL])
    assert "Wheat" in sit.texts
    sit.hold("square 0,4")
    assert "Grassland" in sit.texts
    assert kingdom(sit) == REAL
    sit.tap("square 0,0")
    assert rows(sit)[0] == "g f f1 w g"
    sit.hold("square 2,2")
    assert "Grassland" in sit.texts


def test_points_are_live(table):
    sit = table(["Ada", "Bo"], options=())
    assert "0" in sit.texts
    sit.drag("square 0,0", "square 0,2")
    sit.tap("square 0,1")
    assert "3" in sit.texts
    sit.tap("square 0,1")
    assert "0" in sit.texts and "3" not in sit.texts


def test_moving_shifts_the_kingdom_as_far_as_it_can_go(table):
    sit = table(kingdoms=["C w"])
    before = kingdom(sit)
    sit.tap("Move")
    assert not [name for name in sit.places if name.startswith("palette")]
    sit.tap("up", "up", "left", "left")
    assert rows(sit)[0] == "C w . . ."
    assert "up" not in sit.places and "left" not in sit.places
    sit.tap("down", "down", "right", "right")
    assert kingdom(sit) == before
    sit.tap("Done")
    assert "palette wheat" in sit.places and "up" not in sit.places


def test_moving_puts_the_castle_where_a_finger_says(table):
    sit = table(kingdoms=[FULL])
    sit.tap("Move")
    assert "Tap a square to put the castle there" in sit.texts
    sit.tap("square 0,0")
    assert rows(sit)[0] == "C w w f f" and rows(sit)[2] == "w l w1 f1 m1"
    sit.tap("Undo")
    assert kingdom(sit) == FULL
    sit.drag("square 0,0", "square 0,4")
    sit.hold("square 0,0")
    assert kingdom(sit) == FULL
    sit.tap("Move")
    assert "Erase" in sit.places and "Done" not in sit.places


def test_a_suspect_is_told_and_gone_when_it_is_mended(table):
    sit = table(kingdoms=["m2 m2 m2 / m2 C ."])
    line = "4 mines with 2 crowns? The box has 3"
    assert line in sit.texts
    sit.tap("palette mine", "square 2,1")
    assert line not in sit.texts
    sit.tap("Undo")
    assert line in sit.texts
    sit.tap("player yellow")
    assert line not in sit.texts


def test_what_no_domino_fits_is_told_when_the_finger_is_quiet(table):
    sit = table(["Ada", "Bo"], [REAL, ANOTHER])
    sit.machine.run(QUIET_MS)
    assert "Wheat" in sit.texts and not marked(sit)
    sit.tap("palette lake", "square 4,4")  # between a swamp and a mine
    assert "Lake" in sit.texts
    sit.machine.run(QUIET_MS)
    assert "No domino fits this square" in sit.texts and marked(sit) == [24]
    sit.tap("palette mine")
    assert "No domino fits this square" in sit.texts and marked(sit) == [24]
    sit.tap("Undo")
    assert "Mine" in sit.texts and not marked(sit)
    sit.tap("Redo")
    assert "Mine" in sit.texts and not marked(sit)
    sit.machine.run(QUIET_MS)
    assert marked(sit) == [24]


def test_what_is_odd_elsewhere_is_told_with_its_player(table):
    sit = table(["Ada", "Bo"], [REAL, ANOTHER.replace("C w f1", "C w w1")])
    sit.machine.run(QUIET_MS)
    assert "Too few dominoes: look at Bo" in sit.texts and not marked(sit)
    sit.tap("player yellow")
    assert "Wheat" in sit.texts
    sit.machine.run(QUIET_MS)
    assert "No domino fits this square" in sit.texts and marked(sit) == [14]


def marked(sit):
    """The squares with a question mark."""
    board = sit.app.screen.board
    rows = board._marks or []
    tiles = [rows[at // 5][at % 5] for at in range(25 if rows else 0)]
    return [index for index, tile in enumerate(tiles) if tile]


def test_the_others_are_a_tap_away(table):
    sit = table()
    assert "Ada" in sit.texts
    assert [name for name in sit.places if name.startswith("player")] == [
        "player yellow",
        "player green",
        "player blue",
    ]
    sit.tap("square 0,0", "player green", "square 4,4")
    assert "Cy" in sit.texts
    assert kingdom(sit, 0).startswith("w") and kingdom(sit, 2).endswith("w")
    assert [name for name in sit.places if name.startswith("player")] == [
        "player blue",
        "player pink",
        "player yellow",
    ]


@pytest.mark.parametrize(
    ("player", "colour"),
    [("player yellow", (0xE1, 0x9E, 0x0D)), ("player blue", (0x15, 0x51, 0xC8))],
)
def test_the_light_shines_in_the_colour_of_the_player(table, player, colour):
    sit = table()
    sit.tap(player)
    sit.machine.run(100)
    expected = [int(part * BRIGHTNESS) for part in colour]
    assert max(abs(a - b) for a, b in zip(expected, sit.machine.lights[0])) <= 2


def test_next_player_goes_round_and_ends_with_the_result(table):
    sit = table(["Ada", "Bo"])
    assert "Next player" in sit.places and "Result" not in sit.places
    sit.tap("Next player")
    assert "Bo" in sit.texts and "Next player" not in sit.places
    assert not sit.app.match.done
    sit.tap("Result")
    assert sit.screen == "result" and sit.app.match.done


def test_more_opens_the_menu(table):
    sit = table()
    sit.tap("more")
    assert sit.screen == "menu"


def test_in_dynasty_the_line_tells_the_round(table):
    sit = table(kingdoms=[FULL], options=("dynasty",))
    assert "Wheat \xb7 Round 1 of 3" in sit.texts


def test_a_player_without_a_name_is_called_by_the_colour(table):
    sit = table(["", "Bo"])
    assert "Pink" in sit.texts


def test_opening_with_a_brush(sit):
    sit.game(NAMES)
    sit.open("entry", brush=4)
    sit.tap("square 0,0")
    assert rows(sit)[0] == "l . . . ."


def test_a_large_kingdom(table):
    sit = table(["Ada", "Bo"], size=7)
    sit.drag("square 0,0", "square 0,6", "square 6,6")
    assert kingdom(sit).count("w") == 13
    sit.tap("square 6,6")
    assert rows(sit)[6].endswith("w1")


def test_fingers_have_room(table):
    sit = table()
    for place in sit.app.screen.buttons:
        assert place.width >= 32 and place.height >= 32, place.name


def test_a_drag_from_the_castle_carries_it(table):
    sit = table(kingdoms=["w1 . . . . / . . . . . / . . C . ."])
    sit.drag("square 2,2", "square 0,2", "square 0,0")
    assert rows(sit)[0] == "C . . . ." and rows(sit)[2] == ". . w1 . ."
    sit.tap("Undo")
    assert rows(sit)[0] == "w1 . . . ." and rows(sit)[2] == ". . C . ."


def test_a_castle_carried_off_the_board_stays_where_it_was(table):
    sit = table()
    sit.drag("square 2,2", "Fill")
    assert rows(sit)[2] == ". . C . ."
    sit.tap("square 0,0")
    assert rows(sit)[0] == "w . . . ."


def test_a_token_has_a_brush_that_adds_and_takes_away(sit):
    sit.game(NAMES, ["m2 m f1 C ."], (), game="giants")
    sit.open("entry")
    sit.tap("palette giant", "square 2,0")
    assert rows(sit)[2].startswith("m2x m f1") and "Giants: -2" in sit.texts
    sit.tap("square 2,0")
    assert rows(sit)[2].startswith("m2xx") and "Giants: -4" in sit.texts
    sit.tap("square 2,0")
    assert rows(sit)[2].startswith("m2 m") and "Giant" in sit.texts
    sit.tap("Undo", "palette wheat")
    assert rows(sit)[2].startswith("m2xx") and "Wheat \xb7 Giants: -4" in sit.texts


def test_a_token_that_cannot_stand_there_is_refused_in_words(sit):
    sit.game(NAMES, ["m2 m f1 C ."], (), game="giants")
    sit.open("entry", brush="giant")
    sit.tap("square 2,1")
    assert "Giant cannot stand there" in sit.texts
    sit.tap("square 2,3")
    assert "Giant cannot stand there" in sit.texts
    assert kingdom(sit).count("x") == 0
    sit.tap("square 2,2")
    assert "Giants: -1" in sit.texts


def test_a_giant_that_goes_with_its_crown_is_missed(sit):
    sit.game(["Ada", "Bo"], ["w1x w C"], (), game="giants")
    sit.open("entry")
    sit.tap("square 2,0", "square 2,0")  # two crowns, none
    assert "The piece is gone. Undo brings it back" in sit.texts
    sit.tap("Undo")
    assert "The piece is gone. Undo brings it back" not in sit.texts


def test_why_a_tap_does_nothing_is_said_after_a_piece_is_gone_too(sit):
    sit.game(["Ada", "Bo"], ["w1x w C"], (), game="giants")
    sit.open("entry")
    sit.tap("square 2,0", "square 2,0")
    assert "The piece is gone. Undo brings it back" in sit.texts
    sit.tap("palette giant", "square 2,1")
    assert "Giant cannot stand there" in sit.texts


def test_a_refusal_goes_with_what_it_was_about(sit):
    sit.game(NAMES, ["m2 m f1 C ."], (), game="giants")
    for away in ("Undo", "Next player"):
        sit.open("entry", brush="giant")
        sit.tap("square 2,2", "square 2,1")
        assert "Giant cannot stand there" in sit.texts
        sit.tap(away)
        assert "Giant cannot stand there" not in sit.texts
    sit.open("entry", brush="giant")
    sit.tap("square 2,1")
    assert "Giant cannot stand there" in sit.texts
    sit.drag("square 2,0", "square 2,1")
    assert "Giant cannot stand there" not in sit.texts


def test_seven_brushes_have_room_for_a_finger(sit):
    sit.game(NAMES, (), (), game="giants")
    sit.open("entry")
    brushes = [place for place in sit.app.screen.buttons if place.name.startswith("palette")]
    assert len(brushes) == 7
    assert min(min(place.width, place.height) for place in brushes) >= 32
