# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A match whose kingdoms change by the moves of a draft alone: what stays as it was set up."""

from kingdom.match import Match
from kingdom.setup import chosen, seats


class Bound(Match):
    """Refuses with a ValueError each order that would part the kingdoms from their moves."""

    def set_players(self, players):
        """Other names; who plays and in which order stays."""
        players = seats(self.game, players)
        if [colour for _, colour in players] != [colour for _, colour in self.players]:
            raise ValueError("the players of a game that is followed stay")
        return self._replace("players", players)

    def set_options(self, options):
        from kingdom.pieces import palette  # seldom asked for

        count, game = len(self.players), self.game
        options = chosen(game, options)
        if game.draft(count, self.size, options) != game.draft(count, self.size, self.options):
            raise ValueError("the dominoes of a game that is followed stay")
        if palette(game, options) != palette(game, self.options):
            raise ValueError("the pieces of a game that is followed stay")
        return super().set_options(options)

    def resize(self, size):
        if size != self.size:
            raise ValueError("the size of a game that is followed stays")
        return False

    def count(self, counter, amount):
        """The players tell who holds what of the game's HOLDINGS; no other count can change."""
        from kingdom.pieces import held  # few games leave anything to tell

        if counter not in held(self.game):
            self._refuse()
        return super().count(counter, amount)

    def _refuse(self, *order, **more):
        raise ValueError("in a game that is followed, kingdoms change by its moves alone")

    clear = shift = put = set_board = _set = _commit = _refuse
