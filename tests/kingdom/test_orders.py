# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.orders: what a finger can do to a kingdom."""

from kingdom.games import classic
from kingdom.match import Match
from kingdom.seldom import can_shift
from kingdom.square import FIRST, square
from kingdom.textform import parse, text

from tests.kingdom import tiny_game
from tests.kingdom.refusals import refusal

WHEAT, FOREST = FIRST, FIRST + 1
MINE = FIRST + 5
MIDDLE = 12


def new(kingdom="C", game=classic, size=5):
    options = ("ebb",) if game.GROUPS else ()
    match = Match(game, [("", colour) for colour in game.COLOURS[:2]], size, options)
    match.board().take(parse(kingdom, size, game))
    match.forget()
    return match


def shows(match, kingdom):
    return match.board().parts == parse(kingdom, match.size, match.game).parts


def test_lay_puts_a_terrain_without_crowns():
    match = new()
    assert match.lay(11, WHEAT)
    assert shows(match, "w C")
    assert match.lay(11, FOREST)
    assert shows(match, "f C")


def test_lay_on_the_same_terrain_keeps_its_crowns():
    match = new("m2 C")
    assert not match.lay(11, MINE)
    assert shows(match, "m2 C")
    assert match.lay(11, WHEAT)
    assert shows(match, "w C")


def test_the_castle_is_never_laid_over_erased_or_crowned():
    match = new()
    assert not match.lay(MIDDLE, WHEAT)
    assert not match.erase(MIDDLE)
    assert not match.add_crown(MIDDLE)
    assert shows(match, "C")
    assert not match.can_undo


def test_a_crown_more_goes_round_after_the_most():
    match = new("m C g")
    for expected in ("m1 C g", "m2 C g", "m3 C g", "m C g"):
        assert match.add_crown(11)
        assert shows(match, expected)
    assert not match.add_crown(0)


def test_a_terrain_that_carries_no_crown_gets_none():
    match = new("a C", tiny_game)
    assert not match.add_crown(11)


def test_fill_lays_every_empty_square_in_one_step():
    match = new("m1 C")
    assert match.fill(WHEAT)
    assert shows(match, "w w w w w / w w w w w / w m1 C w w / w w w w w / w w w w w")
    assert not match.fill(FOREST)
    assert match.undo()
    assert shows(match, "m1 C")


def test_erase_takes_a_square_away():
    match = new("m1 C w")
    assert match.erase(11)
    assert not match.erase(11)
    assert shows(match, "C w")


def test_the_castle_changes_places():
    match = new("m1 C w")
    assert match.move_castle(11)
    assert text(match.board(), classic).split(" / ")[2] == ". C m1 w ."
    assert not match.move_castle(11)
    assert match.move_castle(0)
    assert text(match.board(), classic).split(" / ")[2] == ". . m1 w ."


def test_a_castle_that_was_missing_is_set():
    match = new("w w w")
    assert match.move_castle(11)
    assert text(match.board(), classic).split(" / ")[2] == ". C w w ."


def test_shift_moves_everything_until_the_edge():
    match = new("m1 C / w .")
    assert can_shift(match.board(), -2, -1) and not can_shift(match.board(), 0, -2)
    assert match.shift(-2, -1)
    assert shows(match, "m1 C . . . / w . . . . / . . . . . / . . . . . / . . . . .")
    for step in ((-1, 0), (0, -1), (5, 0), (0, 0), (0, 4), (4, 0)):
        assert not match.shift(*step)
    assert match.shift(3, 3)
    assert shows(match, ". . . . . / . . . . . / . . . . . / . . . m1 C / . . . w .")


def test_clear_leaves_the_castle_in_the_middle():
    match = new("C w . . . / f l m1 . .")
    assert match.clear()
    assert shows(match, "C")
    assert not match.clear()
    assert match.undo()
    assert shows(match, "C w . . . / f l m1 . .")


def test_tokens_follow_their_square():
    match = new("a^ C r2~", tiny_game)
    assert match.move_castle(11)
    assert match.shift(1, 1)
    assert text(match.board(), tiny_game).split(" / ")[3] == ". . C a^ r2~"
    assert match.erase(19) and match.lay(18, WHEAT + 1)
    assert text(match.board(), tiny_game).split(" / ")[3] == ". . C r ."
    assert match.board().tokens == bytearray(25)


def test_a_token_that_cannot_stay_goes_with_the_last_crown():
    match = new("r2~ C r3~", tiny_game)
    assert match.add_crown(11) and match.add_crown(13)
    assert shows(match, "r3~ C r")


def test_put_lets_the_game_decide():
    match = new("r2 C", tiny_game)
    assert match.put(11, "boat") and shows(match, "r2~ C")
    assert match.put(11, "boat") and shows(match, "r2 C")
    assert match.put(0, "hat")
    assert (match.board().cells[0], match.board().tokens[0]) == (square(FIRST), tiny_game.HAT)
    assert refusal(match.put, 12, "boat") == "a boat needs crowns"
    assert refusal(match.put, 12, "hat") == "a hat cannot stand there"
    assert match.board().tokens[12] == 0
    assert refusal(match.put, 11, "giant") == "unknown token 'giant'; there is boat, hat"
    assert refusal(new().put, 11, "boat").startswith("unknown token 'boat'")


def test_counters_are_set_and_undo_leaves_them():
    match = new("C", tiny_game)
    assert match.lay(0, FIRST) and match.undo()
    revision = match.revision
    assert match.count("fish", 3) and match.count("shells", 255)
    assert not match.count("fish", 3)
    assert match.counters() == bytearray((3, 255))
    assert match.revision == revision + 2
    assert match.can_redo and not match.can_undo
    assert match.lay(1, FIRST) and match.undo() and not match.undo()
    assert match.counters() == bytearray((3, 255))
    assert refusal(match.count, "fish", 256) == "there is no fish 256"
    assert refusal(match.count, "fish", -1) == "there is no fish -1"
    assert refusal(match.count, "crabs", 1) == "unknown counter 'crabs'; there is fish, shells"


def test_squares_and_terrains_that_are_none_are_refused():
    match = new()
    for order in (match.erase, match.add_crown, match.move_castle):
        assert refusal(order, 25) == "there is no square 25"
        assert refusal(order, -1) == "there is no square -1"
    for terrain in (0, 1, 8):
        assert refusal(match.lay, 0, terrain) == f"there is no terrain {terrain}"
        assert refusal(match.fill, terrain) == f"there is no terrain {terrain}"
    assert refusal(match.lay, 25, WHEAT) == "there is no square 25"
    assert (match.revision, match.can_undo) == (0, False)


def test_a_drag_is_one_step():
    match = new()
    for count, index in enumerate((0, 1, 2, 7, 12, 11)):
        match.lay(index, WHEAT, more=count > 0)
    assert match.undo()
    assert shows(match, "C")
    assert match.redo()
    match.erase(0)
    match.erase(1, more=True)
    assert match.undo()
    assert match.board().cells[:2] == bytearray((WHEAT, WHEAT))


def test_a_drag_that_begins_on_the_castle_is_a_step_of_its_own():
    match = new()
    match.lay(0, WHEAT)
    match.lay(MIDDLE, FOREST)
    match.lay(MIDDLE + 1, FOREST, more=True)
    assert match.undo()
    assert match.board().cells[0] == WHEAT


def test_the_revision_grows_with_changes_only():
    match = new()
    for order in (
        lambda: match.lay(0, MINE),
        lambda: match.add_crown(0),
        lambda: match.shift(0, 1),
        match.undo,
        match.redo,
        match.clear,
    ):
        before = match.revision
        assert order()
        assert match.revision == before + 1
    for order in (match.clear, match.redo, lambda: match.erase(0), lambda: match.lay(12, MINE)):
        before = match.revision
        assert not order()
        assert match.revision == before


def test_every_player_has_an_undo_of_their_own():
    match = new()
    match.lay(0, WHEAT)
    match.select(1)
    assert not match.can_undo
    match.lay(1, FOREST)
    match.select(0)
    assert match.can_undo and not match.can_redo
    assert match.undo() and match.can_redo
    assert match.board(0).cells[0] == 0
    assert match.board(1).cells[1] == FOREST
