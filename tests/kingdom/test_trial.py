# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.strategies.trial and kingdom.bits."""

from kingdom.bits import count, each
from kingdom.draft import LAY
from kingdom.games import classic
from kingdom.strategies.trial import Trial

from tests.kingdom.grown import DUEL, UP_RIGHT, gained, half, kingdom, turns


def test_a_set_tells_its_numbers():
    for numbers in ([], [0], [15, 16, 17], [3, 31, 32, 64, 727]):
        bits = 0
        for number in numbers:
            bits |= 1 << number
        assert (list(each(bits)), count(bits)) == (numbers, len(numbers)), numbers


def test_a_trial_gains_what_counting_anew_tells():
    for size, options in ((5, classic.DEFAULTS), (7, DUEL)):
        for draft in turns(3, 2, size, options):
            if draft.task == LAY and draft.domino % 3 == 0:
                own = draft.kingdoms[draft.seat]
                trial = Trial(own)
                trial.look()
                first, second = draft.halves
                for place in each(draft.places):
                    anew = gained(own, first, second, place)
                    assert trial.gain(first, second, place) == anew, (size, draft.round, place)


def test_equal_terrains_grow_one_territory_whatever_their_crowns():
    own = kingdom(5, ("l1", "w", (-1, 0), (-1, 1)))
    trial = Trial(own)
    trial.look()
    for first, second in (("l", "l"), ("l", "l1"), ("l1", "l")):
        first, second = half(first), half(second)
        for place in each(own.places(first, second)):
            assert trial.gain(first, second, place) == gained(own, first, second, place)


def test_a_trial_forgets_what_it_saw_of_another_kingdom():
    own = kingdom(5, ("l1", "l", (-1, 0), (-1, 1)))
    trial = Trial(kingdom(5, ("w", "l1", (1, 0), (1, 1)), ("l1", "l1", (1, 2), (0, 2))))
    trial.look()
    trial.take(own)
    trial.look()
    first, second = half("l"), half("w")
    for place in each(own.places(first, second)):
        assert trial.gain(first, second, place) == gained(own, first, second, place)


def test_a_trial_leaves_the_kingdom_as_it_is():
    own = kingdom(5, UP_RIGHT)
    before = bytes(own.cells), own.places(half("w"), half("l")), own.top
    trial = Trial(own)
    trial.lay(half("w"), half("l"), own.place(*[own.square_at(-2, c) for c in (0, 1)]))
    assert bytes(trial.cells) != before[0]
    assert (bytes(own.cells), own.places(half("w"), half("l")), own.top) == before


def test_a_trial_tells_its_outline():
    pit = (
        ("w", "w", (-1, -1), (-1, 0)),
        ("w", "w", (0, -2), (1, -2)),
        ("w", "w", (1, -1), (1, 0)),
    )
    ring = (("l", "l", (-1, -1), (-1, 0)), ("l", "l", (-1, 1), (0, 1)))
    for laid, holes, edges, centred in (
        ((), 0, 4, True),
        ((UP_RIGHT,), 0, 8, True),
        ((("w", "w", (0, 1), (0, 2)),), 0, 8, True),
        ((("w", "w", (0, 1), (0, 2)), ("w", "w", (0, 3), (0, 4))), 0, 10, False),
        (pit, 1, None, True),
        (ring, 0, None, True),
    ):
        trial = Trial(kingdom(5, *laid))
        assert (trial.holes, trial.centred) == (holes, centred), laid
        assert edges in (None, trial.edges), (laid, trial.edges)
