# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.strategies where tokens lie in kingdoms: crowns that do not count."""

from kingdom.draft import NOBODY, TAKE
from kingdom.games import giants
from kingdom.strategies import STRENGTHS, bonuses, think

from tests.kingdom.errands import LETTER, WITHOUT, at, standing


def chosen(draft, strength):
    thought = think(draft, strength, giants, ())
    while not thought.step(1000):
        pass
    return thought.move


def test_a_crown_that_is_covered_gains_nothing():
    """Wheat would be best where its crown shows, and forest where that is covered."""
    for strength in STRENGTHS:
        for wheat, forest, letter in (("w1x", "f1", "f"), ("w1", "f1x", "w")):
            own = ((wheat, (0, 1)), (forest, (0, -1)))
            draft = standing(LETTER, own, WITHOUT)  # forest and wheat without crowns
            kingdom = draft.kingdoms[0]
            place = kingdom.squares(chosen(draft, strength))
            near = at(draft, 0, (0, 1 if letter == "w" else -1))[1]
            half = draft.halves.index(2 + "wf".find(letter))
            assert abs(place[half] - near) in (1, kingdom.width), (strength, letter)


def test_of_two_dominoes_the_one_whose_crown_counts_is_taken():
    """7 is wheat, 9 forest and 13 lake, on both halves."""
    for strength in STRENGTHS:
        for one, other, free, number in (
            ("w1x", "f1", (7, 9), 9),
            ("w1", "f1x", (7, 9), 7),
            ("f1x", "l1", (9, 13), 13),
            ("f1", "l1x", (9, 13), 9),
        ):
            draft = standing(LETTER, ((one, (0, 1)), (other, (0, -1))), WITHOUT)
            draft.task, draft.coming, draft.claims = TAKE, list(free), [NOBODY, NOBODY]
            assert chosen(draft, strength) == number, (strength, one)


def test_the_bonuses_of_a_box_are_known_by_either_name():
    assert bonuses(giants, ("middle", "harmony")) == (10, 5)
    assert bonuses(giants, ("harmony", "folie")) == (0, 5)
