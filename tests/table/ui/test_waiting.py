# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What lies face up is shown while somebody may recruit, and at no other time."""

import random

import pytest

from tests.following import follow, play
from tests.sitting import Sitting
from tools.virtual import finger


@pytest.fixture
def sit(machine):
    return Sitting(machine)


@pytest.fixture
def recruiting(sit):
    """A game that the device draws, where somebody is asked to pay."""
    return asked_to_pay(sit, seed=5)


def asked_to_pay(sit, **how):
    match = follow(sit, ["Ada", "Bo"], options=("tribe",), size=7, game="origins", **how)
    with sit.machine.inside():
        chance = random.Random(3)
        while match.draft.errand is None or match.draft.errand[1] != "pay":
            play(match, 1, chance)
    sit.open("along")
    return sit


def signs(sit):
    """How many pictures stand above the line."""
    waiting = sit.app.screen._column._waiting
    return 0 if waiting is None else len(waiting.group) // 2


def test_four_lie_face_up_and_the_line_s_number_gives_way(recruiting):
    assert len(recruiting.app.match.draft.aside.shown) == signs(recruiting) == 4
    assert not [text for text in recruiting.texts if text.startswith("Line ")]


def test_who_leaves_it_sees_them_no_more(recruiting):
    recruiting.tap("Skip")
    assert signs(recruiting) == 0
    assert [text for text in recruiting.texts if text.startswith("Line ")]


def test_what_was_taken_is_missing(recruiting):
    draft = recruiting.app.match.draft
    with recruiting.machine.inside():
        chance = random.Random(1)
        play(recruiting.app.match, 3, chance)
    recruiting.open("along")
    assert (
        draft.errand[1] not in (None, "pay") and len(draft.aside.shown) == signs(recruiting) == 3
    )


def test_where_players_draw_nothing_is_shown(sit):
    asked_to_pay(sit)
    assert signs(sit) == 0 and "Recruit? Tap a resource" in sit.texts


@pytest.mark.parametrize("board", ["lilygo_tdeck", "makerfabs_tft7"])
def test_they_stay_above_the_line(new_machine, board):
    machine = new_machine(board)
    machine.power_on()
    finger.settle(machine)
    column = asked_to_pay(Sitting(machine), seed=5).app.screen._column
    x, y, width, height = column._waiting._box
    assert y + height <= column._rows[0].y
    assert (x + width) * machine.app.theme.scale <= machine.board.width
