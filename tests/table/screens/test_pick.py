# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A token is to be named: those there are, a tap, and the way back."""

import random

import pytest

from tests.following import follow, play
from tests.layout import faults

NAMES = ["Ada", "Bo"]
ALL = ["Hunter", "Fisher", "Gatherer", "Sculptor", "Painter", "Fire lady", "Shaman"]
ALL += ["Warrior of 1", "Warrior of 2", "Warrior of 3"]


@pytest.fixture
def asked(sit):
    """A game in which a token is to be named, and nobody has one yet."""
    match = follow(sit, NAMES, options=("tribe",), size=7, game="origins")
    with sit.machine.inside():
        chance = random.Random(3)
        while match.draft.errand is None or match.draft.errand[1] is not None:
            play(match, 1, chance)
    sit.open("along")
    return sit


def test_it_opens_by_itself_and_offers_all_there_are(asked):
    assert asked.screen == "pick"
    name = NAMES[asked.app.match.draft.seat]
    assert f"Who joins {name}?" in asked.texts
    assert asked.places == [*ALL, "Undo"]
    assert "3 a mammoth" in asked.texts and "5 a flint" in asked.texts


def test_all_of_them_have_room_for_their_texts_and_for_a_finger(asked):
    board = asked.machine.board
    assert faults(asked.app.screen, board.width, board.height) == []
    assert min(place.height for place in asked.app.screen.buttons) >= 32


def test_a_tap_names_it_and_then_its_square_is_asked_for(asked):
    asked.tap("Sculptor")
    assert asked.screen == "along" and "Sculptor: tap a square" in asked.texts
    asked.tap("Undo")
    assert asked.screen == "pick"


def test_undo_takes_back_what_was_paid_last(asked):
    asked.tap("Undo")
    assert asked.screen == "along" and asked.app.match.draft.errand[1] == "pay"


def test_what_is_all_in_play_is_not_offered(asked):
    with asked.machine.inside():
        draft = asked.app.match.draft
        other = draft.kingdoms[1 - draft.seat]
        seat, token, choices, left = draft.errand
        number = 14  # the warrior of 3, of whom there is one
        other.tokens[0] = number
        choices[seat] &= ~(1 << number)
    asked.open("pick")
    assert asked.places == [*ALL[:-1], "Undo"]


def test_after_the_power_was_off_it_goes_on_there(asked):
    asked.open("home")
    asked.tap("Resume")
    assert asked.screen == "pick"


def test_a_name_that_was_taken_back_can_be_given_again(asked):
    asked.tap("Sculptor", "Undo")
    assert asked.places == [*ALL, "Undo", "Redo"]
    assert faults(asked.app.screen, asked.machine.board.width, asked.machine.board.height) == []
    asked.tap("Redo")
    assert asked.screen == "along" and "Sculptor: tap a square" in asked.texts
