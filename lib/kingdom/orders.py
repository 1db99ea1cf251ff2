# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The orders of a finger: what they change in the kingdom that lies in front of it."""

from kingdom.setup import known, within
from kingdom.square import CASTLE, EMPTY, FIRST, crowns_of, square, terrain_of


class Orders:
    """The part of a Match that changes the current kingdom.

    Every order gives whether anything changed, and is one step of undo; with `more` it joins the
    step before, as every square of a drag does. The castle is never laid over or erased.
    """

    def lay(self, index, terrain, more=False):
        """Lay a terrain without crowns; a square that has it already keeps its crowns."""
        there = self._at(index)
        if there != CASTLE and terrain_of(there) != self._terrain(terrain):
            self._set(index, terrain)
        return self._commit(more)

    def fill(self, terrain):
        """Lay a terrain on every square that is still empty."""
        self._terrain(terrain)
        for index, there in enumerate(self.board().cells):
            if there == EMPTY:
                self._set(index, terrain)
        return self._commit()

    def add_crown(self, index):
        """One crown more, round to none after the most its terrain can carry."""
        there = self._at(index)
        if there > CASTLE:
            terrain, token = terrain_of(there), self._token(index)
            most = self.game.MOST_CROWNS[terrain - FIRST]
            there = square(terrain, (crowns_of(there) + 1) % (most + 1))
            if token:
                from kingdom.possible import possible

                token = token if possible(there, token, self.game) else 0
            self._set(index, there, token)
        return self._commit()

    def erase(self, index, more=False):
        if self._at(index) != CASTLE:
            self._set(index, EMPTY)
        return self._commit(more)

    def move_castle(self, index):
        """Change places with what lies there; a kingdom without a castle gets one."""
        there, castle = self._at(index), self.board().castle
        if castle >= 0:
            self._set(castle, there, self._token(index))
        self._set(index, CASTLE)
        return self._commit()

    def shift(self, rows, columns):
        """Move the whole kingdom down and to the right, where it can."""
        from kingdom.seldom import shift

        shift(self.board(), rows, columns)
        return self._commit()

    def clear(self):
        """Back to the castle in the middle."""
        self.board().take(self._new_board())
        return self._commit()

    def put(self, index, token):
        """Tap a square with a token; a ValueError tells why it cannot stand there."""
        from kingdom.seldom import put

        put(self, index, token)
        return self._commit()

    def count(self, counter, amount):
        """Set one of the player's counters: no step of undo, as it is not seen in the kingdom."""
        own, at = self.counters(), known(counter, self.game.COUNTERS, "counter")
        changed = own[at] != within(amount, 0, 256, counter)
        own[at] = amount
        return self._changed(changed)

    def undo(self):
        return self._changed(self._journal().undo())

    def redo(self):
        return self._changed(self._journal().redo())

    @property
    def can_undo(self):
        return self._journal().now > 0

    @property
    def can_redo(self):
        return self._journal().now < self._journal().end

    def _terrain(self, terrain):
        return within(terrain, FIRST, FIRST + len(self.game.TERRAINS), "terrain")

    def _at(self, index):
        return self.board().cells[within(index, 0, self.size * self.size, "square")]

    def _token(self, index):
        tokens = self.board().tokens
        return tokens[index] if tokens else 0

    def _set(self, index, square, token=0):
        board = self.board()
        board.cells[index] = square
        if board.tokens:
            board.tokens[index] = token

    def _commit(self, more=False):
        return self._changed(self._journal().commit(more))

    def _changed(self, changed):
        """Every change of a kingdom passes here."""
        if changed:
            self.revision += 1
            self.done = False
        return changed
