# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a domino that was laid brings about, on the screen: whom it asks, and what it says."""

from kingdom.bits import nth
from kingdom.draft import NOBODY, PUT, TAKE, TURN_UP
from kingdom.pieces import numbered


def whom(draft):
    """Give the seats one of which is to be chosen and nothing else of it; none if it is squares.

    That is so where all there is to choose from are the castles of others.
    """
    if draft.task != PUT:
        return []
    decides, _, choices, _ = draft.errand
    found = []
    for seat, squares in enumerate(choices):
        if squares:
            if seat == decides or squares != 1 << draft.kingdoms[seat].castle:
                return []
            found.append(seat)
    return found


def choose(match, seat):
    """Send it to the first square there is to choose from at that seat."""
    match.send(seat, nth(match.draft.errand[2][seat], 0))


def tap(match, plot, seat, x, y):
    """Send it where a finger tapped the kingdom of that seat, or just missed."""
    _, token, choices, _ = match.draft.errand
    if token is None:
        return  # another screen asks for it
    squares = choices[seat]
    square = plot.near(x, y, squares)
    if square is not None and squares >> square & 1:
        match.send(seat, square)


def asked(words, draft, names):
    """Say what is to be done; by whom, if by another than the one whose domino it is."""
    decides, token, _, may_be_left = draft.errand
    if whom(draft):
        return words("who_gets")
    if token is None:
        return words("which_token", names[decides])
    told = _said(words, "send_" if may_be_left else "put_", token, "put_token", words(token))
    return told if decides == draft.kings[draft.turn] else words("put_by", names[decides], told)


def offered(match):
    """Give [(name, number)] of the tokens one of which is to be named."""
    game, (decides, _, choices, _) = match.game, match.draft.errand
    there = numbered(game, game.TOKENS)
    return [(name, number) for name, number in there if choices[decides] >> number & 1]


def done(words, match, move, names):
    """Say what somebody does: move is (seat, square), nothing if they leave it."""
    draft = match.draft
    decides, token, _, may_be_left = draft.errand
    name = names[decides]
    if not move:
        return words("put_by", name, words("skip"))
    if whom(draft):
        return words("chooses", name, names[move[0]])
    if token is None:
        return words(
            "chooses", name, words([n for n, number in offered(match) if number == move[1]][0])
        )
    stem = "sends_" if may_be_left else "puts_"
    return _said(words, stem, token, "put_by", name, words(token))


def thrown(match):
    """Give what the dominoes of the coming line are called that were thrown away at once, before
    anybody has moved; only players who turn them up at the table need to be told."""
    draft = match.draft
    fresh = draft.coming and draft.claims.count(NOBODY) == len(draft.coming)
    if match.seed is not None or not fresh or draft.task in (TURN_UP, PUT):
        return []
    if draft.task == TAKE and draft.round:
        return []
    from kingdom.dominoes import called

    log, now = match.moves
    turned = sorted([log[at] for at in range(now - 2 * draft.length, now, 2)])
    return [called(match.game, number) for number in turned if number not in draft.coming]


def _said(words, stem, token, otherwise, *gaps):
    """Say it as this token has it, or as any other."""
    return words.own(stem + token, *gaps) or words(otherwise, *gaps)
