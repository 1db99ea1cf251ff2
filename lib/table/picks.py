# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What fingers have picked for the next move of a game that is followed, and what the last one
brought about.

All of it is in a dict, app.view of the screen "along":

look      the seat whose kingdom is looked at
place, number, king    as far as they are picked for the next move
said      why a domino cannot lie where a finger put it
put       how the device does an errand
at        the revision all this is about
held      {what a player can hold and lose: the seat that held it last}
past      [(how many moves stood, what was held from then on)], for who takes a move back
news      [(seat, what)] that came to be held by the last move, or was given back by Undo
"""

from kingdom.bits import count, nth
from kingdom.draft import LAY, PUT

_PICKS = ("place", "number", "king", "said", "put")


def begin(view):
    """Have everything in the view that may be asked for."""
    for key in _PICKS + ("look", "at", "held", "past", "news"):
        view.setdefault(key, None)


def renew(match, view):
    """Begin to pick anew after every move; where there is one place only, try it."""
    if view["at"] == match.revision:
        return
    view["at"] = match.revision
    for key in _PICKS:
        view[key] = None
    draft = match.draft
    if draft.task == LAY and count(draft.places) == 1:
        view["place"] = nth(draft.places, 0)
    if not hasattr(match.game, "HOLDINGS"):
        return
    _forget(match.moves[1], view)
    if draft.task == PUT:
        view["news"] = None  # what the errands do is news, too: all of it after them
    else:
        _compare(match, view)


def picked(view):
    """Whether a finger has begun with the next move."""
    return [key for key in ("said", "place", "number", "king") if view[key] is not None] != []


def _forget(moves, view):
    """What came to be held by moves that were taken back never was, also between two errands."""
    view["past"] = [each for each in view["past"] or () if each[0] <= moves]


def _compare(match, view):
    """Find out who holds now what another held before; nobody is asked while players are level."""
    left, now, past = view["held"], _holders(match), view["past"]
    before = past[-1][1] if past else {}
    still = [(what, before[what]) for what in sorted(before)]
    held = dict(before)
    held.update(dict(now))
    if held != before:  # most moves change nothing: the heap does not grow with them
        past.append((match.moves[1], held))
    view["held"] = held
    if left is not None:  # whoever held it goes on holding it where all are level
        now += [pair for pair in still if held[pair[0]] == pair[1] and pair not in now]
        view["news"] = [(seat, what) for what, seat in now if left.get(what) != seat]


def _holders(match):
    """Give [(what, seat)] of all that one player alone has earned, in the order of the game."""
    seats = range(len(match.players))
    boards, counters = [match.board(s) for s in seats], [match.counters(s) for s in seats]
    found = []
    for seat, lines in enumerate(match.game.awards(boards, match.options, counters)):
        found += [(line[0], seat) for line in lines]
    names = [name for name, _ in found]
    return [(name, seat) for name, seat in found if names.count(name) == 1]
