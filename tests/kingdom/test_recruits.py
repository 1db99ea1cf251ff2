# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.recruits: paid with two kinds of resources or with four, chosen, put."""

from kingdom.bits import each
from kingdom.cave import Cave
from kingdom.errands import sent
from kingdom.placing import Kingdom
from kingdom.recruits import face_up, recruiting
from kingdom.square import FIRST, square

RESOURCE, FIRST_PIECE, VOLCANO = 4, 5, FIRST + 5
NAMES = ("hunter", "fisher", "oafish")
COPIES = (2, 2, 1)


class Table:
    """Two kingdoms side by side, as much of a Draft as a recruit needs."""

    def __init__(self):
        self.kingdoms = [Kingdom(5, True), Kingdom(5, True)]
        self.run = self.asked = self.order = self.aside = None

    def lay(self, *squares):
        """Lay (terrain, token) one after another along the castle's row; give their squares."""
        kingdom = self.kingdoms[0]
        found = [kingdom.castle + 1 + number for number in range(len(squares))]
        for at, (there, token) in zip(found, squares):
            kingdom.cells[at], kingdom.tokens[at] = there, token
        return found

    def begin(self):
        pieces = RESOURCE, COPIES, FIRST_PIECE
        face_up(self, pieces)
        self.run = recruiting(self, 0, NAMES, pieces, VOLCANO)
        self.asked = sent(self.run, None)

    def answer(self, number):
        self.asked = sent(self.run, None if number is None else (0, number))

    def offered(self):
        """What is asked, what there is to choose from, and whether it may be left."""
        seat, token, choices, may_be_left = self.asked
        assert (seat, choices[1]) == (0, 0)
        return token, list(each(choices[0])), may_be_left


def resources(*kinds):
    return [(FIRST + kind, RESOURCE) for kind in kinds]


def test_two_kinds_pay_for_one_piece_of_any_kind():
    table = Table()
    one, same, other, bare = table.lay(*resources(1, 1, 2), (FIRST, 0))
    table.begin()
    assert table.offered() == ("pay", [one, same, other], True)
    table.answer(same)
    assert table.offered() == ("pay", [other], False)
    table.answer(other)
    assert table.offered() == (None, [5, 6, 7], False)
    table.answer(6)
    assert table.offered() == ("fisher", [same, other, bare], False)
    table.answer(bare)
    assert table.asked is None
    tokens = table.kingdoms[0].tokens
    assert [tokens[at] for at in (one, same, other, bare)] == [RESOURCE, 0, 0, 6]


def test_nobody_has_to_recruit():
    table = Table()
    table.lay(*resources(1, 2))
    table.begin()
    table.answer(None)
    assert table.asked is None and table.kingdoms[0].tokens.find(RESOURCE) > 0


def test_who_has_less_than_two_kinds_is_not_asked():
    for kinds in ((), (1,), (3, 3, 3)):
        table = Table()
        table.lay(*resources(*kinds))
        table.begin()
        assert table.asked is None


def test_four_kinds_pay_for_a_search_of_the_pile():
    table = Table()
    squares = table.lay(*resources(1, 2, 3, 4))
    table.begin()
    for at in squares[:2]:
        table.answer(at)
    assert table.offered() == ("pay_more", squares[2:], True)
    table.answer(squares[2])
    assert table.offered() == ("pay_more", squares[3:], False)
    table.answer(squares[3])
    assert table.offered()[0] is None
    table.answer(5)
    assert table.offered() == ("hunter", squares, False)


def test_two_more_may_be_kept():
    table = Table()
    squares = table.lay(*resources(1, 2, 3, 4))
    table.begin()
    for at in squares[:2] + [None]:
        table.answer(at)
    assert table.offered()[0] is None
    table.answer(7)
    assert table.offered() == ("oafish", squares[:2], False)


def test_three_kinds_pay_like_two():
    table = Table()
    squares = table.lay(*resources(1, 2, 3))
    table.begin()
    for at in squares[:2]:
        table.answer(at)
    assert table.offered()[0] is None


def test_a_piece_stands_on_no_volcano_and_no_fire_and_nothing_else():
    table = Table()
    table.kingdoms[0].cells[table.kingdoms[0].castle - 1] = VOLCANO
    squares = table.lay(*resources(1, 2), (square(FIRST, 1), 0), (FIRST, 3))
    table.begin()
    for number in (squares[0], squares[1], 5):
        table.answer(number)
    assert table.offered() == ("hunter", squares[:2], False)


def test_a_kind_of_which_all_stand_somewhere_is_not_offered():
    table = Table()
    table.lay(*resources(1, 2), (FIRST, 5), (FIRST, 6))
    table.kingdoms[1].tokens[table.kingdoms[1].castle + 1] = 6
    table.kingdoms[1].tokens[table.kingdoms[1].castle + 2] = 7
    table.begin()
    for at in list(each(table.asked[2][0])):
        table.answer(at)
    assert table.offered() == (None, [5], False)


def test_where_no_piece_is_left_nobody_is_asked():
    table = Table()
    table.lay(*resources(1, 2))
    for at, token in enumerate((5, 5, 6, 6, 7)):
        table.kingdoms[1].tokens[at] = token
    table.begin()
    assert table.asked is None


# Where a seed draws


def drawn(shown, pile, *kinds):
    table = Table()
    squares = table.lay(*resources(*kinds))
    table.order, table.round, table.aside = bytes((1, 2, 3, 4)), 3, Cave(shown, pile, 3)
    table.begin()
    return table, squares


def test_two_kinds_pay_for_one_of_those_face_up():
    table, squares = drawn([5, 5], [6, 7], 1, 2)
    for at in squares:
        table.answer(at)
    assert table.offered() == (None, [5], False)
    table.answer(5)
    assert (table.aside.shown, table.aside.pile) == ([5], [6, 7])


def test_four_kinds_pay_for_one_of_the_pile():
    table, squares = drawn([5, 5], [6, 7], 1, 2, 3, 4)
    for at in squares[:2]:
        table.answer(at)
    assert table.offered() == ("pay_more", squares[2:], True)
    for at in squares[2:]:
        table.answer(at)
    assert table.offered() == (None, [6, 7], False)
    table.answer(7)
    assert (table.aside.shown, table.aside.pile) == ([5, 5], [6])
    table.answer(squares[0])
    assert table.kingdoms[0].tokens[squares[0]] == 7 and table.asked is None


def test_where_none_lies_face_up_all_four_must_be_paid():
    table, squares = drawn([], [6], 1, 2, 3, 4)
    for number, at in enumerate(squares):
        assert table.offered()[0] == ("pay", "pay", "pay", "pay_more")[number]
        assert table.offered()[2] == (number == 0)
        table.answer(at)
    assert table.offered() == (None, [6], False)
    assert drawn([], [6], 1, 2, 3)[0].asked is None
    assert drawn([], [], 1, 2, 3, 4)[0].asked is None


def test_where_the_pile_is_empty_nobody_is_asked_for_more():
    table, squares = drawn([6], [], 1, 2, 3, 4)
    for at in squares[:2]:
        table.answer(at)
    assert table.offered() == (None, [6], False)


def test_a_cave_is_dealt_and_filled_up_once_it_is_needed():
    table = Table()
    table.lay(*resources(1, 2))
    table.order, table.round = bytes((1, 2, 3, 4)), 2
    table.begin()
    assert (len(table.aside.shown), len(table.aside.pile)) == (4, 1)
    table.aside.take(table.aside.shown[0], False)
    table.begin()
    assert len(table.aside.shown) == 3
    table.round = 3
    table.begin()
    assert (len(table.aside.shown), len(table.aside.pile)) == (4, 0)
