# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.match: players, sizes, options and rounds."""

from kingdom.games import classic
from kingdom.match import Match
from kingdom.square import CASTLE, FIRST
from kingdom.textform import parse, text

from tests.kingdom import tiny_game
from tests.kingdom.refusals import refusal

PLAYERS = [("Ada", "pink"), ("", "blue"), ("Cy", "green")]
WHEAT = FIRST


def new(options=(), size=5):
    return Match(classic, PLAYERS, size, options)


def test_a_new_match_has_castles_in_the_middle():
    match = new()
    assert (match.size, match.options, match.players) == (5, (), PLAYERS)
    assert (match.round, match.rounds, match.seat, match.revision) == (0, 1, 0, 0)
    assert not match.done and not match.can_undo and not match.can_redo
    for seat in range(3):
        assert match.board(seat).castle == 12
        assert sum(match.board(seat).cells) == CASTLE
    assert [match.label(seat) for seat in range(3)] == ["Ada", "blue", "Cy"]


def test_the_first_size_is_the_games_usual_one():
    assert Match(classic, PLAYERS).size == 5
    assert Match(tiny_game, [("", "red")], options=("ebb",)).size == 3
    for size in (3, 6, 9):
        assert refusal(new, (), size) == f"there is no size {size}; choose one of (5, 7)"


def test_one_player_alone_can_score_a_kingdom():
    assert Match(classic, PLAYERS[:1]).players == PLAYERS[:1]


def test_select_turns_to_another_kingdom():
    match = new()
    assert match.select(2) and not match.select(2)
    assert (match.seat, match.revision) == (2, 1)
    match.lay(0, WHEAT)
    assert [match.board(seat).cells[0] for seat in range(3)] == [0, 0, WHEAT]
    assert refusal(match.select, 3) == "there is no seat 3"
    assert refusal(match.board, -1) == "there is no seat -1"
    assert refusal(match.board, 0, 1) == "there is no round 1"


def test_done_is_taken_back_by_a_change_of_a_kingdom():
    match = new()
    assert match.finish() and not match.finish()
    assert match.done and match.revision == 1
    match.select(1)
    match.erase(0)
    assert match.done
    match.lay(0, WHEAT)
    assert not match.done
    match.finish()
    match.undo()
    assert not match.done


def test_options_change_in_the_middle_of_a_game():
    match = new(["harmony"])
    assert match.set_options(("harmony", "middle_kingdom"))
    assert match.options == ("middle_kingdom", "harmony")
    assert not match.set_options(["middle_kingdom", "harmony"])
    assert match.revision == 1
    assert "unknown option" in refusal(match.set_options, ["x"])


def test_lines_follow_options_and_board():
    match = new(["middle_kingdom"])
    match.set_board(1, parse("C w1", 5, classic))
    assert [line[0] for line in match.lines(1)] == ["wheat", "middle_kingdom"]
    assert [line[0] for line in match.lines()] == ["middle_kingdom"]


def test_a_whole_board_is_one_step():
    match = new()
    match.lay(0, WHEAT)
    board = parse("m1 C", 5, classic)
    assert match.set_board(0, board)
    assert not match.set_board(0, board)
    board.cells[0] = 7
    assert text(match.board(), classic).split(" / ")[2] == ". m1 C . ."
    assert match.undo()
    assert match.board().cells[0] == WHEAT
    assert "another kind" in refusal(match.set_board, 0, parse("C", 7, classic))
    assert "another kind" in refusal(match.set_board, 0, parse("C", 5, tiny_game))


def test_a_board_is_a_step_of_the_player_it_belongs_to():
    match = new()
    match.set_board(1, parse("m1 C", 5, classic))
    assert not match.can_undo
    match.select(1)
    assert match.undo() and match.board().cells[11] == 0


def test_rounds_begin_empty_and_keep_the_earlier_kingdoms():
    match = new(["dynasty"])
    assert match.rounds == 3
    match.lay(0, WHEAT)
    match.select(2)
    match.finish()
    assert match.next_round()
    assert (match.round, match.seat, match.done) == (1, 0, False)
    assert not match.can_undo
    assert match.board().cells[0] == 0
    assert match.board(0, 0).cells[0] == WHEAT
    assert match.set_board(0, parse("C", 5, classic), 0)
    assert match.board(0, 0).cells[0] == 0
    assert not match.can_undo
    assert match.next_round() and not match.next_round()
    assert match.round == 2


def test_only_a_dynasty_has_a_next_round():
    assert not new().next_round()


def test_a_dynasty_cannot_end_before_its_round():
    match = new(["dynasty"])
    match.next_round()
    assert refusal(match.set_options, []) == ("these options end before round 2, which has begun")
    assert match.options == ("dynasty",)


def test_players_change_and_colours_keep_their_kingdoms():
    match = new(["dynasty"])
    for round in range(2):
        for seat in range(3):
            match.select(seat)
            match.lay(seat, WHEAT + round)
        round or match.next_round()
    match.select(1)
    assert match.set_players([("Di", "yellow"), ("Bo", "blue"), ("", "pink")])
    assert match.seat == 1
    for round in range(2):
        assert match.board(0, round).cells[:3] == bytearray(3)
        assert match.board(1, round).cells[1] == WHEAT + round
        assert match.board(2, round).cells[0] == WHEAT + round
    assert match.undo() and match.board().cells[1] == 0
    match.select(0)
    assert not match.can_undo
    assert match.set_players(PLAYERS[2:]) and match.seat == 0
    assert not match.set_players(PLAYERS[2:])
    assert "two players" in refusal(match.set_players, PLAYERS + PLAYERS[:1])
    assert match.players == PLAYERS[2:]


def test_another_size_keeps_every_square():
    match = new(["dynasty"])
    match.set_board(0, parse("C w1 f / . . m3", 5, classic))
    match.next_round()
    assert match.resize(7) and not match.resize(7)
    assert match.size == 7 and len(match.board(1, 0).cells) == 49
    assert text(match.board(0, 0), classic).split(" / ")[3] == ". . . C w1 f ."
    assert match.resize(5)
    assert text(match.board(0, 0), classic).split(" / ")[2] == ". . C w1 f"


def test_a_size_too_small_names_the_players_and_changes_nothing():
    match = new(size=7)
    match.set_board(1, parse("w w w w w w C", 7, classic))
    match.set_board(2, parse("w / w / w / C / w / w", 7, classic))
    before = bytes(match.board(1).cells)
    assert refusal(match.resize, 5) == "5 x 5 is too small for Cy, blue"
    assert match.size == 7 and match.board(1).cells == before
    assert "there is no size 6" in refusal(match.resize, 6)


def test_a_fresh_match_has_the_same_set_up_and_nothing_else():
    match = new(["dynasty", "harmony"], 7)
    match.lay(0, WHEAT)
    match.next_round()
    match.finish()
    other = match.fresh()
    assert (other.game, other.size, other.options) == (classic, 7, match.options)
    assert (other.players, other.round, other.done, other.revision) == (PLAYERS, 0, False, 0)
    assert sum(other.board().cells) == CASTLE
    other.lay(3, WHEAT)
    assert match.board(0, 0).cells[3] == 0
