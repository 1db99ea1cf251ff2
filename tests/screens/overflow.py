# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which texts of a language do not fit, screen by screen, as lines a translator can use."""

import re
from types import SimpleNamespace

from tests.layout import crosses, inks, overlap, pairs
from tests.screens.test_board_screens import places
from tools.virtual import finger
from tools.virtual.machine import Machine

_RIM_PX = 2  # between a text and the edge of the screen or of its button


def machine_of(language, board="pyportal"):
    """A machine that is on and speaks that language."""
    machine = Machine(board, settings={"CROWN_LANGUAGE": language})
    machine.power_on()
    finger.settle(machine)
    return machine


class Watch:
    """Sees what is cut on a machine's screens, and what stands where it should not.

    texts: all of the language, key to text.
    """

    def __init__(self, sit, texts):
        self._sit, self._texts = sit, texts
        self._cut = []
        self.shown = set()  # keys that were seen
        self._watch_cutting()

    def faults(self, state):
        """Go to a state; give what does not fit there: key, text, room, width, what for."""
        self._cut.clear()
        state(self._sit)
        screen, board = self._sit.app.screen, self._sit.machine.board
        shown = SimpleNamespace(group=screen.group, buttons=places(self._sit))
        found = inks(shown.group)
        self.shown |= {self.key(ink.text) for ink in found}
        wrong = [(text, room, width, "cut") for text, room, width in self._cut]
        wrong += [fault for ink in found for fault in _alone(ink, shown.buttons, board)]
        wrong += [
            (a.text, b.left - a.left if a.left < b.left else "?", a.right - a.left, f"on {b.text}")
            for a, b in pairs(found)
            if overlap(a[1:], b[1:])
        ]
        return [(self.key(text), text, *rest) for text, *rest in wrong]

    def too_long(self, key, gaps, room, font):
        """Give the fault of a text in a line of that room, or nothing; gaps may be keys too."""
        sit = self._sit
        with sit.machine.inside():
            from table.ui import measure

            said = sit.app.words(key, *[sit.app.words(str(gap)) for gap in gaps])
            width = measure.width(sit.app.theme, said, font)
        self.shown.add(key)
        return [(key, said, room, width, "its line")] if width > room else []

    def key(self, text):
        """Give the key that says it; the longest of several, "?" for what is none."""
        plain = text.replace("\n", " ")
        found = [key for key, said in self._texts.items() if said == plain]
        found = found or [key for key, said in self._texts.items() if _says(said, plain)]
        return max(found, key=lambda key: len(self._texts[key])) if found else "?"

    def _watch_cutting(self):
        """Note every text that a screen shortens, but names: those may be as long as they like."""
        with self._sit.machine.inside():
            from table.ui import measure

            self._sit.app._always.add("table.ui.measure")
            shortened = measure.shortened

            def watched(theme, string, room, font):
                app = self._sit.app
                names = [n for m in (app.match, app.plan) if m for n, _ in m.players]
                if shortened(theme, string, room, font) != string and string not in names:
                    self._cut.append((string, room, measure.width(theme, string, font)))
                return shortened(theme, string, room, font)

            measure.shortened = watched


def _alone(ink, buttons, board):
    """What is wrong with a text by itself: beside the screen, or over the edge of a button."""
    width = ink.right - ink.left
    if ink.left < _RIM_PX or ink.right > board.width - _RIM_PX:
        yield ink.text, board.width - _RIM_PX - max(ink.left, _RIM_PX), width, "beside the screen"
    elif ink.top < 0 or ink.bottom > board.height:
        yield ink.text, "?", width, "above or below the screen"
    for place in buttons:
        box = (place.x, place.y, place.x + place.width, place.y + place.height)
        if crosses(ink[1:], box):
            yield ink.text, place.width - 2 * _RIM_PX, width, f"over the edge of {place.name}"


def _says(said, text):
    """Whether a text with gaps can have become this."""
    pattern = re.escape(said).replace(r"\{", "{").replace(r"\}", "}")
    parts = re.split(r"\{\d\}", pattern)
    return len(parts) > 1 and any(parts) and re.fullmatch(".+".join(parts), text) is not None
