# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Two thousand games by chance of every set-up, against the books and against plain squares."""

from collections import Counter

import pytest
from kingdom.dice import Dice
from kingdom.draft import LAY, OVER, Draft
from kingdom.games import classic
from kingdom.score import full
from kingdom.whole import WholeGame

from tests import fair
from tests.kingdom import tiny_game
from tests.kingdom.random_game import SET_UPS, chosen, digest, make
from tests.properties.by_the_book import followed, judged
from tests.properties.keeping import kept
from tests.test_micropython import in_small_heap

_GAMES = 2000
_THROUGHOUT = 50  # of every so many games one is compared square by square at every move
_BOOKS = {  # (players, size, options): dominoes in play, in a line, kings of each, thrown away
    (2, 5, ()): (24, 4, 2, ()),
    (2, 7, ("mighty_duel",)): (48, 4, 2, ()),
    (3, 5, ()): (36, 3, 1, ()),
    (3, 5, ("line_of_four",)): (48, 4, 1, ()),
    (4, 5, ()): (48, 4, 1, ()),
}
_RECORDS = 6  # games of each set-up whose record is read again at every turn
_DIGESTS = 20

set_ups = pytest.mark.parametrize("set_up", SET_UPS, ids=str)


@set_ups
def test_games_go_by_the_book(set_up):
    players, size, _ = set_up
    in_play, length, kings, _ = _BOOKS[set_up]
    each_lays = in_play // length * kings
    seen = Counter()
    for seed in range(_GAMES):
        draft, events, plain = followed(classic, set_up, seed, seed % _THROUGHOUT == 0)
        fates = judged(_BOOKS[set_up], players, events)
        assert len(fates) == in_play and set(fates) <= set(range(1, 49))
        assert [draft.box[number] for number in range(1, 49)] == [
            n not in fates for n in range(1, 49)
        ]
        for seat, kingdom in enumerate(draft.kingdoms):
            board = kingdom.board()
            laid = sum(cell > 1 for cell in board.cells) // 2
            assert laid == len(plain[seat].laid) // 2 == each_lays - draft.discards[seat]
            assert full(board) == (laid == size * size // 2) == (not draft.discards[seat])
            seen["harmony"] += full(board)
        for fate in ("lay", "discard", "thrown away"):
            seen[fate] += list(fates.values()).count(fate)
        assert list(fates.values()).count("discard") == sum(draft.discards)
    assert seen["lay"] + seen["discard"] == _GAMES * players * each_lays
    assert seen["harmony"] and seen["discard"]
    print(set_up, dict(seen))


@set_ups
def test_a_record_comes_back_at_every_turn(set_up):
    players, size, options = set_up
    colours = [("", colour) for colour in classic.COLOURS[:players]]
    for seed in range(_RECORDS):
        robots = [bytes(players), bytes(players), bytes((0, 1, 2, 1)[:players])][seed % 3]
        draws = seed if seed % 3 else None
        game, dice = WholeGame(classic, colours, size, options, draws, robots), Dice(seed)
        while game.draft.task != OVER:
            make(game, chosen(game.draft, dice))
            other = kept(game)
            assert (other.can_undo, other.by_device) == (game.can_undo, game.by_device)


@pytest.mark.parametrize("game", [tiny_game, fair], ids=["tiny", "fair"])
def test_games_of_another_box_come_to_their_end(game):
    """Lines that are mostly left over too: one king for five dominoes."""
    for players in range(1, 5):
        in_play, length, kings, _ = game.draft(players, 5, ())
        for seed in range(20):
            draft, dice = Draft(game, 5, players, (), seed), Dice(seed)
            laid = []
            while draft.task != OVER:
                laid += [draft.domino] if draft.task == LAY else []
                make(draft, chosen(draft, dice))
            assert len(laid) == len(set(laid)) == in_play // length * kings * players


def test_a_seed_is_the_same_game_on_micropython_move_for_move():
    program = (
        "import sys; sys.path[:] = ['lib'] + sys.path[1:] + ['.']\n"
        "from tests.kingdom.random_game import SET_UPS, digest\n"
        f"print([[digest(set_up, seed) for seed in range({_DIGESTS})] for set_up in SET_UPS])"
    )
    here = [[digest(set_up, seed) for seed in range(_DIGESTS)] for set_up in SET_UPS]
    assert in_small_heap(program) == f"{here}\n"
    assert len({number for numbers in here for number in numbers}) == len(SET_UPS) * _DIGESTS
