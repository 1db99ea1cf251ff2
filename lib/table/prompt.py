# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What comes next in a game that is followed, in a line of text."""

from kingdom.bits import count
from kingdom.dominoes import called
from kingdom.draft import LAY, OVER, PUT, TURN_UP

from table import errand
from table.picks import picked


def prompt(words, match, view, names, brief=False):
    """Give what to do now, or what the device does.

    view: as in picks.py; names: what the players are called; brief: there is little room.
    """
    draft = match.draft
    if view["look"] is not None:
        return words("looks", names[view["look"]])
    if view["news"] and not picked(view):
        return _news(words, match.game, view["news"], names, brief)
    if draft.task == OVER:
        return words("all_laid")
    if match.by_device:
        return _doing(words, match, view, names)
    if draft.task == PUT:
        return errand.asked(words, draft, names)
    away = None if picked(view) else ", ".join(errand.thrown(match))
    if draft.task == LAY:
        return _laying(words, match, view, away)
    if draft.seat is not None:
        return words("take_pair" if _is_paired(match) else "take_one")
    king = chosen_king(match, view)
    if king is not None:
        return words("pair_goes" if _is_paired(match) else "king_goes", names[king])
    if view["number"]:
        return words("king_for", called(match.game, view["number"]))
    return words("away_king", away) if away else words("whose_king")


def chosen_king(match, view):
    """Give the seat whose king is set next, in the first round at the table; None if unknown.

    The last player with kings is that by itself.
    """
    if match.draft.seat is not None or match.draft.task in (TURN_UP, OVER):
        return None
    left = able(match)
    return left[0] if len(left) == 1 else view["king"]


def _is_paired(match):
    """Tell whether a king takes another domino with it; in most games none does."""
    if not hasattr(match.game, "PAIRS"):
        return False
    from kingdom.pairs import is_paired

    return is_paired(match.draft, match.game)


def able(match):
    """Give the seats that have kings to set."""
    return [seat for seat in range(len(match.players)) if match.draft.kings_left(seat)]


def _news(words, game, news, names, brief):
    """Say who holds what now: of one player in a sentence, else just after the names."""
    told = []
    for seat in range(len(names)):
        held = [words.of(game, what + "_brief") for holder, what in news if holder == seat]
        if held:
            told.append((names[seat], ", ".join(held)))
    if len(told) == 1 and not brief:
        return words.of(game, "now_holds", *told[0])
    return " \xb7 ".join([name + " " + held for name, held in told])


def _doing(words, match, view, names):
    draft = match.draft
    if draft.task == TURN_UP:
        return words("is_drawn")
    name = names[draft.seat]
    if draft.task == LAY and (view["place"] is not None or not draft.places):
        key = "discards" if view["place"] is None else "lays"
        return words(key, name, called(match.game, draft.domino))
    if draft.task == PUT and view["put"] is not None:
        return errand.done(words, match, view["put"], names)
    if view["number"]:
        return words("takes", name, called(match.game, view["number"]))
    return words("thinks", name)


def _laying(words, match, view, away):
    draft = match.draft
    if not draft.places:
        return words("no_place")
    number = called(match.game, draft.domino)
    if view["said"]:
        about = number if view["said"] == "take" else match.size
        return words("cannot_" + view["said"], about)
    if view["place"] is None:
        return words("away_lay", away, number) if away else words("lay_where", number)
    return words("fits_once" if count(draft.places) == 1 else "lay_turn")
