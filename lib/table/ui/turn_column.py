# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Beside the kingdom: the domino to be laid, the line that comes, back and forth, and on."""

from displayio import Group
from kingdom.dominoes import called
from kingdom.draft import LAY, NOBODY, OVER, PUT, TAKE

from table.ui.button import Button
from table.ui.coming import DominoRow
from table.ui.domino import DominoSheet
from table.ui.layout import GAP, boxes
from table.ui.text import CENTRE, Text
from table.ui.theme import (
    BOLD,
    CHOSEN,
    DIM,
    FLAT,
    FRAME_PX,
    MAIN,
    OFF,
    PANEL,
    PLAYERS,
    SMALL,
)
from table.ui.turn_strip import STRIP_PX
from table.ui.undo import undo_and_redo

_MAIN_PX = 32
_ARROW_PX = 28  # the least a finger needs
_MOST_PX = 40  # from row to row
_READY = (DIM, PANEL)  # a domino to be tapped
_RIM_PX = 2  # of a frame around a picture


class TurnColumn:
    """From x to the right edge. choose(number) is called for a domino that is tapped.

    card: the domino to be laid, which is no button: it can also be dragged.
    """

    def __init__(self, app, x, choose, go_on):
        self._app = app
        theme = app.theme
        self._waiting = None
        width = (theme.width - GAP - x) // FRAME_PX * FRAME_PX
        count = _most_rows(app.match)
        pitch, end, tools, lefts = _layout(theme.height, x, width, count)
        tall = (pitch - 1) // FRAME_PX * FRAME_PX
        sheet = DominoSheet(app.match.game, tall - 2 * _RIM_PX)
        self.group = Group()
        self._top = (x, STRIP_PX + 2, width, tall)
        made = [self._add(DominoRow(theme, sheet, self._top, choose))]
        for number in range(count):
            box = (x, end - pitch * (count - number), width, tall)
            made.append(self._add(DominoRow(theme, sheet, box, choose)))
        self.card, self._rows = made[0], made[1:]
        self._round = Text(theme, "", x + width // 2, STRIP_PX + 18, DIM, SMALL, CENTRE)
        self.group.append(self._round.label)
        undo, redo = undo_and_redo(app, tools[0], tools[1])
        self._undo, self._redo = self._add(undo), self._add(redo)
        undo.act = self._back
        for button, left in zip((undo, redo), lefts):
            button.reach(left, end, max(button.width, _ARROW_PX), _MAIN_PX)
        main = Button(theme, app.words("lay"), tools[2], go_on, MAIN, BOLD)
        self._main = self._add(main)
        self.buttons = self._rows + [undo, redo, main]

    def show(self):
        """Bring everything in step with the match and with what is picked in app.view."""
        match = self._app.match
        self._show_card(match)
        self._show_waiting(match)
        for number in range(len(self._rows)):
            self._show_row(match, number)
        _show(self._undo, match.can_undo or self._is_trying(match))
        _show(self._redo, match.can_redo)
        self._show_main(match)

    def _back(self):
        """Pick up the domino that is tried; only then undo a move."""
        match, view = self._app.match, self._app.view
        if self._is_trying(match):
            view["place"] = view["said"] = None
        else:
            match.undo()

    def _is_trying(self, match):
        view = self._app.view
        if view["place"] is None or view["look"] is not None or match.by_device:
            return False
        return match.draft.places & match.draft.places - 1 != 0  # an only place stays tried

    def _show_card(self, match):
        draft, words = match.draft, self._app.words
        laying = draft.task == LAY
        if laying:
            colour = match.players[draft.seat][1]
            mine = self._app.view["look"] is None and not match.by_device
            name, style = called(match.game, draft.domino), (PLAYERS[colour], PANEL)
            self.card.show(draft.domino, name, draft.halves, colour, style, mine)
        else:
            self.card.show(None, None, None, None, None, False)
        named = draft.coming and not laying and not _face_up(draft)
        self._round.show(words("line_of", draft.round + 1, draft.rounds) if named else "")

    def _show_waiting(self, match):
        """Show which pieces lie face up while somebody may recruit; few games have any."""
        tokens = _face_up(match.draft)
        if tokens and self._waiting is None:
            from table.ui.waiting import Waiting

            self._waiting = self._add(Waiting(self._app, self._top))
        if self._waiting:
            self._waiting.show(tokens)

    def _show_row(self, match, at):
        draft, view = match.draft, self._app.view
        numbers, kings = draft.coming, draft.claims
        if draft.round == draft.rounds:  # nothing comes: show who is still to lay
            numbers, kings = draft.line, draft.kings
        if at >= len(numbers):
            self._rows[at].show(None, None, None, None, None, False)
            return
        number, king = numbers[at], kings[at] if kings else NOBODY
        comes = numbers is draft.coming
        free = comes and king == NOBODY and view["look"] is None and not match.by_device
        ready = free and (draft.task == TAKE or draft.task == LAY and bool(draft.places))
        style = CHOSEN if number == view["number"] else _READY if ready else FLAT
        if king != NOBODY and (comes or at < draft.turn):
            style = OFF
        colour = None if king == NOBODY else match.players[king][1]
        name, halves = called(match.game, number), draft.halves_of(number)
        self._rows[at].show(number, name, halves, colour, style, ready)

    def _show_main(self, match):
        draft, view, words = match.draft, self._app.view, self._app.words
        mine = not match.by_device
        if view["look"] is not None:
            _show(self._main, True, words("back"))
        elif draft.task == OVER:
            _show(self._main, True, words("result"))
        elif draft.task == PUT and draft.errand[3]:
            _show(self._main, mine, words("skip"))
        elif draft.task == LAY and not draft.places:
            _show(self._main, mine, words("discard"))
        else:
            ready = draft.task == LAY and view["place"] is not None
            _show(self._main, mine and ready, words("lay"))

    def _add(self, part):
        self.group.append(part.group)
        return part


def _face_up(draft):
    """Give the tokens that lie aside to be had, while there is an errand."""
    return draft.aside.shown if draft.aside and draft.task == PUT else ()


def _most_rows(match):
    """Give how many dominoes can come: those of a line that are not thrown away at once."""
    thrown = match.game.draft(len(match.players), match.size, match.options)[3]
    return match.draft.length - len(thrown)


def _layout(height, x, width, count):
    """Give (pixels from row to row, where rows end, boxes of undo, redo and the main button, from
    where on the first two can be touched).

    Where rows would be too low for a finger, all three buttons stand side by side.
    """
    main = height - 2 - _MAIN_PX
    end = main - _MAIN_PX
    pitch = min(_MOST_PX, (end - STRIP_PX - GAP) // (count + 1))
    if pitch > _ARROW_PX:
        undo, redo = boxes(x, end + 2, width, _ARROW_PX, 2)
        return pitch, end, (undo, redo, (x, main, width, _MAIN_PX)), (undo[0], redo[0])
    lefts = (x - GAP, x - GAP + _ARROW_PX)
    undo = (x, main, _ARROW_PX - FRAME_PX, _MAIN_PX)
    redo = (lefts[1] + FRAME_PX - 1, main, _ARROW_PX - FRAME_PX, _MAIN_PX)
    used = lefts[1] + _ARROW_PX - x
    tools = (undo, redo, (x + used, main, width - used, _MAIN_PX))
    return (main - STRIP_PX - GAP) // (count + 1), main, tools, lefts


def _show(button, enabled, name=None):
    """Change a button only where it differs: one under a finger goes on looking pressed."""
    if button.enabled != enabled or name not in (None, button.name):
        button.show(enabled=enabled, name=name)
