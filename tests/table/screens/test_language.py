# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The language is chosen with one tap, and spoken from the next screen on."""

import pytest

from tests.layout import faults
from tests.sitting import FULL, Sitting
from tools.boards import BOARDS
from tools.virtual import finger

NAMES = ["Deutsch", "English", "Espa\xf1ol", "Fran\xe7ais", "\ud55c\uad6d\uc5b4"]


@pytest.fixture
def new(new_machine):
    """A device that nobody has switched on before."""

    def new(board="pyportal"):
        machine = new_machine(board, fresh=True)
        machine.power_on()
        finger.settle(machine)
        return Sitting(machine)

    return new


def test_every_language_says_its_own_name(new):
    sit = new()
    assert sit.screen == "language" and sit.places == NAMES


@pytest.mark.parametrize("board", sorted(BOARDS))
def test_nothing_is_cut_or_crossed_and_a_finger_has_room(new, board):
    sit = new(board)
    width, height = sit.machine.board.width, sit.machine.board.height
    assert faults(sit.app.screen, width, height) == []
    assert min(place.height for place in sit.app.screen.buttons) >= 28


@pytest.mark.parametrize(
    ("name", "said"), [("English", "Settings"), ("Fran\xe7ais", "R\xe9glages")]
)
def test_one_tap_chooses_and_goes_on_to_home(new, name, said):
    sit = new()
    sit.tap(name)
    assert sit.screen == "home" and said in sit.texts


def test_from_the_settings_it_leads_back_there_and_the_game_stays(sit):
    sit.game(["Ada", "Bo"], [FULL])
    sit.tap("Settings", "Language", "Deutsch")
    assert sit.screen == "settings" and "Spiele" in sit.texts
    sit.open("entry")
    assert "50" in sit.texts and sit.app.match.players[0][0] == "Ada"


def test_letters_of_the_old_language_are_dropped(sit):
    with sit.machine.inside():
        before = sit.app.theme.font("galmuri11")
        sit.app.open("menu") if sit.app.match else sit.app.open("settings")
    sit.settle()
    assert sit.app.theme.font("galmuri11") is before
    sit.open("language")
    sit.tap("Deutsch")
    assert sit.app.theme.font("galmuri11") is not before


def test_more_than_five_stand_in_two_columns(sit, monkeypatch):
    with sit.machine.inside():
        import table.screens.language as screen

        assert screen._A_COLUMN == 5
        sit.app.open("language")
    sit.settle()
    boxes = sit.app.screen._boxes
    for count in (1, 5, 6, 9, 10):
        found = boxes(count)
        assert len(found) >= count and len({box[0] for box in found}) == (2 if count > 5 else 1)
        assert max(y + height for _, y, _, height in found) <= sit.machine.board.height
        assert min(height for _, _, _, height in found) >= 28
