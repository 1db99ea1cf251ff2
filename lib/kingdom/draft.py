# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A whole game, move by move: lines of dominoes, kings, whose turn it is, what is discarded.

A king acts from the lowest domino of the line up: its player lays the domino it stands on, then
moves it to a free one of the next line. In the first round kings are only set, in the last one
dominoes are only laid. `task` tells what comes next:

TURN_UP  a domino of the box joins the coming line: turn_up(number)
TAKE     a king goes to a domino of the coming line: take(number); of `seat`, or of whomever the
         players name while `seat` is None, as in the first round
LAY      the player of `seat` lays `domino` in the kingdom: lay(place), or discard()
OVER     nothing
"""

from kingdom.dice import Dice
from kingdom.dominoes import dominoes
from kingdom.placing import Kingdom

TURN_UP, TAKE, LAY, OVER = 0, 1, 2, 3
NOBODY = 255


class Draft:
    """line and kings: the dominoes being laid, in order, and the seat of the king on each;
    coming and claims: the same of the next line. box has a byte for each number, 1 while that
    domino has not been turned up."""

    def __init__(self, game, size, players, options=(), seed=None):
        """With a seed the dominoes and the order of the first kings are drawn: see `drawn`."""
        in_play, self.length, self.kings_each = game.draft(players, options)
        self.squares = dominoes(game)
        self.kingdoms = [Kingdom(size) for _ in range(players)]
        self.discards = bytearray(players)
        self.box = bytearray(b"\1" * (len(self.squares) // 2 + 1))
        self.box[0] = 0
        self.rounds = in_play // self.length
        self.round = 0  # of the line being laid; 0 while the first kings are set
        self.line, self.kings, self.turn = [], [], 0
        self.coming, self.claims = [], []
        self.task = TURN_UP
        self.seat = None
        self._places = None  # of the domino to be laid, once somebody asked
        self._seats = self._order = None
        if seed is not None:
            self._draw(Dice(seed))

    @property
    def drawn(self):
        """The domino that is turned up next where the game has a seed, or None."""
        if self._order is None or self.task != TURN_UP:
            return None
        return self._order[self.round * self.length + len(self.coming)]

    @property
    def domino(self):
        """The number of the domino to be laid, or None."""
        return self.line[self.turn] if self.task == LAY else None

    @property
    def halves(self):
        """The two squares of the domino to be laid."""
        return self.halves_of(self.line[self.turn])

    @property
    def places(self):
        """All places of the domino to be laid, as Kingdom.places gives them."""
        if self._places is None:
            self._places = self.kingdoms[self.seat].places(*self.halves)
        return self._places

    @property
    def free(self):
        """The dominoes of the coming line that nobody has taken."""
        return [number for number, seat in zip(self.coming, self.claims) if seat == NOBODY]

    def halves_of(self, number):
        return self.squares[2 * number - 2], self.squares[2 * number - 1]

    def kings_left(self, seat):
        """How many kings of a player stand on no domino of the coming line."""
        return self.kings_each - self.claims.count(seat)

    def turn_up(self, number):
        self.expect(TURN_UP)
        if not (0 < number < len(self.box) and self.box[number]):
            raise ValueError(f"domino {number} is not in the box")
        if self.drawn not in (None, number):
            raise ValueError(f"domino {number} is not the next one")
        self.box[number] = 0
        self.coming.append(number)
        if len(self.coming) == self.length:
            self.coming.sort()
            self.claims = [NOBODY] * self.length
            self._go_on()

    def take(self, number, seat=None):
        """Set a king on a domino of the coming line."""
        self.expect(TAKE)
        if number not in self.coming:
            raise ValueError(f"domino {number} is not in the line")
        at = self.coming.index(number)
        if self.claims[at] != NOBODY:
            raise ValueError(f"domino {number} is taken")
        if self.seat is not None and seat not in (None, self.seat):
            raise ValueError(f"it is the turn of player {self.seat + 1}")
        seat = self.seat if seat is None else seat
        if seat is None or not 0 <= seat < len(self.kingdoms) or not self.kings_left(seat):
            raise ValueError("name a player who has a king left")
        self.claims[at] = seat
        self._next_king()

    def lay(self, place):
        self.expect(LAY)
        if place < 0 or not self.places >> place & 1:
            raise ValueError("the domino cannot lie there")
        first, second = self.halves
        self.kingdoms[self.seat].lay(first, second, place)
        self._laid()

    def discard(self):
        """Put the domino away; a ValueError where it has a place (DIS-1)."""
        self.expect(LAY)
        if self.places:
            raise ValueError(f"domino {self.domino} has a place and must be laid")
        self.discards[self.seat] += 1
        self._laid()

    def expect(self, task):
        """A ValueError where something else comes next."""
        if self.task != task:
            raise ValueError("that is not what comes next")

    def _laid(self):
        self._places = None
        if self.round < self.rounds:
            self.task = TAKE
        else:
            self._next_king()

    def _next_king(self):
        """The king that has acted is done: the next one of the line acts, or the line ends."""
        self.turn += 1
        self._go_on()

    def _go_on(self):
        if self.round == 0:
            self._set_first_king()
            return
        while self.turn < self.length and self.kings[self.turn] == NOBODY:
            self.turn += 1  # the domino that nobody took is thrown away (ED-2)
        if self.turn < self.length:
            self.task, self.seat = LAY, self.kings[self.turn]
        else:
            self._next_line()

    def _set_first_king(self):
        if self.turn == self.kings_each * len(self.kingdoms):
            self._next_line()
        else:
            self.task = TAKE
            self.seat = self._seats[self.turn] if self._seats else None

    def _next_line(self):
        self.line, self.kings, self.turn = self.coming, self.claims, 0
        self.coming, self.claims = [], []
        self.round += 1
        self.seat = None
        if self.round < self.rounds:
            self.task = TURN_UP
        elif self.round == self.rounds:
            self._go_on()
        else:
            self.task = OVER

    def _draw(self, dice):
        self._order = bytearray(range(1, len(self.box)))
        dice.shuffle(self._order)
        self._seats = list(range(len(self.kingdoms))) * self.kings_each
        dice.shuffle(self._seats)
