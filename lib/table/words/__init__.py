# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Every text a player sees, in the language of the table."""

import sys

_GAMES = "kingdom.games."


class Words:
    """Texts of one language, words/<language>.py: call it with a key and what fills its gaps.

    What only one game says is in words/<language>_<game>.py, read once that game is open. A
    language that is not there is English.
    """

    def __init__(self, language):
        self._language = language
        self._games, self._texts_of_games = [], {}  # which were read, what they say
        try:
            module = __import__("table.words." + language, None, None, ("TEXTS",))
            self._texts = module.TEXTS
        except (AttributeError, ImportError, ValueError):
            print("There are no words in the language", language)
            from table.words import en

            self._texts = en.TEXTS

    def __call__(self, key, *gaps):
        """Give the text of that key; a key without a text shows itself: nothing is ever blank."""
        text = self._text(key) or key
        return text.format(*gaps) if gaps else text

    def about(self, name):
        """Give the sentence that tells what a thing of that name means, or nothing."""
        return self._text(name + "_about") or ""

    def _text(self, key):
        text = self._texts.get(key)
        if text is None:
            while self._unread():
                self._games.append(self._unread())
                self._read(self._games[-1][len(_GAMES) :])
            text = self._texts_of_games.get(key)
        return text

    def _unread(self):
        """Give the module of a game that is open and whose texts are not, or None."""
        for name in sys.modules:
            if name.startswith(_GAMES) and name not in self._games:
                return name
        return None

    def _read(self, game):
        for language in (self._language, "en"):
            try:
                name = "table.words." + language + "_" + game
                module = __import__(name, None, None, ("TEXTS",))
                self._texts_of_games.update(module.TEXTS)
                return
            except (AttributeError, ImportError, ValueError):
                pass  # many a game says nothing of its own
