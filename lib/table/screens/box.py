# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What is still in the box of a game that is followed, by terrain and crowns."""

from displayio import Group
from kingdom.square import FIRST, square

from table.ui.domino import DominoSheet
from table.ui.frame import backdrop
from table.ui.layout import BAR_PX, GAP, MARGIN, bar, title
from table.ui.letters import Letters
from table.ui.measure import shortened
from table.ui.text import RIGHT
from table.ui.theme import BIG, DIM, LINE, PAPER, SMALL

_TOP = 36
_NAME_PX = 76
_REMARK_PX = 16


class Screen:
    """A row for each terrain, a column for each number of crowns."""

    def __init__(self, app):
        self.app = app
        app.device.lights.show(())
        theme, words, draft = app.theme, app.words, app.match.draft
        self.group = Group()
        self.group.append(backdrop(theme))
        self.group.append(title(theme, words("the_box"), 10, theme.width // 2).label)
        left = sum(draft.box)
        told = words("box_holds", left)
        self.group.append(Letters(theme, told, theme.width - 10, 26, DIM, SMALL, RIGHT))
        self._table(_left(draft))
        self._remark(draft, left)
        self.buttons = bar(theme, [(words("back"), self._back)])
        self.group.append(self.buttons[0].group)

    def update(self):
        """Nothing changes here until another screen opens."""

    def _table(self, counts):
        theme, game = self.app.theme, self.app.match.game
        room = theme.height - BAR_PX - 2 * GAP - _REMARK_PX - _TOP
        pitch = min(theme.height // 8, room // len(game.TERRAINS))
        across = (theme.width - _NAME_PX - MARGIN) // (max(game.MOST_CROWNS) + 1)
        sheet = DominoSheet(game, pitch - 3)
        for kind, terrain in enumerate(game.TERRAINS):
            y = _TOP + kind * pitch
            name = shortened(theme, self.app.words(terrain), _NAME_PX - 10 - GAP, SMALL)
            self.group.append(Letters(theme, name, 10, y + pitch // 2 + 4, PAPER, SMALL))
            for crowns in range(game.MOST_CROWNS[kind] + 1):
                there = square(FIRST + kind, crowns)
                if sheet.tile(there):
                    self._cell(sheet, there, counts[there], _NAME_PX + crowns * across, y)

    def _cell(self, sheet, there, count, x, y):
        """One kind of square, and how often it is still there."""
        picture = sheet.grid(x, y, 1, 1)
        picture[0] = sheet.tile(there)
        self.group.append(picture)
        colour = PAPER if count else LINE
        x, y = x + sheet.width + 6, y + sheet.width // 2 + 6
        self.group.append(Letters(self.app.theme, str(count), x, y, colour, BIG))

    def _remark(self, draft, left):
        """Tell where not all that is left comes into play."""
        coming = (draft.rounds - draft.round) * draft.length - len(draft.coming)
        if 0 <= coming < left:
            theme = self.app.theme
            y = theme.height - BAR_PX - 2 * GAP - 4
            told = self.app.words("box_coming", coming)
            self.group.append(Letters(theme, told, 10, y, DIM, SMALL))

    def _back(self):
        self.app.open("menu")


def _left(draft):
    """Give how many squares of each kind are in the box, by the square."""
    counts = bytearray(256)
    for number, there in enumerate(draft.box):
        if there:
            for half in draft.halves_of(number):
                counts[half] += 1
    return counts
