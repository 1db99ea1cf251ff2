# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Two thousand games by chance of every set-up, against the books and against plain squares."""

from collections import Counter

import pytest
from kingdom import record
from kingdom.bits import each
from kingdom.dice import Dice
from kingdom.draft import LAY, OVER, Draft
from kingdom.games import classic
from kingdom.score import full
from kingdom.whole import WholeGame

from tests import fair
from tests.kingdom import tiny_game
from tests.kingdom.by_squares import Squares, spots
from tests.kingdom.random_game import SET_UPS, chosen, digest, make
from tests.test_micropython import micropython

_GAMES = 2000
_THROUGHOUT = 50  # of every so many games one is compared square by square at every move
_BOOKS = {  # (players, size, options): dominoes in play, in a line, kings of each
    (2, 5, ()): (24, 4, 2),
    (2, 7, ("mighty_duel",)): (48, 4, 2),
    (3, 5, ()): (36, 3, 1),
    (3, 5, ("line_of_four",)): (48, 4, 1),
    (4, 5, ()): (48, 4, 1),
}
_RECORDS = 6  # games of each set-up whose record is read again at every turn
_DIGESTS = 20

set_ups = pytest.mark.parametrize("set_up", SET_UPS, ids=str)


def followed(set_up, seed, throughout):
    """Play a game; give the draft, events (what, seat, domino), the kingdoms as Squares."""
    players, size, options = set_up
    draft = Draft(classic, size, players, options, None if seed & 1 else seed)
    dice, events = Dice(seed), []
    plain = [Squares(size) for _ in range(players)]
    while draft.task != OVER:
        name, arguments = chosen(draft, dice)
        if draft.task == LAY:
            events.append((name, draft.seat, draft.domino))
            looked_at(draft, plain[draft.seat], arguments, throughout)
        else:
            events.append((name, arguments[1] if name == "take" else None, arguments[0]))
        make(draft, (name, arguments))
    return draft, events, plain


def looked_at(draft, plain, place, throughout):
    """The second opinion on a place, or on a discard."""
    first, second = draft.halves
    kingdom = draft.kingdoms[draft.seat]
    if throughout or not place:
        found = [spots(kingdom, each_one) for each_one in each(draft.places)]
        assert set(found) == plain.places(first, second) and len(found) == len(set(found))
    if place:
        here, there = spots(kingdom, place[0])
        assert throughout or plain.fault(first, second, here, there) is None
        plain.lay(first, second, here, there)


def turned_up(events, length):
    line = [next(events) for _ in range(length)]
    assert {what for what, _, _ in line} == {"turn_up"}
    return [number for _, _, number in line]


def taken(events, line, owners, seat=None):
    what, whose, number = next(events)
    assert what == "take" and number in line and number not in owners
    assert seat in (None, whose)
    owners[number] = whose


def judged(set_up, events):
    """Read the events as the book tells a game; give the fate of every domino that was drawn."""
    (in_play, length, kings), seats = _BOOKS[set_up], range(set_up[0])
    events, fates = iter(events), {}
    line, owners = turned_up(events, length), {}
    for _ in range(kings * len(seats)):
        taken(events, line, owners)
    for round in range(in_play // length, 0, -1):
        assert Counter(owners.values()) == dict.fromkeys(seats, kings)
        fates.update({number: "thrown away" for number in line if number not in owners})
        coming, next_owners = turned_up(events, length) if round > 1 else [], {}
        for number in sorted(owners):
            fate, seat, domino = next(events)
            assert fate in ("lay", "discard") and (domino, seat) == (number, owners[number])
            assert number not in fates
            fates[number] = fate
            if round > 1:
                taken(events, coming, next_owners, seat)
        line, owners = coming, next_owners
    assert next(events, None) is None
    return fates


@set_ups
def test_games_go_by_the_book(set_up):
    players, size, _ = set_up
    in_play, length, kings = _BOOKS[set_up]
    each_lays = in_play // length * kings
    seen = Counter()
    for seed in range(_GAMES):
        draft, events, plain = followed(set_up, seed, seed % _THROUGHOUT == 0)
        fates = judged(set_up, events)
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
            data = record.dump(game)
            other = record.load(data)
            assert record.dump(other) == data and other.moves == game.moves
            assert other.draft.task == game.draft.task and other.draft.seat == game.draft.seat
            assert (other.can_undo, other.by_device) == (game.can_undo, game.by_device)


@pytest.mark.parametrize("game", [tiny_game, fair], ids=["tiny", "fair"])
def test_games_of_another_box_come_to_their_end(game):
    """Lines that are mostly left over too: one king for five dominoes."""
    for players in range(1, 5):
        in_play, length, kings = game.draft(players, ())
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
    assert micropython("-X", "heapsize=128k", "-c", program) == f"{here}\n"
    assert len({number for numbers in here for number in numbers}) == len(SET_UPS) * _DIGESTS
