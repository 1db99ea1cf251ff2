# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A match that is followed from its first domino on: its kingdoms grow by the moves of a draft."""

from kingdom.bound import Bound
from kingdom.draft import LAY, PUT, TAKE, TURN_UP, Draft
from kingdom.match import Match
from kingdom.setup import within

STRONGEST = 2  # as many as kingdom.strategies has STRENGTHS; a test compares

_DISCARD = _SKIP = 0x7FFF  # no place has such a number, and no square
_NOBODY = 127  # no seat has such a number
_BY_DEVICE = 128  # in the second byte of a move


class WholeGame(Bound):
    """draft is where the round stands: look at it, and move by turn_up, take, place and discard,
    by send and skip where a domino brings an errand.

    Every move is two bytes of a log, in the order in which the draft wants them; undo goes back
    along it and through everything the device has done on its own. seed: None where players draw
    dominoes and kings at the table. robots: for each seat 0 for a person, or how well the device
    plays there, up to STRONGEST.
    """

    def __init__(self, game, players, size=None, options=(), seed=None, robots=()):
        within(len(players), game.PLAYERS[0], game.PLAYERS[1] + 1, "draft for players:")
        robots = robots or bytes(len(players))
        if len(robots) != len(players) or not 0 <= min(robots) <= max(robots) <= STRONGEST:
            raise ValueError(f"each player needs a strength from 0 to {STRONGEST}")
        if seed is None and max(robots):
            raise ValueError("where the device plays, it draws the dominoes too")
        self.seed = seed if seed is None else within(seed, 0, 1 << 32, "seed")
        self.robots = bytes(robots)
        super().__init__(game, players, size, options)

    @property
    def by_device(self):
        """Whether the next move is for the device to make."""
        if self.draft.task == TURN_UP:
            return self.seed is not None
        return self.draft.seat is not None and self.robots[self.draft.seat] > 0

    @property
    def moves(self):
        """Give (log, how many bytes of it stand); behind those are the moves that were undone."""
        return bytes(self._log), self._now

    def turn_up(self, number):
        return self._move(TURN_UP, number)

    def take(self, number, seat=None):
        within(number, 1, len(self.draft.box), "domino")
        seat = self.draft.seat if seat is None else seat
        return self._move(TAKE, number | (_NOBODY if seat is None else seat) << 8)

    def place(self, place):
        return self._move(LAY, within(place, 0, _DISCARD, "place"))

    def discard(self):
        return self._move(LAY, _DISCARD)

    def send(self, seat, square):
        """Do the errand at a square of that seat's plane."""
        within(square, 0, 256, "square")
        return self._move(PUT, within(seat, 0, len(self.players), "seat") << 8 | square)

    def skip(self):
        return self._move(PUT, _SKIP)

    def undo(self, moves=1):
        """Take back the last moves of players, all at once; False where there are not so many."""
        at = self._now
        while moves:
            at -= 2
            if at < 0:
                return False
            moves -= self._log[at + 1] < _BY_DEVICE
        self._play(self._log, at)
        return self._changed(True)

    def redo(self):
        if not self.can_redo:
            return False
        self._again()
        while self.can_redo and self._log[self._now + 1] & _BY_DEVICE:
            self._again()
        self._show_all()
        return self._changed(True)

    @property
    def can_undo(self):
        return any(not self._log[at + 1] & _BY_DEVICE for at in range(0, self._now, 2))

    @property
    def can_redo(self):
        return self._now < len(self._log)

    def replay(self, log, now):
        """Stand where these moves lead; a ValueError tells that one of them cannot be."""
        if len(log) % 2 or now % 2 or not 0 <= now <= len(log):
            raise ValueError("a move is two bytes")
        self._play(log, len(log))
        if now < len(log):
            self._play(log, now)

    def plain(self):
        """Give a match with the same kingdoms, for fingers to change; the moves are forgotten.

        An errand that is half done is not done at all: its token would be nobody's.
        """
        errands = self.draft.errands
        if errands and errands.answers:
            self._play(self._log, self._now - 2 * len(errands.answers))
        match = Match(self.game, self.players, self.size, self.options)
        for round in range(self.round + 1):
            if round:
                match.next_round()
            for seat in range(len(self.players)):
                match.board(seat).take(self.board(seat, round))
                match.counters(seat)[:] = self.counters(seat, round)
        match.forget()
        return match

    def _open_round(self):
        super()._open_round()
        self._play(bytearray(), 0)

    def _move(self, task, number):
        self.draft.expect(task)
        seat, device = self.draft.seat, _BY_DEVICE << 8 if self.by_device else 0
        self._apply(number)
        self._log = self._log[: self._now] + (number | device).to_bytes(2, "little")
        self._now += 2
        if task == LAY:
            self._show(seat)
        elif task == PUT:  # it may have changed two
            self._show_all()
        return self._changed(True)

    def _again(self):
        low, high = self._log[self._now], self._log[self._now + 1]
        if (high >= _BY_DEVICE) != self.by_device:
            raise ValueError("that is another's move")
        self._apply((low | high << 8) & 0x7FFF)
        self._now += 2

    def _apply(self, number):
        draft = self.draft
        if draft.task == TURN_UP:
            draft.turn_up(number)
        elif draft.task == TAKE:
            draft.take(number & 255, number >> 8)
        elif draft.task == PUT and number == _SKIP:
            draft.skip()
        elif draft.task == PUT:
            draft.put(number >> 8, number & 255)
        elif number == _DISCARD:
            draft.discard()
        else:
            draft.lay(number)
        if draft.seat is not None:
            self.seat = draft.seat

    def _play(self, log, now):
        """Begin the round anew and make the moves again as far as `now`."""
        seed = None if self.seed is None else self.seed + self.round
        self.draft = Draft(self.game, self.size, len(self.players), self.options, seed)
        self._log, self._now, self.seat = bytearray(log), 0, 0
        while self._now < now:
            self._again()
        self._show_all()

    def _show_all(self):
        for seat in range(len(self.players)):
            self._show(seat)

    def _show(self, seat):
        """Show a kingdom as a board, in its frame."""
        self.board(seat).take(self.draft.kingdoms[seat].board())
