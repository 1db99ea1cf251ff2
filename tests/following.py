# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A game that is followed, put on a machine's table: begun, or as far as chance has played it."""

import random

from tests.sitting import USUAL


def follow(sit, names, moves=0, options=USUAL, size=5, game="kingdomino", **how):
    """Begin a followed game and make that many random moves; always the same ones.

    `how` is what WholeGame is told besides: seed, robots.
    """
    with sit.machine.inside():
        from kingdom import games
        from kingdom.whole import WholeGame

        rules = games.load(game)
        players = list(zip(names, rules.COLOURS, strict=False))
        match = WholeGame(rules, players, size, options, **how)
        sit.app.start(match)
        play(match, moves, random.Random(moves))
    return match


def play(match, moves, chance):
    """Make that many random moves, fewer where the game ends."""
    from kingdom.bits import count, nth
    from kingdom.draft import LAY, OVER, PUT, TURN_UP

    for _ in range(moves):
        draft = match.draft
        if draft.task == OVER:
            return
        if draft.task == TURN_UP:
            rest = [number for number in range(len(draft.box)) if draft.box[number]]
            match.turn_up(draft.drawn or chance.choice(rest))
        elif draft.task == LAY and draft.places:
            match.place(nth(draft.places, chance.randrange(count(draft.places))))
        elif draft.task == LAY:
            match.discard()
        elif draft.task == PUT:
            send(match, chance)
        else:
            take(match, chance)


def send(match, chance):
    """Do an errand somewhere."""
    from kingdom.bits import count, nth

    choices = match.draft.errand[2]
    seat = chance.choice([seat for seat, squares in enumerate(choices) if squares])
    match.send(seat, nth(choices[seat], chance.randrange(count(choices[seat]))))


def take(match, chance):
    """Let somebody take a domino of the coming line."""
    draft = match.draft
    seat = draft.seat
    if seat is None:
        able = [seat for seat in range(len(match.players)) if draft.kings_left(seat)]
        seat = chance.choice(able)
    match.take(chance.choice(draft.free), seat)
