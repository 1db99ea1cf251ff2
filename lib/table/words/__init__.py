# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Every text a player sees, in the language of the table."""

import os
import sys

_FOLDER = "lib/table/words"
_GAMES = "kingdom.games."
_PARTS = ("along", "device")
_MODULES = ("py", "mpy")  # and not what a computer or an editor leaves beside them


def languages():
    """Give the languages there are, sorted: every module in words/ but parts of one, as "en"."""
    names = [name.rsplit(".", 1) for name in os.listdir(_FOLDER) if "_" not in name]
    return sorted({name[0] for name in names if name[0] and name[-1] in _MODULES})


def own_name(language):
    """Give what a language calls itself, or its short name where it does not say."""
    try:
        module = __import__("table.words." + language + "_device", None, None, ("TEXTS",))
        return module.TEXTS["this_language"]
    except (AttributeError, ImportError, KeyError, SyntaxError, ValueError):
        return language


class Words:
    """Texts of one language, words/<language>.py: call it with a key and what fills its gaps.

    What only one game says is in words/<language>_<game>.py, read once that game is open; what is
    seldom said in words/<language>_<part>.py, read when it is asked for. A language that is not
    there is English.
    """

    def __init__(self, language):
        self._language = language
        self._texts, self._known = [], []  # what they say, file by file, and who was read
        if not self._read(language):
            print("There are no words in the language", language)
            self._language = "en"
            self._read("en")

    def __call__(self, key, *gaps):
        """Give the text of that key; a key without a text shows itself: nothing is ever blank."""
        text = self._text(key, _PARTS) or key
        return text.format(*gaps) if gaps else text

    def of(self, game, key, *gaps):
        """Give the text of that key as a game says it, which may be like any other."""
        own = game.NAME + "_" + key
        return self(own if self._text(own) else key, *gaps)

    def own(self, key, *gaps):
        """Give the text of that key, or nothing: what only some things have, or only one game."""
        text = self._text(key) or ""
        return text.format(*gaps) if gaps else text

    def about(self, name):
        """Give the sentence that tells what a thing of that name means, or nothing."""
        return self.own(name + "_about")

    def _text(self, key, parts=()):
        """Look in what was read, then in games that are open, then in parts."""
        for texts in self._texts:
            if key in texts:
                return texts[key]
        part = self._unread(parts)
        while part is not None:
            self._known.append(part)
            found = self._read(self._language + "_" + part) or self._read("en_" + part)
            if found and key in self._texts[-1]:
                return self._texts[-1][key]
            part = self._unread(parts)
        return None

    def _unread(self, parts):
        """Give a game that is open, or one of the parts, whose texts were not read, or None."""
        for name in sys.modules:
            if name.startswith(_GAMES) and name[len(_GAMES) :] not in self._known:
                return name[len(_GAMES) :]
        for part in parts:
            if part not in self._known:
                return part
        return None

    def _read(self, file):
        """Tell whether there is such a file; many a game says nothing of its own."""
        try:
            module = __import__("table.words." + file, None, None, ("TEXTS",))
            self._texts.append(module.TEXTS)
        except (AttributeError, ImportError, ValueError):
            return False
        except SyntaxError as error:  # a file that somebody has changed, or that is cut short
            print(_FOLDER + "/" + file + ".py cannot be read:", error)
            return False
        return True
