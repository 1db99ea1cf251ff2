# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.cave."""

from kingdom.cave import dealt, kinds

COPIES = (2, 3, 1)
ALL = [5, 5, 6, 6, 6, 7]


def cave(order=(1, 2, 3, 4)):
    return dealt(bytes(order), COPIES, 5)


def test_every_piece_is_there_once_and_none_lies_face_up():
    found = cave()
    assert (found.shown, sorted(found.pile)) == ([], ALL)


def test_four_are_turned_up_in_a_round_and_what_is_taken_is_missing_until_the_next():
    found = cave()
    found.fill(1)
    assert len(found.shown) == 4 and sorted(found.shown + found.pile) == ALL
    taken = found.shown[2]
    found.take(taken, False)
    found.fill(1)
    assert len(found.shown) == 3
    coming = found.pile[-1]
    found.fill(2)
    assert len(found.shown) == 4 and found.shown[3] == coming
    assert sorted(found.shown + found.pile + [taken]) == ALL


def test_who_searches_takes_from_the_pile():
    found = cave()
    found.fill(1)
    shown, token = list(found.shown), found.pile[0]
    found.take(token, True)
    assert found.shown == shown and sorted(found.shown + found.pile + [token]) == ALL


def test_an_empty_pile_fills_nothing_up():
    found = cave()
    for round in range(1, 9):
        found.fill(round)
        if found.shown:
            found.take(found.shown[0], False)
    assert found.shown == found.pile == []


def test_the_order_depends_on_that_of_the_dominoes_alone():
    assert cave().pile == cave().pile
    orders = [cave((number, 7, 9, 48)).pile for number in range(1, 9)]
    assert len([1 for order in orders if order != orders[0]]) > 4


def test_a_copy_goes_its_own_way():
    found = cave()
    found.fill(1)
    other = found.copy()
    other.take(other.shown[0], False)
    other.take(other.pile[0], True)
    other.fill(2)
    assert len(found.shown) == 4 and len(found.pile) == 2
    found.fill(1)
    assert len(found.shown) == 4


def test_tokens_as_bits():
    assert (kinds([]), kinds([5, 7, 5])) == (0, 1 << 5 | 1 << 7)
