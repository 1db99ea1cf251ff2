# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Whole kingdoms entered on panels that are not ideal arrive square by square.

The finger bounces as it comes, wanders while it is light, leaves in the middle of a look; the
converter trembles and spikes. Everything goes through Adafruit's own library.
"""

import pytest
from kingdom import textform
from kingdom.games import classic

from tests.sitting import FULL, NEARLY, PARTLY
from tools.boards import SIZES
from tools.virtual import finger, hand, story, view
from tools.virtual.machine import Machine
from tools.virtual.player import Player

SEEDS = range(6)
KINGDOMS = (FULL, NEARLY, PARTLY)


@pytest.mark.parametrize("board", SIZES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_kingdom_arrives_square_by_square(board, seed):
    text = KINGDOMS[seed % len(KINGDOMS)]
    with Machine(board, noise=seed) as machine:
        assert entered(machine, text) == text


def test_it_does_so_on_a_panel_with_reversed_pressure():
    with Machine(noise=1, settings={"CROWN_PRESSURE": "reversed"}) as machine:
        machine.hardware.touch.reversed = True
        assert entered(machine, FULL) == FULL


def entered(machine, text):
    """Enter a kingdom by finger, from the first screen on; give what has arrived."""
    player = Player(machine, None, print, print)
    player.start()
    lines = hand.enter(textform.parse(text, 5, classic), classic)
    for step in story.parse("\n".join(['tap "New game"', *lines])):
        player.run(step)
    return textform.text(machine.app.match.board(), classic)


@pytest.mark.parametrize("seed", [None, *SEEDS])
def test_a_drag_that_slips_off_the_board_and_returns_lays_where_it_was_and_nowhere_else(seed):
    with Machine(noise=seed) as machine:
        player = Player(machine, None, print, print)
        player.start()
        for step in story.parse('tap "New game"'):
            player.run(step)
        centres = {place.name: view.centre(place) for place in view.places(machine)}
        start, end = centres["square 1,1"], centres["square 1,3"]
        above = machine.app.screen.board.y - 9
        finger.drag(machine, [start, (start[0], above), (end[0], above), end])
        arrived = textform.text(machine.app.match.board(), classic)
    assert arrived == ". w . w . / . w . w . / . . C . . / . . . . . / . . . . ."
