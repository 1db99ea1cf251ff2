# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The device's own moves: it thinks in slices, shows what it means to do, and does it."""

from kingdom.draft import LAY, PUT, TURN_UP

from table.clock import since

_LAY_MS, _TAKE_MS = 800, 600  # long enough to be followed
_WORK = 12  # placements examined a step: a finger is looked at in between


class Robot:
    """Moves in app.match, and shows the move in app.view before: place, number, or put, which is
    (seat, square), and () where an errand is left."""

    def __init__(self, app):
        self._app = app
        self._revision = self._thought = self._shown_at = None
        self._wait = 0

    def step(self, now):
        """Go on a little; tell whether there is something new to show."""
        match = self._app.match
        if not match.by_device:
            return False
        if match.revision != self._revision:
            self._revision = match.revision
            self._thought = self._shown_at = None
        if match.draft.task == TURN_UP:
            return match.turn_up(match.draft.drawn)
        if self._shown_at is None:
            return self._think(now)
        return since(self._shown_at, now) >= self._wait and self._move()

    def hasten(self):
        """Somebody has seen enough of what is shown."""
        self._wait = 0

    def _begin(self):
        from kingdom.strategies import STRENGTHS, think  # only where the device plays

        match = self._app.match
        strength = STRENGTHS[match.robots[match.draft.seat] - 1]
        return think(match.draft, strength, match.game, match.options)

    def _think(self, now):
        draft, view = self._app.match.draft, self._app.view
        if self._thought is None:
            self._thought = self._begin()
        if not self._thought.step(_WORK):
            return False
        self._shown_at = now
        move, self._wait = self._thought.move, _TAKE_MS
        if draft.task == LAY:
            view["place"], self._wait = move, _LAY_MS
        elif draft.task == PUT:
            view["put"], self._wait = move or (), _LAY_MS
        else:
            view["number"] = move
        return True

    def _move(self):
        match, move = self._app.match, self._thought.move
        task, put = match.draft.task, self._app.view["put"]
        if task == PUT and put:
            match.send(put[0], put[1])
        elif task == PUT:
            match.skip()
        elif task != LAY:
            match.take(move)
        elif move is None:
            match.discard()
        else:
            match.place(move)
        self._app.view.update({"place": None, "number": None, "put": None})
        return True
