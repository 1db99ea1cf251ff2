# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.tiling: what the box can make, and the squares that show what it cannot."""

from kingdom.games import classic
from kingdom.textform import parse
from kingdom.tiling.search import Tiling

from tests import cases, fair
from tests.kingdom import tiny_game

ENOUGH = 10000
# The photographs of a table have numbers in a row, and each table was photographed twice.
TABLES = ((1, 2, 3), (17, 18, 20), (25, 28), (34, 35), (48, 49, 50), (52, 53, 54), (58, 59))


def look(kingdoms, in_play=None, limit=ENOUGH, in_order=False, size=5, game=classic):
    boards = [kingdom and parse(kingdom, size, game) for kingdom in kingdoms]
    return Tiling(game, boards, in_play, limit, in_order)


def found(*kingdoms, work=ENOUGH * 2, **more):
    tiling = look(kingdoms, **more)
    while not tiling.over:
        tiling.step(work)
    return tiling.answer, tiling.proof


def real():
    return {int(case["id"][-2:]): case["kingdom"] for case in cases.read("boards")}


def test_every_real_kingdom_can_be_made():
    for number, kingdom in real().items():
        assert found(kingdom) == (True, ()), number


def test_the_real_kingdoms_of_a_table_can_be_made_from_one_box():
    kingdoms = real()
    for numbers in TABLES:
        assert found(*[kingdoms[number] for number in numbers]) == (True, ()), numbers


def test_the_fewest_squares_are_named():
    for kingdom, squares in (
        ("C w w", None),
        ("C m1 w", None),
        ("C", None),
        (". C", None),
        ("C w", [13]),  # no neighbour
        ("C m1 f", [13]),  # no such domino
        ("C w w w", [12, 14]),  # one neighbour for two
        ("f l w / C . .", [7, 9]),
        ("w w f f / C m1 . .", [6, 12]),
        ("s s . s s / . . C . .", [5, 8]),  # one such domino for two
        ("w w . w w / . . C . . / w w . . .", [6, 9, 16]),
    ):
        answer, proof = found(kingdom)
        assert (answer, proof) == (
            (True, ()) if squares is None else (False, [(0, index) for index in squares])
        ), kingdom


def test_kingdoms_that_can_be_made_alone_may_lack_a_domino_together():
    mine = "m3 w C"
    assert found(mine)[0] and found("C w m3")[0]
    assert found(mine, "C w m3") == (False, [(0, 10), (1, 14)])
    assert found(mine, None) == (True, ()) and found(None, mine) == (True, ())
    assert found(mine, "C w w") == (True, ())


def test_a_domino_that_others_need_is_left_to_them():
    """Each alone takes what comes first; together one of them has to give way."""
    either = "f w . / l l C"  # fw and ll, or fl and wl
    assert found(either, "C w f") == found(either, "C l f") == (True, ())
    assert found(either, "C w f", "C l f")[0] is False


def test_all_dominoes_in_play_may_be_too_few():
    assert found("C w w w w", "C f f f f", in_play=4) == (True, ())
    answer, proof = found("C w w w w", "C f f f f", in_play=3)
    assert answer is False and len(proof) == 8


def test_one_alone_is_told_before_all_together():
    assert found("m3 w C", "C w m3 . . / . . . . m1") == (False, [(1, 19)])


def test_a_kingdom_that_cannot_grow_is_one_only_if_the_order_counts():
    far = "w f . / . . . / . . C"
    assert found(far) == (True, ())
    assert found(far, in_order=True) == (False, [(0, 0), (0, 1)])
    for kingdom, grows in (
        ("w f . / . . .", True),  # no castle, no order
        ("C w f f l", True),
        ("C w f l l", False),
        ("C w f / . l f", True),
        ("C l f . / . . w w", False),  # its own other half is no neighbour to begin at
    ):
        assert (found(kingdom, size=7, in_order=True)[0] is True) == grows, kingdom


def test_another_way_to_cover_is_sought_where_the_first_cannot_grow():
    kingdom = real()[1]
    tiling = look([kingdom], in_order=True)
    assert tiling.step(ENOUGH) is True and tiling.over


def test_of_all_ways_to_cover_the_one_with_the_fewest_squares_out_of_reach_is_told():
    kingdom = "g f g . . / g w g . . / g f C . . / . . . . . / . . . . ."
    assert found(kingdom, in_order=True) == (False, [(0, 1), (0, 6)])


def test_people_at_a_table_bend_the_order():
    """Board 2 was played with two dominoes that touch nothing of their own."""
    answer, proof = found(real()[2], in_order=True)
    assert (answer, proof) == (False, [(0, 4), (0, 23)])


def test_any_slice_gives_the_same_answer():
    kingdoms = [real()[number] for number in (10, 17, 18, 20)]
    whole = found(*kingdoms)
    assert whole[0] is False and len(whole[1]) == 2
    for work in (1, 7, 28, 1000):
        assert found(*kingdoms, work=work) == whole


def test_nothing_is_said_before_it_is_known():
    tiling = look([real()[1]])
    for _ in range(10):
        assert tiling.step(1) is None and not tiling.over
    assert tiling.step(ENOUGH) is True and tiling.over
    assert tiling.step(1) is True


def test_beyond_the_limit_it_stays_unknown():
    kingdoms = [real()[number] for number in (17, 18, 20)]
    for work in (1, 10, ENOUGH):
        assert found(*kingdoms, limit=60, work=work) == (None, ())
    assert found(*kingdoms, limit=300) == (True, ())


def test_there_is_as_much_work_again_for_the_proof():
    assert found("C m1 f", limit=55) == (None, ())
    assert found("C m1 f", limit=56) == (False, [(0, 13)])


def test_a_proof_cut_short_by_the_limit_is_still_one():
    kingdom = "g g f f f / g f f f1 g / g s1 C f g / g s2 l g2 g1 / f l1 l g1 w"
    assert found(kingdom) == (False, [(0, 2), (0, 4), (0, 6), (0, 13)])
    answer, proof = found(kingdom, limit=200)
    assert answer is False and len(proof) > 4


def test_a_table_too_large_to_number_stays_unknown():
    kingdom = "t s t s t s t s . / " * 7 + ". . . . . . . . C"
    assert found(kingdom, size=9, game=fair) == (True, ())
    assert found(*[kingdom] * 4, size=9, game=fair)[0] is False
    assert found(*[kingdom] * 5, size=9, game=fair) == (None, ())


def test_another_game_has_another_box():
    assert found("a r1 C", size=3, game=tiny_game) == (True, ())
    assert found("a r C", size=3, game=tiny_game) == (True, ())
    assert found("r r C", size=3, game=tiny_game) == (False, [(0, 3)])
