# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A match: its players, kingdoms, options and rounds; the only place where a game changes."""

from kingdom.board import Board
from kingdom.journal import Journal
from kingdom.orders import Orders
from kingdom.setup import chosen, seats, within
from kingdom.square import CASTLE


class Match(Orders):
    """Orders go to the kingdom of `seat` in `round`; `revision` grows with every change."""

    draft = None  # unless the whole game is followed: see kingdom.whole

    def __init__(self, game, players, size=None, options=()):
        """players are (name, colour); an empty name means: call this player by the colour."""
        self.game = game
        self.size = self._offered(size or game.SIZES[0])
        self.options = chosen(game, options)
        self.players = seats(game, players)
        self.round = self.seat = self.revision = 0
        self.done = False
        self._boards = []  # by round, then by seat; the counters too
        self._counters = []
        self._open_round()

    @property
    def rounds(self):
        return self.game.rounds(self.options)

    def board(self, seat=None, round=None):
        """A kingdom, to look at: only orders change it."""
        return self._of(self._boards, seat, round)

    def counters(self, seat=None, round=None):
        """A player's counts, in the order of the game's COUNTERS."""
        return self._of(self._counters, seat, round)

    def lines(self, seat=None, round=None):
        """The score of one kingdom, without the awards that compare kingdoms."""
        board, counters = self.board(seat, round), self.counters(seat, round)
        return self.game.lines(board, self.options, counters)

    def label(self, seat):
        """What a player is called."""
        return self.players[seat][0] or self.players[seat][1]

    def select(self, seat):
        """Turn to the kingdom of another player."""
        self.watch(within(seat, 0, len(self.players), "seat"))
        return self._replace("seat", seat)

    def finish(self):
        """The players are done, until a kingdom changes again."""
        return self._replace("done", True)

    def set_options(self, options):
        from kingdom.seldom import options_for

        return self._replace("options", options_for(self, options))

    def set_board(self, seat, board, round=None):
        """Take over a whole kingdom; in the current round that is one step of undo."""
        from kingdom.seldom import set_board

        return self._changed(set_board(self, seat, board, round))

    def next_round(self):
        """Begin the next round with empty kingdoms; False after the last one."""
        if self.round + 1 >= self.rounds:
            return False
        self.round += 1
        self.seat = 0
        self._open_round()
        return self._changed(True)

    def set_players(self, players):
        """Other players, names or order; colours that stay keep their kingdoms."""
        from kingdom.seldom import set_players

        return set_players(self, seats(self.game, players)) and self._changed(True)

    def resize(self, size):
        """Another frame round every kingdom; a ValueError names the players who do not fit."""
        from kingdom.seldom import resize

        return resize(self, self._offered(size)) and self._changed(True)

    def forget(self):
        """From here on there is nothing to undo."""
        self._journals = [None] * len(self.players)
        self.watch(self.seat)

    def watch(self, seat):
        """Make the journal of a kingdom that is about to change, where it has none yet."""
        if self._journals[seat] is None:
            self._journals[seat] = Journal(self._boards[-1][seat].parts)

    def fresh(self):
        """A new match of the same players by the same rules."""
        return Match(self.game, self.players, self.size, self.options)

    def _open_round(self):
        boards, counters = [], []
        for _ in self.players:
            boards.append(self._new_board())
            counters.append(bytearray(len(self.game.COUNTERS)))
        self._boards.append(boards)
        self._counters.append(counters)
        self.forget()

    def _new_board(self):
        board = Board(self.size, self.game.TOKENS)
        board.cells[len(board.cells) // 2] = CASTLE
        return board

    def _journal(self):
        return self._journals[self.seat]

    def _of(self, kept, seat, round):
        """One of the things that are kept by round and seat; the current one by default."""
        round = self.round if round is None else within(round, 0, len(kept), "round")
        return kept[round][self.seat if seat is None else within(seat, 0, len(kept[0]), "seat")]

    def _offered(self, size):
        if size not in self.game.SIZES:
            raise ValueError(f"there is no size {size}; choose one of {self.game.SIZES}")
        return size

    def _replace(self, name, value):
        """Change something that leaves the kingdoms as they are."""
        changed = getattr(self, name) != value
        setattr(self, name, value)
        self.revision += changed
        return changed
