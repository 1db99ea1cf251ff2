# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A game with more brushes than a page holds: entering its pieces, and how they count."""

from types import SimpleNamespace

import pytest

from tests.layout import faults
from tests.screens.test_board_screens import places
from tests.sitting import Sitting
from tools.boards import SIZES
from tools.virtual import finger

LARGE = (
    "g@hunter l@fisher j@gatherer q@sculptor d@painter d d / g@fire_lady l@shaman j@small "
    "q@amazon v3 l* j^2 / d1 g@oafish g q^3 j2 q2 q2 / v1 v2 d^3 C g* q* l* / l* l@small j* q* "
    "v1 g1 l1 / g^1 g* j^2 j1 j* d d1 / g g g l l v1 v2"
)
TRIBE = "g g l C d / v1 g1 l q d"


@pytest.fixture
def tribe(sit):
    sit.game(["Ada", "Bo"], [TRIBE], ("tribe",), game="origins")
    sit.open("entry")
    return sit


def kingdom(sit, seat=0):
    with sit.machine.inside():
        from kingdom.textform import text

        match = sit.app.match
        return text(match.board(seat), match.game).replace(". . . . . / ", "").split(" / ")


def brushes(sit):
    return [name[8:] for name in sit.places if name.startswith("palette ")]


def test_a_mode_has_the_brushes_of_its_pieces(sit):
    for mode, more in (("discovery", ["fire"]), ("totem", ["fire", "resource"])):
        sit.game(["Ada", "Bo"], (), (mode,), game="origins")
        sit.open("entry")
        assert brushes(sit)[6:] == more


def test_every_brush_is_at_most_two_taps_away_from_any_page(tribe):
    from kingdom.games import origins

    pages = []
    for _ in range(3):
        pages.append(set(brushes(tribe)) - {"more"})
        assert "more" in brushes(tribe)
        tribe.tap("palette more")
    assert pages[0] | pages[1] | pages[2] == {*origins.TERRAINS, *origins.TOKENS}
    assert set(brushes(tribe)) - {"more"} == pages[0]


def test_the_brush_stays_while_pages_turn_and_a_hold_turns_to_its_terrain(tribe):
    tribe.tap("palette more", "palette hunter", "palette more")
    assert "Hunter" in tribe.texts and "palette hunter" not in tribe.places
    tribe.hold("square 2,4")
    assert "Desert" in tribe.texts and "palette desert" in tribe.places


def test_the_next_kingdom_begins_with_its_terrains(tribe):
    tribe.tap("palette more", "palette hunter", "Next player", "square 0,0")
    assert kingdom(tribe, 1)[0].startswith("d ") and "palette desert" in tribe.places


def test_taps_with_the_fire_count_to_three_and_to_none(tribe):
    tribe.tap("palette fire")
    seen = []
    for _ in range(4):
        tribe.tap("square 2,4")
        seen.append(kingdom(tribe)[0][-3:])
    assert seen == ["d^1", "d^2", "d^3", "C d"]
    assert "Fire token" in tribe.texts


def test_fill_lays_a_resource_wherever_one_may_be_as_one_step(tribe):
    before = kingdom(tribe)
    tribe.tap("palette resource", "Fill")
    assert kingdom(tribe)[0] == "g* g* l* C d" and "v1 g1 l* q* d" in kingdom(tribe)[1]
    assert "Fill" not in tribe.places
    tribe.tap("Undo")
    assert kingdom(tribe) == before and "Fill" in tribe.places


def test_fill_stops_where_the_pieces_end(tribe):
    tribe.tap("palette more", "palette hunter", "Fill")
    assert "".join(kingdom(tribe)).count("@hunter") == 2
    assert "Fill" not in tribe.places


@pytest.mark.parametrize(
    ("square", "said"),
    [
        ("square 3,0", "Hunter cannot stand on volcanoes"),
        ("square 3,1", "Hunter cannot stand there"),
        ("square 2,3", "Hunter cannot stand there"),
        ("square 0,0", "Hunter cannot stand there"),
    ],
)
def test_a_refusal_says_why(tribe, square, said):
    before = kingdom(tribe)
    tribe.tap("palette more", "palette hunter", square)
    assert said in tribe.texts and kingdom(tribe) == before


def test_a_refusal_is_told_before_anything_else_and_goes_with_the_next_change(tribe):
    tribe.tap("palette more", "palette hunter", "square 2,0", "square 2,1", "square 2,4")
    assert "Hunter: all of them are in play" in tribe.texts
    tribe.tap("Undo")
    assert "Hunter: all of them are in play" not in tribe.texts
    tribe.tap("square 2,4")
    assert kingdom(tribe)[0].endswith("d@hunter")


GONE = "The piece is gone. Undo brings it back"


def test_a_terrain_that_takes_a_piece_away_says_so_until_the_next_change(tribe):
    tribe.tap("palette resource", "square 2,0", "square 2,1", "palette lake", "square 2,0")
    assert GONE in tribe.texts and kingdom(tribe)[0].startswith("l g* ")
    tribe.tap("Undo")
    assert GONE not in tribe.texts and kingdom(tribe)[0].startswith("g* g* ")
    tribe.drag("square 2,0", "square 2,1", "square 3,1")
    assert GONE in tribe.texts and kingdom(tribe)[0].startswith("l l "), "however far it goes on"
    tribe.tap("square 4,4")
    assert GONE not in tribe.texts


def test_a_crown_that_takes_a_piece_away_says_so_and_to_erase_or_replace_needs_no_word(tribe):
    tribe.tap("palette resource", "square 2,0", "square 2,1", "palette grassland", "square 2,0")
    assert GONE in tribe.texts and kingdom(tribe)[0].startswith("g1 g* ")
    tribe.tap("Erase", "square 2,1")
    assert GONE not in tribe.texts
    tribe.tap("Undo", "palette more", "palette hunter", "square 2,1")
    assert GONE not in tribe.texts and "g@hunter" in kingdom(tribe)[0]


def test_points_are_live(tribe):
    tribe.tap("palette resource", "Fill", "palette more", "palette hunter")
    points = int([text for text in tribe.texts if text.isdigit()][0])
    tribe.tap("square 2,1")
    assert str(points + 3) in tribe.texts


def lit(sit):
    board = sit.app.screen.board
    return [at for at in range(25) if board._dark[0][at // 5][at % 5] == board.clear]


def test_a_line_lights_a_piece_and_what_it_counts(sit):
    sit.game(
        ["Ada", "Bo"], ["g* g@hunter g* C . / d@small d@small g1 . ."], ("tribe",), game="origins"
    )
    sit.open("count", seat=0)
    sit.tap("Hunter")
    assert lit(sit) == [10, 11, 12] and "Hunter 6 \xb7 3 a mammoth" in sit.texts
    sit.tap("Warriors")
    assert lit(sit) == [15, 16] and "Warriors 4 \xb7 number \xd7 power" in sit.texts


def test_further_taps_on_a_square_light_all_that_counts_it(sit):
    sit.game(["Ada", "Bo"], ["g* g@hunter g* C . / g1 d@small . . ."], ("tribe",), game="origins")
    sit.open("count", seat=0)  # the territory is lit
    said = []
    for _ in range(3):
        sit.tap("square 2,1")
        said.append([text for text in sit.texts if text.startswith(("Grassland ", "Hunter "))])
    assert said == [["Hunter 6 \xb7 3 a mammoth"], ["Grassland 4 \xd7 1 = 4"], said[0]]


def test_every_line_and_every_piece_has_a_word():
    from kingdom.games import origins
    from table.words import Words

    words = Words("en")
    totems = [name + "_totem" for name in origins.COUNTERS]
    for name in [*origins.TOKENS, *totems, "resources", "warriors"]:
        assert words(name) != name
    for name in [*origins.DWELLERS[:7], *totems, "resources", "warriors"]:
        assert words.about(name)


@pytest.mark.parametrize("board", SIZES)
def test_nothing_is_cut_or_crossed_on_any_page(new_machine, board):
    machine = new_machine(board)
    machine.power_on()
    finger.settle(machine)
    sit = Sitting(machine)
    sit.game(["WWWWWWWWWWWW", "Bo"], [LARGE], ("tribe",), 7, game="origins")
    sit.open("entry", brush="shaman", page=1)
    for screen, turn, pages in (("entry", "palette more", 3), ("count", "page", 4)):
        if screen == "count":
            sit.open(screen, seat=0, line=7)
        for _ in range(pages):
            shown = SimpleNamespace(group=sit.app.screen.group, buttons=places(sit))
            assert faults(shown, machine.app.theme.width, machine.app.theme.height) == []
            assert min(min(place.width, place.height) for place in sit.app.screen.buttons) >= 32
            sit.tap(turn)
