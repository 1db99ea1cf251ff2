# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a tap does now on the entry screen, in one line."""

from kingdom.square import CASTLE

from table import brush
from table.effect import effect


def hint(app):
    """Say how to begin, where the castle goes, or what is the brush, with what else matters."""
    match, view, words = app.match, app.view, app.words
    name = brush.called(words, match.game, view["brush"])
    if view["moving"] or view["carrying"]:
        return words.of(match.game, "hint_carry" if view["carrying"] else "hint_move")
    if max(match.board().cells) <= CASTLE:
        return words.of(match.game, "hint_lay")
    told = effect(words, match)
    if told:
        name = told if brush.is_token(view["brush"]) else name + " \xb7 " + told
    if match.rounds > 1:
        name += " \xb7 " + words("round_of", match.round + 1, match.rounds)
    return name
