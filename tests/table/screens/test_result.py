# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The result: who won, what decided, who is still missing, and where to go from there."""

import pytest

from tests.following import follow
from tests.sitting import BEGUN, FULL, NEARLY, PARTLY

# All worth 6. Largest territory 6, 3, 2 and 2; crowns 1, 2, 3 and 5
LONG = "w1 w w w w w C"
MIDDLE = "g2 g g C"
SHORT = "m3 m C"
CROWNED = "g1 g C m3 s1"

PINK, YELLOW, GREEN = (0xE8, 0x6A, 0xA0), (0xF0, 0xC9, 0x3A), (0x5C, 0xB8, 0x5C)
PINK_LIGHT, GREEN_LIGHT = (0xD3, 0x2C, 0x64), (0x21, 0x84, 0x21)  # as the light shows them


def finish(sit, names, kingdoms, **more):
    sit.game(names, kingdoms, done=True, **more)
    sit.open("result")


def rows(sit):
    """The bars by player: (name of the place, pixels it is long)."""
    found = []
    for place in sit.app.screen.buttons:
        if place.name.startswith("count "):
            bars = [part.width for part in place.group if getattr(part, "tile_width", 0) == 1]
            found.append((place.name, sum(bars)))
    return found


@pytest.mark.parametrize(
    ("kingdoms", "options", "heading", "remark"),
    [
        ((FULL, NEARLY), (), "Ada wins", None),
        ((MIDDLE, LONG), (), "Bo wins", "Tie at 6. Largest territory: 6 against 3"),
        ((SHORT, CROWNED), (), "Bo wins", "Tie at 6 and 2 squares. Crowns: 5 against 3"),
        ((SHORT, CROWNED), ("us_ties",), "All share victory", "Tie at 6 and 2 squares"),
        ((SHORT, SHORT), (), "All share victory", "Tie at 6. Largest territory 2, crowns 3"),
        (
            (MIDDLE, LONG, LONG),
            (),
            "Bo and Cy share victory",
            "Tie at 6. Largest territory 6, crowns 1",
        ),
        ((SHORT, SHORT, LONG), (), "Cy wins", "Tie at 6. Largest territory: 6 against 2"),
        ((FULL, None, None), (), "Not all are in yet", "Bo and Cy have no squares yet"),
        ((LONG, LONG, None), (), "Not all are in yet", "Cy has no squares yet"),
        (("w C", "w C"), (), "No points yet", None),
    ],
)
def test_heading_and_remark(sit, kingdoms, options, heading, remark):
    finish(sit, ["Ada", "Bo", "Cy"][: len(kingdoms)], kingdoms, options=options, size=7)
    assert heading in sit.texts
    if remark:
        assert remark in sit.texts
    else:
        assert not [text for text in sit.texts if "Tie" in text or "yet" in text[-4:-3]]


def test_places_points_and_bars_go_by_rank(sit):
    finish(sit, ["Ada", "Bo", "Cy", ""], [BEGUN, FULL, PARTLY, FULL])
    order, lengths = zip(*rows(sit))
    assert order == ("count yellow", "count blue", "count green", "count pink")
    assert lengths[0] == lengths[1] > lengths[2] > lengths[3] > 0
    shown = [text for text in sit.texts if text.isdigit()]
    assert shown == ["1", "50", "1", "50", "3", "34", "4", "13"]
    assert "Bo and Blue share victory" in sit.texts


def test_the_light_shines_in_the_winners_colours_in_turn(sit):
    finish(sit, ["Ada", "Bo", "Cy"], [FULL, BEGUN, FULL])
    seen = set()
    for _ in range(25):
        sit.machine.run(100)
        seen.add(tuple(sit.machine.lights[0]))
    pink, green = ([int(part * 0.3) for part in colour] for colour in (PINK_LIGHT, GREEN_LIGHT))
    assert len(seen) == 2
    for colour in (pink, green):
        assert any(max(abs(a - b) for a, b in zip(colour, each)) <= 2 for each in seen)


def test_elsewhere_the_light_is_dark(sit):
    finish(sit, ["Ada", "Bo"], [FULL, BEGUN])
    sit.open("menu")
    sit.machine.run(100)
    assert sit.machine.lights == [(0, 0, 0)]


def test_a_game_that_goes_on_has_a_leader_and_no_winner(sit):
    sit.game(["Ada", "Bo"], [FULL, BEGUN])
    sit.open("result")
    assert "Ada leads" in sit.texts
    assert "New game" not in sit.places
    sit.tap("Back")
    assert sit.screen == "entry"


def test_a_new_game_starts_with_the_same_table(sit):
    finish(sit, ["Ada", "Bo"], [FULL, NEARLY])
    sit.tap("New game")
    assert sit.screen == "entry"
    assert sit.app.match.players == [("Ada", "pink"), ("Bo", "yellow")]
    assert sit.app.match.board(0).cells.count(0) == 24


def test_a_new_game_after_a_followed_one_is_followed_by_the_same_seats(sit):
    match = follow(sit, ["Ada", "Bo"], 1000, seed=3, robots=(0, 2))
    match.finish()
    sit.open("result")
    sit.tap("New game")
    assert sit.screen == "seats"
    assert "Device, strong" in sit.texts and "Drawn by the device" in sit.texts


def test_while_a_kingdom_is_missing_the_main_way_is_to_it_and_nobody_is_crowned(sit):
    finish(sit, ["Ada", "Bo", "Cy"], [FULL, None, BEGUN])
    assert sit.places[-3:] == ["How it counts", "New game", "Back"]
    crowned = len(sit.app.screen.group)
    sit.tap("Back")
    assert sit.screen == "entry" and sit.app.match.seat == 1
    finish(sit, ["Ada", "Bo", "Cy"], [FULL, NEARLY, BEGUN])
    assert len(sit.app.screen.group) == crowned + 1
    assert sit.places[-3:] == ["How it counts", "Back", "New game"]
    sit.tap("Back")
    assert sit.screen == "entry" and sit.app.match.seat == 0


def test_a_new_game_asks_while_a_kingdom_is_missing(sit):
    finish(sit, ["Ada", "Bo"], [FULL, None])
    sit.tap("New game")
    assert sit.screen == "ask"
    sit.tap("Keep playing")
    assert sit.screen == "result"


def test_a_dynasty_adds_up_three_rounds(sit):
    finish(sit, ["Ada", "Bo"], [FULL, NEARLY], options=("dynasty",))
    assert "Round 1 of 3" in sit.texts and {"35", "32"} <= set(sit.texts)
    sit.tap("Next round")
    assert sit.screen == "entry" and sit.app.match.round == 1
    sit.lay([BEGUN, FULL])
    sit.app.match.finish()
    sit.open("result")
    assert "Round 2 of 3" in sit.texts and {"38", "67"} <= set(sit.texts)
    sit.tap("Next round")
    sit.lay([NEARLY, NEARLY])
    sit.app.match.finish()
    sit.open("result")
    assert "Bo wins" in sit.texts and {"70", "99"} <= set(sit.texts)
    assert "32 + 35 + 32" in sit.texts
    assert "New game" in sit.places and "Next round" not in sit.places


def test_a_dynasty_is_not_thrown_away_between_rounds(sit):
    finish(sit, ["Ada", "Bo"], [FULL, NEARLY], options=("dynasty",))
    sit.open("home")
    sit.tap("New game")
    assert sit.screen == "ask"


def test_a_dynasty_that_ends_even_is_shared(sit):
    sit.game(["Ada", "Bo"], [FULL, FULL], options=("dynasty",))
    sit.app.match.next_round()
    sit.app.match.next_round()
    sit.lay(["w C", "l C"])
    sit.app.match.finish()
    sit.open("result")
    assert {"All share victory", "Tie at 35"} <= set(sit.texts)


def test_five_rows_still_fit_a_finger(sit):
    sit.fair()
    sit.game(["Ada", "Bo", "Cy", "Di", "Ed"], ["t1 t C"] * 5, ("day",), done=True, game="fair")
    sit.open("result")
    found = [place for place in sit.app.screen.buttons if place.name.startswith("count ")]
    tops = [place.y for place in found]
    assert len(found) == 5
    assert min(b - a for a, b in zip(tops, tops[1:])) >= 31


def test_a_followed_game_leads_back_to_its_last_turn_where_it_can_be_undone(sit):
    follow(sit, ["Ada", "Bo", "Cy", "Di"], 300)
    sit.open("along")
    sit.tap("Result")
    assert sit.screen == "result" and sit.app.match.done
    sit.tap("Back")
    sit.machine.run(2000)
    assert sit.screen == "along"
    sit.tap("Undo")
    assert sit.screen == "along" and not sit.app.match.done


def test_a_followed_dynasty_goes_on_with_an_empty_line(sit):
    follow(sit, ["Ada", "Bo", "Cy", "Di"], 300, options=("dynasty",))
    sit.open("along")
    sit.tap("Result", "Next round")
    assert sit.screen == "line" and "Round 2 of 3" in sit.texts
    assert sit.app.match.round == 1 and len([p for p in sit.places if p[:6] == "domino"]) == 48
