# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A second look at whole kingdoms, while no finger is busy: can the box make them at all?"""

from kingdom.square import CASTLE, EMPTY, square

from table import roster
from table.clock import since

_QUIET_MS = 5000  # a finger that stays away so long is not between two crowns
SLICE = 10  # dominoes laid in trying: on 5x5 the time of 5 flat fills, 10 ms on the board
_PARTS = ("ground", "cover", "proof")  # of kingdom.tiling: all in one step would be a stall
_CROWNED = square(EMPTY, 1)  # and more: without any, a kingdom is still to get them
LIMIT = 20000  # of them before it stays unknown; a full table of four takes some 300


class Doubt:
    """Looks in slices, anew after every change; app.view["doubt"] keeps what it found."""

    def __init__(self, app):
        self._app = app
        self._revision = self._quiet_at = self._tiling = self._parts = None

    def step(self, now):
        """Look a little further; True when there is something new to tell."""
        match = self._app.match
        if self._revision != match.revision:
            self._revision, self._quiet_at = match.revision, now
            self._tiling = self._parts = None
        elif self._tiling:
            return self._look()
        elif self._parts is not None:
            self._load()
        elif self._quiet_at is not None and since(self._quiet_at, now) >= _QUIET_MS:
            self._quiet_at = None  # once is enough
            if _typed_in(match, match.seat):
                self._parts = list(_PARTS)
        return False

    def _load(self):
        """Load a part of the search, or begin it when all are there."""
        if self._parts:
            __import__("kingdom.tiling." + self._parts.pop(0))
        else:
            self._parts, self._tiling = None, _tiling(self._app.match)

    def _look(self):
        self._tiling.step(SLICE)
        if not self._tiling.over:
            return False
        proof, self._tiling = self._tiling.proof, None
        if proof:
            self._app.view["doubt"] = (self._revision, proof)
        return bool(proof)


def told(app):
    """Give (squares, text): what was found odd in the current kingdom, while it is as it was."""
    match, words = app.match, app.words
    revision, proof = app.view.get("doubt") or (None, ())
    if revision != match.revision:
        return (), ""
    here = [index for seat, index in proof if seat == match.seat]
    others = [seat for seat, _ in proof if seat != match.seat]
    if not others:
        return here, words("doubt_one" if len(here) == 1 else "doubt_some")
    name = roster.called(words, match, others[0])
    return here, words("doubt_shared" if here else "doubt_there", name)


def _tiling(match):
    """All kingdoms that are typed in, out of a whole box: in every set-up the dominoes in play
    are as many as the usual boards have room for, and larger boards come without their option."""
    from kingdom.tiling.search import (
        Tiling,  # large, and most kingdoms are left before it is asked for
    )

    boards = [match.board(s) if _typed_in(match, s) else None for s in range(len(match.players))]
    return Tiling(match.game, boards, None, LIMIT)


def _typed_in(match, seat):
    """Tell whether a kingdom is full, with crowns, or the players went on from it."""
    cells = match.board(seat).cells
    if match.done or min(cells) > EMPTY and max(cells) >= _CROWNED:
        return True
    later = range(seat + 1, len(match.players))
    return max([0] + [max(match.board(other).cells) for other in later]) > CASTLE
