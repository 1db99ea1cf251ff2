# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Every text a player sees, in the language of the table."""


class Words:
    """Texts of one language, words/<language>.py: call it with a key and what fills its gaps."""

    def __init__(self, language):
        module = __import__("table.words." + language, None, None, ("TEXTS",))
        self._texts = module.TEXTS

    def __call__(self, key, *gaps):
        """Give the text of that key; a key without a text shows itself: nothing is ever blank."""
        text = self._texts.get(key, key)
        return text.format(*gaps) if gaps else text
