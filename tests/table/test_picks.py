# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What is picked for the next move is forgotten after it; who holds what now is news."""

import random

from kingdom import games
from kingdom.bits import count, nth
from kingdom.draft import LAY, OVER, PUT
from kingdom.whole import WholeGame
from table import picks
from table.prompt import prompt
from table.words import Words

from tests.following import play
from tests.table.test_prompt import NAMES, go_on, table


def followed(mode="totem"):
    game = games.load("origins")
    return WholeGame(game, list(zip(NAMES, game.COLOURS, strict=False)), 5, (mode,))


def held(match, numbers, kingdoms):
    """Put that many wooden resources of the first terrains into the kingdoms: (seat, terrain)."""
    for seat, terrain, square in kingdoms:
        match.board(seat).cells[square] = terrain
        match.board(seat).tokens[square] = numbers


def begun(match):
    view = {}
    picks.begin(view)
    picks.renew(match, view)
    return view


def again(match, view):
    match.revision += 1
    picks.renew(match, view)
    return view["news"]


GRASSLAND, LAKE, WOOD = 3, 4, 4


def test_a_move_ends_what_was_picked():
    match = go_on(table(), lambda draft: draft.task == LAY)
    view = begun(match)
    view.update({"place": 3, "number": 4, "king": 1, "said": "taken", "put": (0, 1), "look": 2})
    picks.renew(match, view)
    assert view["number"] == 4, "nothing has moved"
    again(match, view)
    assert [view[key] for key in ("place", "number", "king", "said", "put")] == [None] * 5
    assert view["look"] == 2


def test_an_only_place_is_tried_at_once():
    match = go_on(table(), lambda draft: draft.task == LAY and count(draft.places) == 1)
    assert begun(match)["place"] == nth(match.draft.places, 0)


def test_who_holds_something_first_and_who_takes_it_are_news():
    match = followed()
    view = begun(match)
    assert not view["news"] and view["held"] == {}
    held(match, WOOD, [(1, GRASSLAND, 0)])
    assert again(match, view) == [(1, "mammoth_totem")]
    assert again(match, view) == []
    held(match, WOOD, [(2, GRASSLAND, 0), (2, GRASSLAND, 1), (2, LAKE, 2)])
    assert again(match, view) == [(2, "mammoth_totem"), (2, "fish_totem")]


def test_while_two_are_level_nothing_changes_hands():
    match = followed()
    held(match, WOOD, [(1, GRASSLAND, 0)])
    view = begun(match)
    held(match, WOOD, [(0, GRASSLAND, 0)])
    assert again(match, view) == [] and view["held"] == {"mammoth_totem": 1}
    held(match, WOOD, [(1, GRASSLAND, 1)])
    assert again(match, view) == [], "it was hers before"
    held(match, WOOD, [(0, GRASSLAND, 1), (0, GRASSLAND, 2)])
    assert again(match, view) == [(0, "mammoth_totem")]


def moved(match, view, how, *arguments):
    how(*arguments)
    picks.renew(match, view)
    return view["news"]


def first_place(match):
    return nth(match.draft.places, 0)


def laying():
    """Three players have dominoes with one grassland, one and two to lay."""
    match = followed()
    for number in (4, 5, 12, 1):
        match.turn_up(number)
    for seat, number in enumerate((4, 5, 12)):
        match.take(number, seat)
    for number in (15, 16, 18, 2):
        match.turn_up(number)
    return match


def test_what_is_taken_back_is_news_again_when_it_is_done_again():
    match = laying()
    view = begun(match)
    for _ in range(3):
        assert moved(match, view, match.place, first_place(match)) == [(0, "mammoth_totem")]
        assert moved(match, view, match.undo) == [] and view["held"] == {}
    assert moved(match, view, match.redo) == [(0, "mammoth_totem")]
    assert len(view["past"]) == 1


def test_undo_gives_back_what_another_had_taken_though_two_are_level():
    match = laying()
    view = begun(match)
    assert moved(match, view, match.place, first_place(match)) == [(0, "mammoth_totem")]
    assert moved(match, view, match.take, 2) == []
    assert moved(match, view, match.place, first_place(match)) == []
    assert moved(match, view, match.take, 15) == []
    assert moved(match, view, match.place, first_place(match)) == [(2, "mammoth_totem")]
    assert moved(match, view, match.undo) == [(0, "mammoth_totem")]
    assert moved(match, view, match.undo) == [] and view["held"] == {"mammoth_totem": 0}


def test_what_an_errand_brought_that_is_done_otherwise_never_was():
    match = followed()
    view = begun(match)
    go_on(match, lambda draft: draft.task == PUT)
    seat, _, choices, _ = match.draft.errand
    done_with(match, seat, nth(choices[seat], 0))
    held(match, WOOD, [(1, GRASSLAND, square) for square in range(9)])
    assert (1, "mammoth_totem") in again(match, view)
    assert moved(match, view, match.undo) is None
    done_with(match, seat, nth(choices[seat], 1))
    again(match, view)
    assert view["held"] == begun(match)["held"]


def done_with(match, seat, square):
    match.send(seat, square)
    match.draft.task = LAY  # as if there were no other errand


def test_moves_that_change_nothing_are_not_kept():
    match = followed()
    view, chance, kept = begun(match), random.Random(1), []
    while match.draft.task != OVER:
        play(match, 1, chance)
        before = view["held"]
        picks.renew(match, view)
        kept += [match.moves[1]] * (view["held"] != before)
    assert [moves for moves, _ in view["past"]] == kept and 0 < len(kept) < 10


def test_an_errand_is_told_first_and_the_news_after_it():
    match = go_on(followed(), lambda draft: draft.task == LAY)
    view = begun(match)
    held(match, WOOD, [(1, GRASSLAND, 0)])
    match.draft.task = PUT
    assert again(match, view) is None
    match.draft.task = LAY
    assert again(match, view) == [(1, "mammoth_totem")]


def test_on_the_way_into_a_game_nothing_is_news():
    match = followed()
    held(match, WOOD, [(1, GRASSLAND, 0)])
    assert begun(match)["news"] is None


def test_a_game_in_which_nobody_holds_anything_has_no_news():
    view = begun(table())
    assert view["held"] is None and again(table(), view) is None


def test_the_news_is_said_until_a_finger_begins_with_the_next_move():
    match = go_on(followed(), lambda draft: draft.task == LAY)
    view = begun(match)
    view["news"] = [(1, "fish_totem"), (1, "flint_totem")]
    assert prompt(Words("en"), match, view, NAMES) == "Totem to Bo: Fish, Flint"
    assert prompt(Words("en"), match, view, NAMES, True) == "Bo Fish, Flint"
    view["news"] = [(2, "mammoth_totem"), (1, "fish_totem"), (2, "flint_totem")]
    assert prompt(Words("en"), match, view, NAMES) == "Bo Fish \xb7 Cy Mammoth, Flint"
    view["said"] = "taken"
    assert prompt(Words("en"), match, view, NAMES) == "Something lies there"
    view["said"], view["look"] = None, 2
    assert prompt(Words("en"), match, view, NAMES) == "The kingdom of Cy"
