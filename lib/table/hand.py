# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A hand with a domino: it taps, turns, drags and carries it until it lies as its player wants."""

from kingdom.bits import nth
from kingdom.draft import LAY
from kingdom.placing import DOWN, LEFT, RIGHT, UP

from table import trying
from table.ui.button import at


class Hand:
    """Tries places of the domino to be laid: app.view has the place, and said, why there is none.

    plot: where squares are on the screen, and the cards of dominoes.
    """

    def __init__(self, app, plot):
        self._app, self._plot = app, plot
        self._from = None  # where a drag came from
        self._held = self._carries = False  # whether it began on the domino, and carries it

    @property
    def _holds(self):
        """Whether there is a domino to be tried by a person."""
        match, view = self._app.match, self._app.view
        free = match.draft.task == LAY and view["look"] is None and not match.by_device
        return free and bool(match.draft.places)

    def tap(self, x, y):
        """Try the domino there, or turn it; on its card, too."""
        if not self._holds:
            return
        if at(self._plot.cards, x, y):
            self._turn()
            return
        square = self._plot.near(x, y, self._covered())
        if square is not None:
            place = trying.tapped(self._kingdom, self._places, square, self._app.view["place"])
            self._try(place, lambda: trying.why_not(self._kingdom, self._halves, square))

    def drag(self, x, y):
        """The first point is where the finger came down."""
        if self._from is None:
            self._from = (x, y)
            self._carries = at(self._plot.cards, x, y) is not None
            self._held = self._is_tried(self._plot.square_at(x, y))
        elif self._holds:
            far = max(abs(x - self._from[0]), abs(y - self._from[1]))
            self._carries = self._carries or self._held and far > self._plot.side * 3 // 2
            if self._carries:
                self._carry(x, y)
            elif far >= self._plot.side // 2:
                self._point(x - self._from[0], y - self._from[1])

    def lift(self):
        """Be ready for another drag."""
        self._from = None

    def _point(self, right, down):
        """Lay the first half where the finger came down, and the second where it goes."""
        square = self._plot.near(self._from[0], self._from[1], self._covered())
        if square is None:
            return
        if abs(right) >= abs(down):
            way = RIGHT if right > 0 else LEFT
        else:
            way = DOWN if down > 0 else UP
        kingdom, halves = self._kingdom, self._halves
        place = trying.dragged(kingdom, self._places, halves, square, way)
        self._try(place, lambda: trying.fault(kingdom, halves, square, way))

    def _carry(self, x, y):
        square, place = self._plot.near(x, y, self._covered()), self._app.view["place"]
        if square is None:
            return
        way = RIGHT if place is None else place // self._kingdom.area
        place = trying.carried(self._kingdom, self._places, square, way)
        if place is not None:
            self._try(place, None)

    def _turn(self):
        places, place = self._places, self._app.view["place"]
        place = nth(places, 0) if place is None else trying.turned(self._kingdom, places, place)
        self._try(place, None)

    def _try(self, place, why):
        view = self._app.view
        view["said"] = why() if place is None else None
        if place is not None:
            view["place"] = place

    def _is_tried(self, square):
        place = self._app.view["place"]
        return place is not None and square in self._kingdom.squares(place)

    def _covered(self):
        return trying.covered(self._kingdom, self._places)

    @property
    def _kingdom(self):
        draft = self._app.match.draft
        return draft.kingdoms[draft.seat]

    @property
    def _places(self):
        return self._app.match.draft.places

    @property
    def _halves(self):
        return self._app.match.draft.halves
