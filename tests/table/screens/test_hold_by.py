# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Who holds it on a tie: asked once each on the way to the result."""

import pytest

from tests.layout import faults

LEVEL = "g* g* C l* q*"


@pytest.fixture
def tied(sit):
    sit.game(["Ada", "Bo", "Cy"], [LEVEL, LEVEL, "l* l* C j*"], ("totem",), game="origins")
    sit.open("entry")
    sit.tap("Next player", "Next player", "Result")
    return sit


def totals(sit):
    return [text for text in sit.texts if text.isdigit() and len(text) < 4]


def test_the_tied_players_and_nobody_can_be_chosen(tied):
    assert tied.screen == "hold_by" and "Who holds the Mammoth totem?" in tied.texts
    assert tied.places == ["Ada", "Bo", "Back", "Nobody"]


def test_every_tie_is_asked_once_then_the_result_comes(tied):
    tied.tap("Bo")
    assert "Who holds the Flint totem?" in tied.texts and not tied.app.match.done
    tied.tap("Nobody")
    assert tied.screen == "result" and "Cy wins" in tied.texts and tied.app.match.done
    assert [t for t in tied.texts if t in ("12", "7", "4")] == ["12", "7", "4"]
    tied.tap("Back", "Result")
    assert tied.screen == "result"


def test_back_leads_to_the_kingdoms_with_the_game_open(tied):
    tied.tap("Back")
    assert tied.screen == "entry" and not tied.app.match.done
    tied.tap("Result")
    assert tied.screen == "hold_by"


def test_nobody_is_asked_where_nothing_is_level(sit):
    sit.game(["Ada", "Bo"], [LEVEL, "l* l* C j*"], ("totem",), game="origins")
    sit.open("entry")
    sit.tap("Next player", "Result")
    assert sit.screen == "result"


@pytest.mark.parametrize("board", ["pyportal", "pyportal_titano"])
def test_four_long_names_have_room_for_a_finger(new_machine, board):
    from tests.sitting import Sitting
    from tools.virtual import finger

    machine = new_machine(board)
    machine.power_on()
    finger.settle(machine)
    sit = Sitting(machine)
    names = ["WWWWWWWWWWWW", "Maximilianne", "Konstantin", ""]
    sit.game(names, ["l* C"] * 4, ("totem",), game="origins")
    sit.open("hold_by")
    assert faults(sit.app.screen, machine.app.theme.width, machine.app.theme.height) == []
    assert min(place.height for place in sit.app.screen.buttons) >= 32
