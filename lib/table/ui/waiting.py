# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The pieces that lie face up for who recruits, side by side: tap nothing, only look."""

from displayio import Group
from kingdom.pieces import numbered

from table import drawings
from table.ui import swatch
from table.ui.button import Place

_MOST = 4


class Waiting:
    """Fills a box (x, y, width, height)."""

    def __init__(self, app, box):
        self._app, self._box = app, box
        self._shown = ()
        self.group = Group()

    def show(self, tokens):
        """Show these tokens, by their numbers; drawn anew only where they differ."""
        if self._shown == tuple(tokens):
            return
        self._shown = tuple(tokens)
        while len(self.group):
            self.group.pop()
        game, (x, y, width, height) = self._app.match.game, self._box
        look = drawings.load(game.NAME)
        names = {number: name for name, number in numbered(game, game.TOKENS)}
        for at, token in enumerate(self._shown):
            name = names[token]
            place = Place(name, (x + width * at // _MOST, y, width // _MOST, height), None)
            for part in swatch.token(self._app, look, name, place):
                self.group.append(part)
