# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Games of Age of Giants by chance, of every set-up: dominoes, lines and giants by the book."""

from collections import Counter

import pytest
from kingdom import record
from kingdom.bits import each
from kingdom.dice import Dice
from kingdom.draft import OVER, PUT
from kingdom.games import giants
from kingdom.score import full
from kingdom.square import CASTLE, crowns_of
from kingdom.whole import WholeGame

from tests.kingdom.random_game import WITH_GIANTS, chosen, digest, make
from tests.properties.by_the_book import followed, judged
from tests.test_micropython import in_small_heap

_GAMES = 120
_THROUGHOUT = 50
_RECORDS = 3
_DIGESTS = 8
_GIANTS = 6  # in the box
_KINGS = {2: 2, 3: 1, 4: 1, 5: 1}
_THROWN = {2: {3}, 3: {2, 4}, 4: {3}, 5: set()}
_LETTERS, _FOOTPRINTS = range(1, 7), range(55, 61)

set_ups = pytest.mark.parametrize("set_up", WITH_GIANTS, ids=str)


def book(set_up):
    players, size, _ = set_up
    in_play = 30 if (players, size) == (2, 5) else 60  # AG-8
    return in_play, 5, _KINGS[players], _THROWN[players]


class Errands:
    """What the book says of giants, move by move, from what lies in the kingdoms."""

    def __init__(self):
        self.seen = Counter()
        self._steps, self._mover = [], None

    def before(self, draft, name, arguments):
        self._tokens = [bytes(kingdom.tokens) for kingdom in draft.kingdoms]
        self._name, self._arguments = name, arguments
        if name == "lay":
            self._steps, self._mover = [draft.domino], draft.seat
        elif draft.task == PUT:
            self.seen[name] += 1

    def after(self, draft):
        if self._name == "lay":
            self._laid(draft, draft.kingdoms, self._steps[0], self._mover)
        elif self._name in ("put", "skip"):
            self._steps.append(self._arguments)
            self._answered(draft)
        else:
            assert draft.errand is None
        self._counted(draft)

    def _laid(self, draft, kingdoms, number, seat):
        assert self._same(draft)
        others = [at for at in range(len(kingdoms)) if at != seat and showing(kingdoms[at])]
        if number in _LETTERS and showing(kingdoms[seat]):
            self._asked(draft, seat, {seat: showing(kingdoms[seat])}, False)
        elif number in _FOOTPRINTS and covered(kingdoms[seat]) and others:
            self._asked(draft, seat, {seat: covered(kingdoms[seat])}, True)
        else:
            assert draft.errand is None

    def _answered(self, draft):
        number, *answers = self._steps
        own, answer = draft.kingdoms[self._mover], answers[-1]
        if number in _LETTERS:
            assert draft.errand is None and len(answers) == 1
            assert self._changed(draft) == {answer: 1}
        elif answer == ():
            assert len(answers) == 1 and draft.errand is None and self._same(draft)
        elif len(answers) == 1:
            assert self._changed(draft) == {answer: -1} and answer[0] == self._mover
            offered = {
                seat: {kingdom.castle}
                for seat, kingdom in enumerate(draft.kingdoms)
                if kingdom is not own and showing(kingdom)
            }
            self._asked(draft, self._mover, offered, False)
        elif len(answers) == 2:
            seat = answer[0]
            assert seat != self._mover and self._same(draft)
            self._asked(draft, seat, {seat: showing(draft.kingdoms[seat])}, False)
        else:
            assert draft.errand is None and self._changed(draft) == {answer: 1}
            assert answer[0] == answers[1][0]
            self.seen["sent"] += 1

    def _asked(self, draft, seat, offered, may_be_left):
        who, token, choices, left = draft.errand
        assert (draft.task, draft.seat, who) == (PUT, seat, seat)
        assert (token, left) == ("giant", may_be_left)
        found = {at: set(each(squares)) for at, squares in enumerate(choices) if squares}
        assert found == offered

    def _counted(self, draft):
        standing = 0
        for kingdom in draft.kingdoms:
            assert len(kingdom.tokens) == len(kingdom.cells)
            for at in covered(kingdom):
                assert kingdom.tokens[at] <= crowns_of(kingdom.cells[at])
            standing += sum(kingdom.tokens)
        assert standing <= _GIANTS

    def _same(self, draft):
        return not self._changed(draft)

    def _changed(self, draft):
        found = {}
        for seat, kingdom in enumerate(draft.kingdoms):
            pairs = zip(self._tokens[seat], kingdom.tokens, strict=True)
            for square, (then, now) in enumerate(pairs):
                if then != now:
                    found[seat, square] = now - then
        return found


def showing(kingdom):
    return {at for at, there in enumerate(kingdom.cells) if there >> 4 > kingdom.tokens[at]}


def covered(kingdom):
    return {at for at, token in enumerate(kingdom.tokens) if token}


@set_ups
def test_games_go_by_the_book(set_up):
    players, size, _ = set_up
    in_play, length, kings, thrown = book(set_up)
    each_lays = in_play // length * kings
    errands, seen = Errands(), Counter()
    for seed in range(_GAMES):
        draft, events, plain = followed(giants, set_up, seed, seed % _THROUGHOUT == 0, errands)
        fates = judged(book(set_up), players, events)
        assert len(fates) == in_play and set(fates) <= set(range(1, 61))
        assert [draft.box[n] for n in range(1, 61)] == [n not in fates for n in range(1, 61)]
        for seat, kingdom in enumerate(draft.kingdoms):
            board = kingdom.board()
            laid = sum(there > CASTLE for there in board.cells) // 2
            assert laid == len(plain[seat].laid) // 2 == each_lays - draft.discards[seat]
            assert not full(board) or laid == size * size // 2
            assert sum(board.tokens) == sum(kingdom.tokens)
        for fate in ("lay", "discard", "thrown away"):
            seen[fate] += list(fates.values()).count(fate)
    assert seen["thrown away"] == _GAMES * in_play // length * len(thrown)
    assert seen["lay"] + seen["discard"] == _GAMES * players * each_lays
    assert errands.seen["put"] and errands.seen["skip"] and errands.seen["sent"]


@set_ups
def test_a_record_comes_back_at_every_move_and_undo_leads_all_the_way(set_up):
    players, size, _ = set_up
    colours = [("", colour) for colour in giants.COLOURS[:players]]
    for seed in range(_RECORDS):
        robots = bytes((0, 1, 2, 1, 0)[:players]) if seed == 1 else bytes(players)
        draws = seed if seed else None
        game = WholeGame(giants, colours, size, ("folie", "middle"), draws, robots)
        dice, trail = Dice(seed), []
        while game.draft.task != OVER:
            trail.append((game.by_device, standing(game)))
            make(game, chosen(game.draft, dice))
            data = record.dump(game)
            other = record.load(data)
            assert record.dump(other) == data and other.moves == game.moves
            assert standing(other) == standing(game)
        end = standing(game)
        by_people = [state for device, state in trail if not device]
        for state in reversed(by_people):
            assert game.undo() and standing(game) == state
        assert not game.undo()
        for state in by_people[1:]:
            assert game.redo() and standing(game) == state
        assert game.redo() and standing(game) == end and not game.redo()


def standing(game):
    draft = game.draft
    tokens = [(bytes(kingdom.cells), bytes(kingdom.tokens)) for kingdom in draft.kingdoms]
    boards = [bytes(game.board(seat).tokens) for seat in range(len(game.players))]
    return draft.task, draft.seat, draft.errand, draft.turn, list(draft.coming), tokens, boards


def test_a_seed_is_the_same_game_on_micropython_move_for_move():
    program = (
        "import sys; sys.path[:] = ['lib'] + sys.path[1:] + ['.']\n"
        "from kingdom.games import giants\n"
        "from tests.kingdom.random_game import WITH_GIANTS, digest\n"
        f"print([[digest(each, seed, giants) for seed in range({_DIGESTS})]"
        " for each in WITH_GIANTS])"
    )
    here = [[digest(each, seed, giants) for seed in range(_DIGESTS)] for each in WITH_GIANTS]
    assert in_small_heap(program) == f"{here}\n"
    assert len({number for numbers in here for number in numbers}) == 8 * _DIGESTS
