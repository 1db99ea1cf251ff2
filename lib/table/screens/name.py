# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A player's name, letter by letter; none at all means: just the colour."""

from displayio import Group

from table import spelling
from table.ui.button import Button
from table.ui.frame import backdrop
from table.ui.icons import picture
from table.ui.keypad import Keypad
from table.ui.layout import GAP, MARGIN
from table.ui.name_field import NameField
from table.ui.text import CENTRE, Text
from table.ui.theme import BOLD, CHOSEN, DIM, FRAME_PX, MAIN, PAPER, PLAIN, SMALL

_FIELD_PX = 36
_BACK_PX = 72
_KEYS_Y = 64
_KEY_GAP_PX = 3
_PAGES = ("letters_plain", "letters_accented", "letters_rest")
_SHIFT = """
00000100000
00001110000
00011011000
00110001100
01100000110
11100000111
00100000100
00100000100
00100000100
00111111100
"""
_BACKSPACE = """
0000111111111111
0001100000000001
0011000100010001
0110000010100001
1100000001000001
0110000010100001
0011000100010001
0001100000000001
0000111111111111
"""


class Screen:
    """app.view: seat, of ("plan" or "match"), back; text, page, capital and hint as they come.

    Keys show capitals only, so that typing draws the name and nothing else.
    """

    def __init__(self, app):
        self.app = app
        self._match = app.meant()
        self._name, self._colour = self._match.players[app.view["seat"]]
        app.device.lights.show(())
        text = app.view.setdefault("text", self._name)
        app.view.setdefault("capital", spelling.capital_next(text))
        page = app.view.setdefault("page", 0)
        self.group = Group()
        self.group.append(backdrop(app.theme))
        self.buttons = []
        self._head()
        pitch = (app.theme.height - _KEYS_Y) // 4
        self.board = Keypad(app.theme, app.words(_PAGES[page]), _KEYS_Y, pitch)
        self.group.append(self.board.group)
        self._bottom(_KEYS_Y + 3 * pitch)
        self.update()

    def update(self):
        view = self.app.view
        self._field.show(view["text"], len(view["text"]) >= spelling.LONGEST, self._line())
        self._shift.show(style=CHOSEN if view["capital"] else PLAIN)

    def on_press(self, x, y):
        self.board.press(self.board.at(x, y))

    def on_tap(self, x, y):
        letter = self.board.down
        self.board.press(None)
        if letter and letter == self.board.at(x, y):
            self._type(letter)

    on_lift = on_tap  # a finger that rested on a key means it too

    def _line(self):
        """What was wrong with a name, or what an empty one means."""
        if self.app.view["text"]:
            return self.app.view.get("hint", "")
        return self.app.words("name_or_colour", self.app.words(self._colour))

    def _head(self):
        theme = self.app.theme
        whole = (theme.width - 2 * MARGIN - GAP - _BACK_PX) // FRAME_PX * FRAME_PX
        self._field = NameField(theme, self._colour, (MARGIN, MARGIN, whole, _FIELD_PX))
        self.group.append(self._field.group)
        box = (MARGIN + whole + GAP, MARGIN, _BACK_PX, _FIELD_PX)
        self._add(Button(theme, self.app.words("back"), box, self._leave, PLAIN, SMALL))

    def _bottom(self, y):
        """The row of keys that are no letters; two of them as wide as the rest leaves room."""
        theme, words = self.app.theme, self.app.words
        tall = (theme.height - y - 2) // FRAME_PX * FRAME_PX
        side = theme.width // 7 // FRAME_PX * FRAME_PX
        room = theme.width - 3 * side - 4 * _KEY_GAP_PX
        wide = (room - GAP) // 2 // FRAME_PX * FRAME_PX
        x = (room - 2 * wide) // 2
        made = []
        for name, whole, act in (
            ("shift", side, self._toggle_capital),
            ("letters", side, self._turn),
            (words("space"), wide, lambda: self._type(" ")),
            ("backspace", side, self._erase),
            (words("done"), wide, self._done),
        ):
            made.append(self._add(self._key(name, (x, y, whole, tall), act)))
            x += whole + _KEY_GAP_PX
        self._shift = made[0]

    def _key(self, name, box, act):
        theme = self.app.theme
        if name == self.app.words("done"):
            return Button(theme, name, box, act, MAIN, BOLD)
        return Button(theme, name, box, act, PLAIN, SMALL, self._picture(name, box))

    def _picture(self, name, box):
        """What is drawn on a key without a word: the key of letters shows some that come next."""
        theme, x, y = self.app.theme, box[0] + box[2] // 2, box[1] + box[3] // 2
        if name == "letters":
            following = self.app.words(_PAGES[self._next_page()])[:3]
            return Text(theme, following, x, y + 5, DIM, SMALL, CENTRE).label
        drawn = {"shift": _SHIFT, "backspace": _BACKSPACE}.get(name)
        return picture(theme, drawn, PAPER, x, y) if drawn else None

    def _add(self, button):
        self.buttons.append(button)
        self.group.append(button.group)
        return button

    def _type(self, letter):
        view = self.app.view
        self._edit(spelling.typed(view["text"], letter, view["capital"]))

    def _erase(self):
        self._edit(self.app.view["text"][:-1])

    def _edit(self, text):
        view = self.app.view
        view["text"], view["capital"], view["hint"] = text, spelling.capital_next(text), ""

    def _toggle_capital(self):
        self.app.view["capital"] = not self.app.view["capital"]

    def _turn(self):
        self.app.view["page"] = self._next_page()
        self.app.open("name", **self.app.view)

    def _next_page(self):
        return (self.app.view["page"] + 1) % len(_PAGES)

    def _done(self):
        view, seat = self.app.view, self.app.view["seat"]
        name = view["text"].strip()
        if name and self._taken(name):
            view["hint"] = self.app.words("name_taken", name)
            return
        players = list(self._match.players)
        players[seat] = (name, self._colour)
        self._match.set_players(players)
        self._leave()

    def _taken(self, name):
        """Whether another player has that name, or it is one of the other colours."""
        others = [each for each, colour in self._match.players if colour != self._colour]
        for colour in self._match.game.COLOURS:
            if colour != self._colour:
                others += [colour, self.app.words(colour)]
        return bool([other for other in others if spelling.same(name, other)])

    def _leave(self):
        view = self.app.view
        self.app.open("setup", of=view["of"], back=view["back"])
