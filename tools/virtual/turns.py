# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A whole game that is followed, as the lines of a story: people play it, a finger tells it all.

Chance turns dominoes and kings up, as it does at the table; who lays and takes is as greedy as the
device is. What is told is one tap for a domino turned up, and for a turn one gesture that tries
the domino, where there is a choice, and one tap on the domino taken, which lays the other.
"""

from kingdom.bits import count
from kingdom.dice import Dice
from kingdom.draft import LAY, OVER, PUT, TAKE, TURN_UP
from kingdom.strategies import think
from table import errand
from table.trying import Window, dragged, tapped
from table.words import Words

_WORK = 1000


class Table:
    """People around a match of kingdom.whole that follows them: each move is made and told."""

    def __init__(self, match, seed):
        self.match = match
        self._dice = Dice(seed)

    @property
    def is_over(self):
        return self.match.draft.task == OVER

    def move(self):
        """Make the next move; give the lines that tell it."""
        draft = self.match.draft
        if draft.task == TURN_UP:
            return self._turn_up(draft)
        if draft.task == LAY:
            return self._lay(draft)
        if draft.task == PUT:
            return self._put()
        return self._set_king(draft) if draft.seat is None else self._take(self._thought())

    def turn(self):
        """Make the moves of one turn, or turn up a whole line; give the lines that tell it."""
        task, told = self.match.draft.task, self.move()
        if task == LAY and self.match.draft.task == TAKE:
            return [line for line in told if line != 'tap "Lay"'] + self.move()
        while task == TURN_UP and self.match.draft.task == TURN_UP:
            told += self.move()
        return told

    def _turn_up(self, draft):
        rest = [number for number, there in enumerate(draft.box) if there]
        number = rest[self._dice.below(len(rest))]
        self.match.turn_up(number)
        return [f"tap domino {number}"]

    def _set_king(self, draft):
        """The first kings: whose is drawn is told, unless only one player has any left."""
        seats = [s for s in range(len(self.match.players)) if draft.kings_left(s)]
        seat = seats[self._dice.below(len(seats))]
        told = [f"tap player {self.match.players[seat][1]}"] if len(seats) > 1 else []
        return told + self._take(draft.free[-1], seat)

    def _take(self, number, seat=None):
        self.match.take(number, seat)
        return [f"tap domino {number}"]

    def _lay(self, draft):
        place = self._thought()
        if place is None:
            self.match.discard()
            return ['tap "Discard"']
        told = _tried(draft, place) if count(draft.places) > 1 else []
        self.match.place(place)
        return [*told, 'tap "Lay"']

    def _put(self):
        answer = self._thought()
        if answer is None:
            self.match.skip()
            return ['tap "Skip"']
        told = _answered(self.match, answer)
        self.match.send(*answer)
        return [told]

    def _thought(self):
        match = self.match
        thought = think(match.draft, "greedy", match.game, match.options)
        while not thought.step(_WORK):
            pass
        return thought.move


def _answered(match, answer):
    """The tap that names a token, or a square of the kingdom that is shown."""
    seat, number = answer
    if match.draft.errand[1] is None:
        [name] = [name for name, token in errand.offered(match) if token == number]
        return f'tap "{Words("en")(name)}"'
    window = Window(match.draft.kingdoms[seat])
    return "tap square {},{}".format(*divmod(window.index(number), window.size))


def _tried(draft, place):
    """The gesture that tries a place: a tap where one does, else a drag from half to half."""
    kingdom, places = draft.kingdoms[draft.seat], draft.places
    window, squares = Window(kingdom), kingdom.squares(place)
    names = ["{},{}".format(*divmod(window.index(square), window.size)) for square in squares]
    for square, name in zip(squares, names, strict=True):
        if tapped(kingdom, places, square) == place:
            return [f"tap square {name}"]
    way = kingdom.steps.index(squares[1] - squares[0])
    assert dragged(kingdom, places, draft.halves, squares[0], way) == place
    return [f"drag square {names[0]} to {names[1]}"]
