# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Every text a player sees, in the language of the table."""


class Words:
    """Texts of one language, words/<language>.py: call it with a key and what fills its gaps.

    A language that is not there is English.
    """

    def __init__(self, language):
        try:
            module = __import__("table.words." + language, None, None, ("TEXTS",))
            self._texts = module.TEXTS
        except (AttributeError, ImportError, ValueError):
            print("There are no words in the language", language)
            from table.words import en

            self._texts = en.TEXTS

    def __call__(self, key, *gaps):
        """Give the text of that key; a key without a text shows itself: nothing is ever blank."""
        text = self._texts.get(key, key)
        return text.format(*gaps) if gaps else text
