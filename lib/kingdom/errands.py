# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a domino that was laid brings with it: questions where tokens go, one after another.

A game with TOKENS has `errands(draft, place, options)`, a generator. It looks at line, turn, seat
and kingdoms of the draft, changes nothing but their tokens, and yields every question as an
errand: (who decides, the token, for each seat the squares to choose from, as a set of bits of the
plane, whether it may be left). The answer it is sent is (seat, square), or None where it was left.
Where the token is None it is to be chosen itself: the bits are those of tokens, by their numbers,
and the answer is (seat, token). What else it has to remember it keeps in draft.aside, which has
copy().
"""


class Errands:
    """asked: the errand to be done, None once all are. before, aside and answers: the tokens of
    each kingdom and draft.aside before the first errand, and what was answered since, for who
    wants to try more."""

    def __init__(self, draft, game, place, options):
        self.place, self.options = place, options
        self.before = [bytes(kingdom.tokens) for kingdom in draft.kingdoms]
        self.aside = draft.aside and draft.aside.copy()
        self.answers = []
        self._run = game.errands(draft, place, options)
        self.asked = sent(self._run, None)

    def answer(self, answer):
        """Go on to the next errand; a ValueError where that is no answer to the last one."""
        _, token, choices, may_be_left = self.asked
        if answer is None and not may_be_left:
            raise ValueError(f"the {token or 'token'} must go somewhere")
        if answer and not _offered(choices, *answer):
            raise ValueError(f"the {token or 'token'} cannot go there")
        self.answers.append(answer)
        self.asked = sent(self._run, answer)


def sent(run, answer):
    """Send a generator an answer; give what it yields next, or None at its end."""
    try:
        return run.send(answer)
    except StopIteration:
        return None


def where(kingdom, fits):
    """Give the squares of a kingdom, as bits of its plane, for which fits(square, token) holds."""
    found = 0
    for square, there in enumerate(kingdom.cells):
        if there and fits(there, kingdom.tokens[square]):
            found |= 1 << square
    return found


def only(draft, seat, squares):
    """Give these squares for one seat, and none for all others."""
    return [squares if other == seat else 0 for other in range(len(draft.kingdoms))]


def _offered(choices, seat, square):
    return 0 <= seat < len(choices) and square >= 0 and choices[seat] >> square & 1
