# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The whole device saving: how often flash is written, and power that goes in the middle of it."""

import shutil

import pytest
from kingdom import record, textform
from kingdom.dice import Dice
from kingdom.games import classic
from kingdom.whole import WholeGame
from table.device import slot
from table.spelling import LONGEST

from tests.kingdom.random_game import play
from tests.sitting import FULL, NEARLY, PARTLY, Sitting
from tools.virtual import finger, hand, story

_THINK_MS = 400  # between the gestures of somebody who copies a kingdom


@pytest.fixture
def playing(machine):
    """A device in a game that it has saved, and keeps on the drive and on the chip."""
    with machine.inside():
        machine.app.start(machine.app.plan)
    return machine


def lay(machine, *squares):
    with machine.inside():
        for index in squares:
            machine.app.match.lay(index, 2)


def wear(machine):
    """Blocks written to the drive, writes of the chip's memory."""
    return tuple(machine.hardware.wear.values())


def squares(machine):
    return [index for index, square in enumerate(machine.app.match.board().cells) if square == 2]


def test_a_change_is_written_once_after_a_quiet_second(playing):
    before = wear(playing)
    lay(playing, 0)
    playing.run(900)
    assert wear(playing) == before
    playing.run(200)
    assert wear(playing) == (before[0] + 1, before[1] + 1)
    playing.run(20000)
    assert wear(playing) == (before[0] + 1, before[1] + 1)


def test_taps_in_a_row_are_one_write(playing):
    before = wear(playing)
    for index in range(10):
        lay(playing, index)
        playing.run(500)
    assert wear(playing) == before
    playing.run(600)
    assert wear(playing) == (before[0] + 1, before[1] + 1)


def test_a_screen_that_closes_writes_at_once_and_only_what_is_new(playing):
    before = wear(playing)
    lay(playing, 0)
    playing.step()
    for _ in range(3):
        with playing.inside():
            playing.app.open("home")
        playing.step()
    assert wear(playing) == (before[0] + 1, before[1] + 1)


def test_a_whole_game_wears_few_blocks(machine, monkeypatch):
    """Four kingdoms by a practised hand: some 80 gestures, 28 sectors erased when measured."""
    sit = Sitting(machine)
    sit.game(["Ada", "Bo", "Cy", "Di"])
    sit.open("entry")
    monkeypatch.setattr(finger, "_QUIET_MS", 60)  # a quick hand: no screen opens while it taps
    before, gestures = wear(sit.machine), 0
    for kingdom in (FULL, NEARLY, PARTLY, FULL):
        for verb, names in [("tap", ["palette wheat"]), *_strokes(kingdom)]:
            getattr(sit, verb)(*names)
            sit.machine.run(_THINK_MS)
            gestures += 1
        sit.machine.run(2000)  # the next kingdom is fetched
        sit.tap("Next player" if "Next player" in sit.places else "Result")
    assert gestures > 70
    blocks, writes = [after - start for after, start in zip(wear(sit.machine), before)]
    print(gestures, "gestures,", blocks, "blocks of the drive,", writes, "writes of the chip")
    assert blocks == writes <= 32


def _strokes(text):
    board = textform.parse(text, 5, classic)
    steps = story.parse("\n".join(hand.enter(board, classic)))
    return [(step.verb, step.arguments) for step in steps]


@pytest.mark.parametrize("write", range(4))
def test_power_that_goes_in_the_middle_of_a_write_costs_one_change_at_most(playing, write):
    """Each save is a block of the drive and a write of the chip; two saves."""
    lay(playing, 0)
    playing.run(1500)
    playing.cut_power_at(write)
    for index in (1, 3):
        lay(playing, index) if playing.on else None
        playing.run(1500)
    assert not playing.on
    playing.power_on()
    playing.run(500)
    assert squares(playing) == [[0], [0, 1], [0, 1], [0, 1, 3]][write]
    lay(playing, 4)
    playing.run(1500)
    assert playing.app.device.saves.kept == ("drive", "board")


def test_a_deleted_folder_is_made_again_in_mid_game(playing):
    shutil.rmtree(playing.drive / "saves")
    lay(playing, 0)
    playing.run(1500)
    assert playing.app.device.saves.kept == ("drive", "board")
    playing.hardware.nvm[:] = bytes(256)
    playing.power_off()
    playing.power_on()
    playing.run(500)
    assert squares(playing) == [0]


def test_what_lies_in_the_way_of_the_folder_is_kept_under_another_name(machine):
    (machine.drive / "saves").write_text("mine")
    with machine.inside():
        machine.app.start(machine.app.plan)
    assert machine.app.device.saves.kept == ("drive", "board")
    assert (machine.drive / "saves.1").read_text() == "mine"


def test_a_game_that_is_followed_goes_on_after_the_power_was_off(machine):
    players = [("Ada", "pink"), ("Bo", "blue")]
    game = WholeGame(classic, players, 7, ("mighty_duel",), 20, (0, 2))
    with machine.inside():
        machine.app.start(game)
    machine.run(1500)
    with machine.inside():
        play(game, Dice(20), 61)
        game.undo()
    machine.run(1500)
    kept = record.dump(game)
    machine.power_off()
    machine.power_on()
    machine.run(500)
    with machine.inside():
        assert record.dump(machine.app.match) == kept
        assert machine.app.match.moves == game.moves and machine.app.match.can_redo


def test_the_longest_game_that_is_followed_fits():
    """Three rounds of the most players with the longest names, every move of the last one made."""
    most = 0
    for players, options in ((4, ()), (3, ("line_of_four",)), (2, ("mighty_duel",))):
        seats = [("한" * (LONGEST - 1) + str(n), c) for n, c in enumerate(classic.COLOURS)]
        game = WholeGame(classic, seats[:players], 7, ("dynasty", *options))
        while game.next_round():
            pass
        play(game, Dice(players))
        most = max(most, len(slot.pack(0, record.dump(game))))
    print(most, "bytes")
    assert most <= slot.SIZE
