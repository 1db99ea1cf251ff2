# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a match refuses while it is followed (kingdom.whole): everything but its moves."""

import kingdom.whole  # noqa: F401 - the largest first, while the heap is in one piece
from kingdom import record
from kingdom.dice import Dice
from kingdom.games import classic
from kingdom.square import FIRST
from kingdom.textform import parse
from kingdom.whole import WholeGame

from tests.kingdom import tiny_game
from tests.kingdom.followed import COLOURS, laying, new
from tests.kingdom.random_game import play
from tests.kingdom.refusals import refusal

BY_MOVES_ALONE = "in a game that is followed, kingdoms change by its moves alone"


def test_who_and_what_cannot_be_followed_is_refused():
    for arguments, text in (
        ((1,), "there is no draft for players: 1"),
        ((0,), "there is no draft for players: 0"),
        ((4, 6), "there is no size 6"),
        ((4, 5, ("quests",)), "unknown option 'quests'"),
        ((4, 5, (), None, (1, 0, 0, 0)), "where the device plays, it draws the dominoes too"),
        ((4, 5, (), 1, (1, 0, 0)), "each player needs a strength from 0 to 2"),
        ((4, 5, (), 1, (1, 0, 0, 0, 0)), "each player needs a strength from 0 to 2"),
        ((4, 5, (), 1, (1, 0, 0, 3)), "each player needs a strength from 0 to 2"),
        ((4, 5, (), 1, (1, 0, 0, -1)), "each player needs a strength from 0 to 2"),
        ((4, 5, (), 1, (1, 0, 0, 256)), "each player needs a strength from 0 to 2"),
        ((4, 5, (), -1), "there is no seed -1"),
        ((4, 5, (), 1 << 32), "there is no seed 4294967296"),
    ):
        assert refusal(new, *arguments).startswith(text), arguments
    twice = [("", "pink"), ("", "pink")]
    assert refusal(WholeGame, classic, twice) == "two players are 'pink'"


def test_a_seed_has_32_bits():
    for seed in (0, 1, (1 << 32) - 1):
        game = new(4, 5, ("dynasty",), seed)
        assert game.next_round() and game.next_round()
        play(game, Dice(0), 30)
        assert record.load(record.dump(game)).seed == seed


def test_orders_of_a_finger_are_refused_and_change_nothing():
    game = laying()
    play(game, Dice(4), 8)
    castle = game.board().castle
    before, revision = record.dump(game), game.revision
    assert max(game.board().cells) >= FIRST
    board = parse("w1 C f", 5, classic)
    for name, *arguments in (
        ("lay", 0, FIRST),
        ("lay", castle, FIRST),
        ("fill", FIRST),
        ("add_crown", 0),
        ("add_crown", castle),
        ("erase", 0),
        ("erase", castle),
        ("move_castle", 0),
        ("move_castle", castle),
        ("shift", 1, 0),
        ("clear",),
        ("count", "fish", 1),
        ("set_board", 0, board),
    ):
        assert refusal(getattr(game, name), *arguments) == BY_MOVES_ALONE, name
        assert record.dump(game) == before and game.revision == revision, name
    assert refusal(game.set_board, 0, board, 0) == BY_MOVES_ALONE
    assert refusal(game.fill, 99) and refusal(game.lay, 99, FIRST)


def test_tokens_and_counters_of_a_game_that_is_followed_stay():
    tiny_game.load()
    game = WholeGame(tiny_game, [("", "red"), ("", "grey")], 5, ("ebb",))
    assert refusal(game.put, 0, "hat") == refusal(game.put, 12, "hat") == BY_MOVES_ALONE
    assert refusal(game.count, "fish", 3) == BY_MOVES_ALONE
    assert game.counters(0) == bytearray(2)
    assert refusal(WholeGame, tiny_game, [("", each) for each in tiny_game.COLOURS], 5, ("ebb",))


def test_the_size_of_a_game_that_is_followed_stays():
    game = laying()
    assert game.resize(5) is False
    assert refusal(game.resize, 7) == "the size of a game that is followed stays"
    assert game.size == 5


def test_players_get_other_names_and_keep_their_seats():
    game = laying()
    named = [(name, colour) for name, colour in zip(("Ada", "Bo", "", "Di"), classic.COLOURS)]
    before, kingdoms = game.moves, [bytes(game.board(seat).cells) for seat in range(4)]
    assert game.set_players(named) and not game.set_players(named)
    assert game.players == named and game.moves == before
    assert [bytes(game.board(seat).cells) for seat in range(4)] == kingdoms
    for players in (COLOURS[:3], COLOURS[::-1], []):
        text = refusal(game.set_players, players)
        assert text == "the players of a game that is followed stay" or not players
    assert refusal(game.set_players, named[:3] + [("Ada", "blue")])
    assert game.players == named


def test_options_may_change_what_dominoes_are_worth_but_not_which_are_in_play():
    game = new(3)
    play(game, Dice(1), 20)
    before = game.moves
    assert game.set_options(("harmony",)) and game.set_options(("harmony", "mighty_duel"))
    stay = "the dominoes of a game that is followed stay"
    assert refusal(game.set_options, ("line_of_four",)) == stay
    assert refusal(game.set_options, ("nonsense",)).startswith("unknown option")
    assert game.options == ("harmony", "mighty_duel") and game.moves == before
    assert game.undo() and game.redo()
    assert refusal(new(2).set_options, ("mighty_duel",)) == stay
