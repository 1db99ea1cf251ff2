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
PUT      the domino that was laid has an errand: put(seat, square), or skip() where it may be left
OVER     nothing
"""

from kingdom.dice import shuffled
from kingdom.dominoes import dominoes
from kingdom.placing import Kingdom

TURN_UP, TAKE, LAY, OVER, PUT = 0, 1, 2, 3, 4
NOBODY = 255


class Draft:
    """line and kings: the dominoes being laid, in order, and the seat of the king on each;
    coming and claims: the same of the next line, without those that are thrown away at once. box
    has a byte for each number, 1 while that domino has not been turned up. errand: as Errands of
    kingdom.errands asks for it, or None. aside: what errands keep beside the kingdoms, if any.
    order: of all dominoes, where a seed draws them, or None."""

    def __init__(self, game, size, players, options=(), seed=None):
        """With a seed the dominoes and the order of the first kings are drawn: see `drawn`."""
        in_play, self.length, self.kings_each, self._thrown = game.draft(players, size, options)
        self.squares = dominoes(game)
        self.kingdoms = [Kingdom(size, game.TOKENS) for _ in range(players)]
        self.discards = bytearray(players)
        self.box = bytearray(b"\0" + b"\1" * (len(self.squares) // 2))
        self.rounds = in_play // self.length
        self.round = 0  # of the line being laid; 0 while the first kings are set
        self.line, self.kings, self.turn = [], [], 0
        self.coming, self.claims = [], []
        self.task, self.seat, self.errands, self.errand = TURN_UP, None, None, None
        self._game, self._options = game, options
        self._places = self._seats = self.order = self.aside = None
        if seed is not None:
            self.order, self._seats = shuffled(seed, len(self.box) - 1, players, self.kings_each)

    @property
    def drawn(self):
        """The domino that is turned up next where the game has a seed, or None."""
        if self.order is None or self.task != TURN_UP:
            return None
        return self.order[self.round * self.length + len(self.coming)]

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
        """All places of the domino to be laid, as Kingdom.places gives them; found once."""
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
        """Lay a domino of the box out to be taken."""
        self.expect(TURN_UP)
        if not (0 < number < len(self.box) and self.box[number]):
            raise ValueError(f"domino {number} is not in the box")
        if self.drawn not in (None, number):
            raise ValueError(f"domino {number} is not the next one")
        self.box[number] = 0
        self.coming.append(number)
        if len(self.coming) == self.length:
            self.coming.sort()
            for at in self._thrown:
                self.coming.pop(at)
            self.claims = [NOBODY] * len(self.coming)
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
        if hasattr(self._game, "PAIRS"):
            from kingdom.pairs import pair  # few games have any

            pair(self, self._game, at)
        self._next_king()

    def lay(self, place):
        """Lay the domino there; what it then has to do is asked as an errand."""
        self.expect(LAY)
        if place < 0 or not self.places >> place & 1:
            raise ValueError("the domino cannot lie there")
        self.kingdoms[self.seat].lay(*self.halves, place)
        if self._game.TOKENS:
            from kingdom.errands import Errands  # few games have any

            self.errands = Errands(self, self._game, place, self._options)
        self._go_on_errands()

    def put(self, seat, square):
        """Do the errand there."""
        self._answer((seat, square))

    def skip(self):
        """Leave the errand; a ValueError where it must be done."""
        self._answer(None)

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

    def _answer(self, answer):
        self.expect(PUT)
        self.errands.answer(answer)
        self._go_on_errands()

    def _go_on_errands(self):
        self.errand = self.errands.asked if self.errands else None
        if self.errand:
            self.task, self.seat = PUT, self.errand[0]
        else:
            self.errands, self.seat = None, self.kings[self.turn]
            self._laid()

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
        if self.round == 0 and self.turn < self.kings_each * len(self.kingdoms):
            self.task, self.seat = TAKE, self._seats[self.turn] if self._seats else None
            return
        while self.turn < len(self.line) and self.kings[self.turn] == NOBODY:
            self.turn += 1  # the domino that nobody took is thrown away (ED-2)
        if self.turn < len(self.line):
            self.task, self.seat = LAY, self.kings[self.turn]
        else:
            self._next_line()

    def _next_line(self):
        self.line, self.kings, self.turn = self.coming, self.claims, 0
        self.coming, self.claims = [], []
        self.round, self.seat = self.round + 1, None
        if self.round < self.rounds:
            self.task = TURN_UP
        elif self.round == self.rounds:
            self._go_on()
        else:
            self.task = OVER
