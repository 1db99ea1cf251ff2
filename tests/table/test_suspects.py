# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What the box cannot make is pointed out in one line, with its squares, until it is mended."""

import pytest
from kingdom import games
from kingdom.match import Match
from kingdom.textform import parse
from table.suspects import suspects
from table.words import Words

FOUR_MINES = "m2 m2 . / m2 C m2 / . . ."
PLAIN = "s s s s s / s s s s w / l l C w w / l l l w w / l l l w w"


def table(*kingdoms):
    game = games.load("kingdomino")
    match = Match(game, list(zip(("Ada", "Bo", "Cy", "Di"), game.COLOURS))[: len(kingdoms)])
    for seat, kingdom in enumerate(kingdoms):
        match.set_board(seat, parse(kingdom, 5, game))
    return match


@pytest.mark.parametrize(
    ("kingdoms", "squares", "text"),
    [
        (("m2 C", "."), [], ""),
        ((FOUR_MINES, "."), [6, 7, 11, 13], "4 mines with 2 crowns? The box has 3"),
        (("m2 C m2", "m2 C m2"), [11, 13], "4 mines with 2 crowns? The box has 3"),
        (("w C", FOUR_MINES), [], ""),
        (("m3 C m3", "."), [11, 13], "2 mines with 3 crowns? The box has 1"),
        (("m1 C m1", "."), [11, 13], "2 mines with 1 crown? The box has 1"),
        (("s s s s s / s s C . .", "."), [], ""),
        ((PLAIN, "."), list(range(9)), "9 plain swamps? The box has 6"),
    ],
)
def test_what_is_pointed_out(kingdoms, squares, text):
    marked, said = suspects(Words("en"), table(*kingdoms))
    assert (sorted(marked), said) == (squares, text)


def test_too_many_of_a_terrain_whatever_their_crowns():
    marked, said = suspects(Words("en"), table("s s s s s / s s C s s / s s . . .", "."))
    assert (len(marked), said) == (11, "11 swamps? The box has 10")


def test_the_line_is_about_the_fewest_squares():
    kingdom = "m3 m3 m m m / m m C . ."
    marked, said = suspects(Words("en"), table(kingdom, "."))
    assert said == "2 mines with 3 crowns? The box has 1"
    assert set(marked) == {5, 6, 7, 8, 9, 10, 11} or len(set(marked)) == 7


def test_it_is_gone_as_soon_as_it_is_mended_and_back_with_undo():
    match = table(FOUR_MINES, ".")
    match.add_crown(6)
    assert suspects(Words("en"), match) == ((), "")
    match.undo()
    assert suspects(Words("en"), match)[1] == "4 mines with 2 crowns? The box has 3"
    match.redo()
    match.undo()
    match.erase(6)
    assert suspects(Words("en"), match) == ((), "")


@pytest.mark.parametrize(
    ("mode", "squares", "text"),
    [
        ("discovery", [11, 13, 14], "Resource is not in this mode"),
        ("totem", [13, 14], "Hunter is not in this mode"),
        ("tribe", [], ""),
    ],
)
def test_pieces_of_another_mode_are_pointed_out(mode, squares, text):
    game = games.load("origins")
    match = Match(game, [("Ada", "black"), ("Bo", "pink")], 5, (mode,))
    match.set_board(0, parse("d^1 g* C g@hunter d@small", 5, game))
    marked, said = suspects(Words("en"), match)
    assert (sorted(marked), said) == (squares, text)
    match.select(1)
    assert suspects(Words("en"), match) == ((), "")


def test_what_the_box_has_not_goes_before_pieces_of_another_mode():
    game = games.load("origins")
    match = Match(game, [("Ada", "black"), ("Bo", "pink")], 5, ("totem",))
    match.set_board(0, parse("v3 v3 C d@hunter .", 5, game))
    marked, said = suspects(Words("en"), match)
    assert (sorted(marked), said) == ([10, 11], "2 volcanoes with 3 fires or craters? Box: 1")
