# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.games.origins followed from the first domino on: its record, its totems."""

from kingdom.games import origins  # isort: skip - the largest first, while there is room
from kingdom.whole import WholeGame  # isort: skip
from kingdom import ranking, record
from kingdom.dice import Dice
from kingdom.draft import OVER, PUT
from kingdom.majority import HOLDS

from tests.kingdom.random_game import play
from tests.kingdom.refusals import refusal


def test_a_game_that_is_followed_keeps_its_fires():
    players = [("", colour) for colour in origins.COLOURS[:2]]
    game, dice = WholeGame(origins, players, 7, ("totem", "empire_of_fire"), 5), Dice(5)
    burning = 0
    while game.draft.task != OVER:
        before = game.draft.task
        play(game, dice, 1)
        if before == PUT:
            again = record.load(record.dump(game))  # it compares the bytes itself
            assert again.board(0).parts == game.board(0).parts
            burning = sum([1 for seat in (0, 1) for t in game.board(seat).tokens if 0 < t <= 3])
            assert again.undo() and again.draft.task == PUT
    assert burning == sum([1 for own in game.draft.kingdoms for t in own.tokens if 0 < t <= 3]) > 3


def test_the_mode_of_a_game_that_is_followed_stays():
    """The moves that were made could not be made again, and its record not be read."""
    for mode in ("discovery", "totem", "tribe"):
        game = WholeGame(origins, [("", colour) for colour in origins.COLOURS[:3]], 5, (mode,), 5)
        play(game, Dice(5), 20)
        for other in ("discovery", "totem", "tribe"):
            if other != mode:
                told = refusal(game.set_options, (other,))
                assert told == "the pieces of a game that is followed stay"
        assert game.set_options((mode, "homo_habilis"))
        assert refusal(game.set_options, ("harmony",)).startswith("unknown option")
        record.load(record.dump(game))


def test_the_players_of_a_game_that_is_followed_tell_who_holds_a_totem():
    players = [("", colour) for colour in origins.COLOURS[:3]]
    game = WholeGame(origins, players, 5, ("totem",), 5)
    play(game, Dice(5), 50)
    game.select(1)
    assert game.count("fish", HOLDS) and not game.count("fish", HOLDS)
    assert refusal(game.count, "fish", 256) == "there is no fish 256"
    assert refusal(game.put, 3, "fire").startswith("in a game that is followed")
    again = record.load(record.dump(game))
    assert record.dump(again) == record.dump(game)
    plain = game.plain()
    for match in (game, again, plain):
        assert [list(match.counters(seat)) for seat in range(3)] == [
            [0, 0, 0, 0],
            [0, HOLDS, 0, 0],
            [0, 0, 0, 0],
        ]
        assert ("fish_totem", 4) in [
            (line[0], line[3]) for line in ranking.table(match).players[1].lines
        ]
    assert game.undo() and game.counters(1)[1] == HOLDS


def test_a_fire_changes_nothing_of_what_lies_face_up():
    """All see it while a fire is to land: also the first one of a line."""
    players, fires = [("", colour) for colour in origins.COLOURS], 0
    for seed in (0, 18):
        game, dice = WholeGame(origins, players, 5, ("tribe",), seed), Dice(seed)
        while game.draft.task != OVER:
            falls = game.draft.task == PUT and game.draft.errand[1] == "fire"
            seen = list(game.draft.aside.shown) if falls else []
            play(game, dice, 1)
            assert not falls or game.draft.aside.shown == seen != []
            fires += falls
    assert fires > 8
