# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A second look at whole kingdoms, while no finger is busy: can the box make them at all?"""

from kingdom.square import CASTLE, EMPTY

from table import roster
from table.clock import since

_QUIET_MS = 2000  # a finger that stays away so long has done what it was about
SLICE = 10  # dominoes laid in trying: the time of 5 flat fills, 10 ms on the board
LIMIT = 20000  # of them before it stays unknown; a full table of four takes some 300


class Doubt:
    """Looks in slices, anew after every change; app.view["doubt"] keeps what it found."""

    def __init__(self, app):
        self._app = app
        self._revision = self._quiet_at = self._tiling = None

    def step(self, now):
        """Look a little further; True when there is something new to tell."""
        match = self._app.match
        if self._revision != match.revision:
            self._revision, self._quiet_at = match.revision, now
            self._tiling = None
        elif self._tiling:
            return self._look()
        elif self._quiet_at is not None and since(self._quiet_at, now) >= _QUIET_MS:
            self._quiet_at = None  # once is enough
            if _typed_in(match, match.seat):
                self._tiling = _tiling(match)
        return False

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
    """All kingdoms that are typed in. How many dominoes are in play is sure on the small board:
    a larger one is often chosen without its option."""
    from kingdom.tiling import Tiling  # large, and most kingdoms are left before it is asked for

    in_play = None
    if match.size == match.game.SIZES[0]:
        in_play = match.game.draft(len(match.players), match.options)[0]
    boards = [match.board(s) if _typed_in(match, s) else None for s in range(len(match.players))]
    return Tiling(match.game, boards, in_play, LIMIT)


def _typed_in(match, seat):
    """Tell whether a kingdom is full, or the players went on from it."""
    if min(match.board(seat).cells) > EMPTY or match.done:
        return True
    later = range(seat + 1, len(match.players))
    return max([0] + [max(match.board(other).cells) for other in later]) > CASTLE
