# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What comes next in a game that is followed, in a line of text."""

from kingdom.bits import count
from kingdom.draft import LAY, OVER, TURN_UP


def prompt(words, match, view, names):
    """Give what to do now, or what the device does.

    view: look, said, place, number, king, as the screen "along" keeps them; names: what the
    players are called.
    """
    draft = match.draft
    if view["look"] is not None:
        return words("looks", names[view["look"]])
    if draft.task == OVER:
        return words("all_laid")
    if match.by_device:
        return _doing(words, match, view, names[draft.seat or 0])
    if draft.task == LAY:
        return _laying(words, match, view)
    if draft.seat is not None:
        return words("take_one")
    king = chosen_king(match, view)
    if king is not None:
        return words("king_goes", names[king])
    return words("king_for", view["number"]) if view["number"] else words("whose_king")


def chosen_king(match, view):
    """Give the seat whose king is set next, in the first round at the table; None if unknown.

    The last player with kings is that by itself.
    """
    if match.draft.seat is not None or match.draft.task in (TURN_UP, OVER):
        return None
    left = able(match)
    return left[0] if len(left) == 1 else view["king"]


def able(match):
    """Give the seats that have kings to set."""
    return [seat for seat in range(len(match.players)) if match.draft.kings_left(seat)]


def _doing(words, match, view, name):
    draft = match.draft
    if draft.task == TURN_UP:
        return words("is_drawn")
    if draft.task == LAY and view["place"] is not None:
        return words("lays", name, draft.domino)
    if draft.task == LAY and not draft.places:
        return words("discards", name, draft.domino)
    return words("takes", name, view["number"]) if view["number"] else words("thinks", name)


def _laying(words, match, view):
    draft = match.draft
    if not draft.places:
        return words("no_place")
    if view["said"]:
        about = draft.domino if view["said"] == "take" else match.size
        return words("cannot_" + view["said"], about)
    if view["place"] is None:
        return words("lay_where", draft.domino)
    return words("fits_once" if count(draft.places) == 1 else "lay_turn")
